import { describe, expect, it } from 'vitest';
import {
  dropped,
  replaced,
  reset,
  settled,
  swappedWithFirst,
} from '../../../src/explore/compare/edits';
import { differingFirst, differingKnobs } from '../../../src/explore/compare/knobs';
import {
  type CompareQuestion,
  KEYS,
  readCompare,
  studiesOf,
  writeCompare,
} from '../../../src/explore/compare/question';
import { labLinkOf } from '../../../src/explore/question/labLink';
import { studyOf } from '../../../src/explore/question/scenarioText';
import { effectiveValues, published, type Scenario } from '../../../src/scenario/scenario';
import { EXPLORED } from '../../support/explored';

const studies = new Map(EXPLORED.map((study) => [study.id, study]));
const queryOf = (link: string) => new URLSearchParams(link.slice(link.indexOf('?')));
const read = (query: string) => readCompare(studies, new URLSearchParams(query));

/** Whole numbers below `most`, the same on every run. */
function chooser(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** One of the things that a reader does to a question. */
function edited(question: CompareQuestion, choose: (most: number) => number): CompareQuestion {
  const { scenarios } = question;
  const at = choose(scenarios.length);
  const scenario = scenarios[at] ?? published('low-latency/20-A');
  const study = studyOf(studies, scenario);
  const { knobs } = study.context.schema;
  const put = (made: readonly Scenario[]) => ({ ...question, scenarios: made });
  switch (choose(8)) {
    case 0:
      return scenarios.length < 4 ? put([...scenarios, scenario]) : question;
    case 1:
      return scenarios.length > 1 ? put(dropped(scenarios, at)) : question;
    case 2:
      return put(swappedWithFirst(scenarios, at));
    case 3: {
      const other = EXPLORED[choose(EXPLORED.length)] ?? study;
      const row = other.context.labels[choose(other.context.labels.length)] ?? '';
      return put(replaced(scenarios, at, published(other.context.prefix + row)));
    }
    case 4: {
      const id = Object.keys(scenario.changes)[0];
      return put(replaced(scenarios, at, reset(study, scenario, id).scenario));
    }
    case 5:
      return { ...question, seed: choose(2 ** 32), precision: [5, 2, 1, 0.5][choose(4)] ?? 2 };
    default: {
      const knob = knobs[choose(knobs.length)];
      if (knob === undefined) return question;
      const value =
        knob.kind === 'integer'
          ? Math.min(knob.max, knob.min + knob.step * choose(1 + (knob.max - knob.min) / knob.step))
          : knob.kind === 'set'
            ? choose(2 ** knob.choices.length)
            : (knob.choices[choose(knob.choices.length)]?.value ?? 0);
      return put(replaced(scenarios, at, settled(study, scenario, { [knob.id]: value }).scenario));
    }
  }
}

describe('the link of a comparison', () => {
  it('reads back to the same question after each of 300 random edits, and is read by eye', () => {
    const choose = chooser(7);
    let { question } = read('');
    for (let edit = 0; edit < 300; edit += 1) {
      question = edited(question, choose);
      const link = writeCompare(studies, question);
      expect(link).toMatch(
        /^\/explore\/compare\?a=[a-z-]+\/[\w./,=-]+(&[bcd]=[\w./,=-]+)*&seed=\d+(&precision=[\d.]+)?&v=1$/i,
      );
      const back = readCompare(studies, queryOf(link));
      expect(back.problems).toEqual([]);
      expect(back.question).toEqual(question);
      expect(question.scenarios.length).toBeGreaterThanOrEqual(1);
      expect(question.scenarios.length).toBeLessThanOrEqual(4);
    }
  });

  it('is the one that pages and letters promise', () => {
    const link = '/explore/compare?a=low-latency/20-A&b=low-latency/20-A,sendOnly=6&seed=7&v=1';
    const { question, problems } = readCompare(studies, queryOf(link));
    expect(problems).toEqual([]);
    expect(question.scenarios).toEqual([
      published('low-latency/20-A'),
      { ...published('low-latency/20-A'), changes: { sendOnly: 6 } },
    ]);
    expect([question.seed, question.precision]).toEqual([7, 2]);
    expect(writeCompare(studies, question)).toBe(link);
  });

  it('asks for the studies that it names, and for one where it names none', () => {
    expect(studiesOf(new URLSearchParams('a=capacity/overdrive&c=nonsense'))).toEqual([
      'low-latency',
      'capacity',
      'nonsense',
    ]);
    const { question, problems } = read('');
    expect(problems).toEqual([]);
    const [first, other] = question.scenarios;
    expect(first).toEqual(published('low-latency/20-A'));
    expect(other?.base).toBe(first?.base);
    expect(other?.changes).toEqual({ virtualUsers: 4 });
  });

  it.each([
    ['a=low-latncy/20-A', 'a', 'low-latency'],
    ['a=low-latency/20-Z', 'a', '20-A'],
    ['a=low-latency/20-A&b=low-latency/20-A,sendOnly=99', 'sendOnly', '0 to 12'],
    ['a=low-latency/20-A,sendOnly', 'a', 'settings'],
    ['e=low-latency/20-A', 'e', 'a, b, c, d'],
    ['seed=-3', 'seed', '0 to'],
    ['precision=lots', 'precision', '0.2 to 20'],
    ['precision=0', 'precision', '0.2 to 20'],
    ['a=,,,=&b=%00', 'a', ''],
    ['a=capacity', '', ''],
  ])(
    '%s is read without a throw, and names field and what is accepted',
    (query, field, accepted) => {
      const { question, problems } = read(query);
      expect(question.scenarios.length).toBeGreaterThan(0);
      if (field === '') expect(problems).toEqual([]);
      else {
        const problem = problems.find((one) => one.field === field);
        expect(problem?.message).toContain(accepted);
        expect(problem?.accepted).toContain(accepted);
      }
      expect(readCompare(studies, queryOf(writeCompare(studies, question))).question).toEqual(
        question,
      );
    },
  );

  it('leaves what others add to a link alone', () => {
    expect(read('utm_source=mail&docusaurus-theme=dark').problems).toEqual([]);
  });

  it('closes gaps: scenarios without one before them move up', () => {
    const { question } = read('b=scale-up/L1&d=scale-up/L2');
    expect(question.scenarios.map(({ base }) => base)).toEqual(['scale-up/L1', 'scale-up/L2']);
    expect(writeCompare(studies, question)).toContain('?a=scale-up/L1&b=scale-up/L2&');
  });
});

describe('what a reader does to a question', () => {
  const [a, b, c] = ['20-A', '20-B', '20-C'].map((row) => published(`low-latency/${row}`)) as [
    Scenario,
    Scenario,
    Scenario,
  ];
  it('swaps a scenario with the first and leaves the others', () => {
    expect(swappedWithFirst([a, b, c], 2)).toEqual([c, b, a]);
    expect(swappedWithFirst([a, b, c], 0)).toEqual([a, b, c]);
  });
  it('drops one', () => expect(dropped([a, b, c], 1)).toEqual([a, c]));
  it('resets a knob or all', () => {
    const study = studyOf(studies, a);
    const changed = { ...a, changes: { sendOnly: 6, tracking: 0 } };
    expect(reset(study, changed, 'sendOnly').scenario.changes).toEqual({ tracking: 0 });
    expect(reset(study, changed).scenario).toEqual(a);
  });
  it('keeps what excludes each other apart, and says so', () => {
    const study = studyOf(studies, a);
    const hosts = { receiveOnly: 0, receiveAndSend: 0, sendOnly: 0, sendAndTrack: 0 };
    const { scenario, problems } = settled(study, a, hosts);
    expect(problems.length).toBeGreaterThan(0);
    const values = effectiveValues(
      study.context.schema,
      study.context.configurations['20-A'] ?? {},
      scenario.changes,
    );
    expect((values.receiveOnly ?? 0) + (values.receiveAndSend ?? 0)).toBeGreaterThan(0);
  });
  it('opens each scenario in its lab, on the same random numbers', () => {
    const study = studyOf(studies, a);
    const link = labLinkOf(study, { ...a, changes: { sendOnly: 6 } }, 7);
    expect(link).toMatch(
      /^\/low-latency\/test-case-20\?config=A&sendOnly=6&seed=7&model=[\d.]+&v=1$/,
    );
    expect(labLinkOf(study, a, 1)).toBe('/low-latency/test-case-20?config=A&v=1');
  });
});

describe('the knobs that a card tells of', () => {
  const study = studies.get('low-latency') ?? EXPLORED[0];
  if (study === undefined) throw new Error('no study');
  const place = (row: string, changes = {}) => ({
    study,
    scenario: { ...published(`low-latency/${row}`), changes },
  });
  it('are those that differ, its own changes first', () => {
    const placed = [place('20-A'), place('20-A', { tracking: 0, virtualUsers: 4 })];
    const [one, other] = placed as [(typeof placed)[0], (typeof placed)[0]];
    const told = (which: typeof one) =>
      differingKnobs(placed, which).map(({ knob, value, published: from }) => [
        knob.id,
        from,
        value,
      ]);
    expect(told(other).map(([id]) => id)).toEqual(['virtualUsers', 'tracking']);
    expect(told(other)[0]).toEqual(['virtualUsers', 3, 4]);
    expect(told(one).map(([id, from, value]) => [id, from === value])).toEqual([
      ['virtualUsers', true],
      ['tracking', true],
    ]);
    const order = differingFirst(placed, other).map(({ id }) => id);
    expect(order.slice(0, 2)).toEqual(['virtualUsers', 'tracking']);
    expect([...order].sort()).toEqual(study.context.schema.knobs.map(({ id }) => id).sort());
  });
  it('say whether they stand where nobody measured, with these users', () => {
    const boxes = { messageBoxes: 2, sendOnly: 9 };
    const outside = (virtualUsers: number) => {
      const placed = place('20-A', { ...boxes, virtualUsers });
      return differingKnobs([placed], placed).flatMap(({ knob, isOutside }) =>
        isOutside ? [knob.id] : [],
      );
    };
    expect(outside(4)).toEqual(['sendOnly']);
    expect(outside(8).sort()).toEqual(['messageBoxes', 'sendOnly']);
  });
  it('are those of the same study alone', () => {
    const capacity = studies.get('capacity');
    if (capacity === undefined) throw new Error('no study');
    const placed = [place('20-A'), { study: capacity, scenario: published('capacity/overdrive') }];
    expect(differingKnobs(placed, placed[0] as (typeof placed)[0])).toEqual([]);
  });
});

it('has a key for each scenario', () => expect(KEYS).toEqual(['a', 'b', 'c', 'd']));
