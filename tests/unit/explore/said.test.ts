import { describe, expect, it } from 'vitest';
import { planeOf, stagesOf } from '../../../src/explore/compare/chartProps';
import { pinnedOf } from '../../../src/explore/compare/pinned';
import { rowsOf } from '../../../src/explore/compare/rows';
import { NOTHING_MADE } from '../../../src/explore/compare/runs';
import { examplesOf } from '../../../src/explore/day/examples';
import { ruleOf } from '../../../src/explore/day/question';
import { modelsText, withModels } from '../../../src/explore/question/models';
import { scenarioField } from '../../../src/explore/question/scenarioText';
import { goalOf, measuresOf } from '../../../src/explore/seek/goal';
import { readSeek } from '../../../src/explore/seek/link';
import { byMerit } from '../../../src/explore/seek/ranking';
import { published } from '../../../src/scenario/scenario';
import { EXPLORED, exploredNamed } from '../../support/explored';
import { askGain, planted } from '../../support/planted';
import { ask, report, studies } from './compared';

const study = exploredNamed('low-latency');

describe('what a plane of scenarios says', () => {
  const planeWith = (times: readonly number[], rates: readonly number[]) => {
    const letters = ['a', 'b', 'c', 'd'].slice(0, times.length);
    const question = ask(
      letters.map((letter, at) => `${letter}=low-latency/20-A,virtualUsers=${at + 2}`).join('&'),
    );
    const reports = times.map((time, at) => [
      report({ 'throughput.median': rates[at] ?? 0, 'roundtripTime.median': time }),
    ]);
    const joined = pinnedOf(studies, question, { ...NOTHING_MADE, reports });
    if (joined === null) throw new Error('no runs');
    return planeOf(joined.pinned, rowsOf(joined.pinned));
  };

  it('is which has the most and which the least, by one name where it is the same', () => {
    expect(planeWith([300, 280, 290], [100, 90, 110])?.title).toBe(
      'Simulated, C has the most throughput, B the least median roundtrip',
    );
    expect(planeWith([300, 280], [100, 120])?.title).toBe(
      'Simulated, B has the most throughput and the least median roundtrip',
    );
    expect(planeWith([280, 280], [100, 100])?.title, 'of equals the first').toMatch(
      /^Simulated, A/,
    );
  });

  it('has the numbers on its axes in their units, and marks of each', () => {
    const plane = planeWith([300, 280], [100, 120]);
    expect([plane?.xTitle, plane?.yTitle]).toEqual([
      'throughput, messages/s',
      'median roundtrip, ms',
    ]);
    expect(plane?.points.map(({ letter, x, y }) => [letter, x.mean, y.mean])).toEqual([
      ['A', 100, 300],
      ['B', 120, 280],
    ]);
    expect(plane?.rings.filter(({ isOwn }) => isOwn).map(({ id }) => id)).toEqual(['20-A']);
  });

  it('has stages that take half a millisecond anywhere, summed by name', () => {
    const stage = (label: string, meanMs: number) => ({ label, meanMs });
    const question = ask('a=low-latency/20-A&b=low-latency/20-B');
    const reports = [
      [stage('Publish', 3), stage('Publish', 4), stage('Short', 0.4), stage('Half', 0.5)],
      [stage('Publish', 5), stage('Only here', 2)],
    ].map((stages) => [report({}, { stages: stages as never })]);
    const pinned = pinnedOf(studies, question, { ...NOTHING_MADE, reports })?.pinned ?? [];
    const rows = stagesOf(pinned)?.rows ?? [];
    expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
      ['Publish', 7, 5],
      ['Half', 0.5, null],
      ['Only here', null, 2],
    ]);
    expect(rows[0]?.changes[0], 'the first is compared with nothing').toBeNull();
    const without = pinned.map((one) => ({ ...one, reports: [report({})] }));
    expect(stagesOf(without)).toBeNull();
  });
});

describe('loads to begin with', () => {
  it.each(EXPLORED.filter((one) => ruleOf(one)).map((one) => [one.id, one] as const))(
    'of %s are around what was measured of the scenario',
    (_, one) => {
      const rule = ruleOf(one);
      if (rule === null) throw new Error('no day');
      const metric = rule.kind === 'curve' ? rule.rate : rule.received;
      const row = one.first.slice(one.id.length + 1);
      const measured = one.index.configurations.find(({ id }) => id === row)?.measured[metric];
      const examples = examplesOf(one, rule, published(one.first));
      expect(examples.map(({ id }) => id)).toEqual(
        rule.kind === 'curve' ? ['office', 'month-end'] : ['office', 'study', 'month-end'],
      );
      const [office] = examples;
      const week = examples.at(-1);
      expect([office?.load.rates.length, week?.load.rates.length]).toEqual([24, 168]);
      const peakOf = (rates: readonly number[] = []) => Math.max(...rates);
      const rate = measured ?? Number.NaN;
      expect(peakOf(office?.load.rates) / rate).toBeCloseTo(1.1, 1);
      // The month closes on a Friday, the fifth day, and the weekend is quiet.
      const days = [0, 1, 2, 3, 4, 5, 6].map((day) =>
        peakOf(week?.load.rates.slice(24 * day, 24 * day + 24)),
      );
      expect(days.indexOf(Math.max(...days))).toBe(4);
      expect(Math.max(...days.slice(5))).toBeLessThan(Math.min(...days.slice(0, 5)));
      for (const { name } of examples) expect(name).toMatch(/^(A|The) .*\b(day|week)\b/);
      // Fewest come in the night, most before noon.
      const rates = office?.load.rates ?? [];
      expect(rates.indexOf(peakOf(rates))).toBe(9);
      expect(rates.indexOf(Math.min(...rates))).toBeLessThan(5);
    },
  );

  it('have another rate where the configuration prints none', () => {
    const rule = ruleOf(study);
    if (rule === null) throw new Error('no day');
    const peakOf = (base: string) =>
      Math.max(...(examplesOf(study, rule, published(base))[0]?.load.rates ?? []));
    expect(peakOf('low-latency/20-A')).not.toBe(peakOf('low-latency/20-B'));
    const unprinted = { ...study, index: { ...study.index, configurations: [] } };
    const [office] = examplesOf(unprinted, rule, published('low-latency/20-A'));
    expect(Math.max(...(office?.load.rates ?? []))).toBeCloseTo(110, 6);
  });
});

describe('the models in a link', () => {
  const models = [
    { study: 'low-latency', modelVersion: '2.1.0' },
    { study: 'capacity', modelVersion: '1.0.0' },
  ];
  it('are those of the scenarios that it names, unless it names its own', () => {
    expect(modelsText(models)).toBe('low-latency:2.1.0,capacity:1.0.0');
    const link = '/explore/why?scenario=capacity/overdrive';
    expect(withModels(link, models)).toMatch(/&[a-z]+=capacity:1\.0\.0$/);
    const [, key = ''] = /&([a-z]+)=/.exec(withModels(link, models)) ?? [];
    const own = `/explore/compare?${key}=2.0.0&a=capacity/overdrive`;
    expect(withModels(own, models)).toBe(own);
    expect(withModels('/explore/book', models)).toBe('/explore/book');
  });
});

it('a scenario in a link is written as it is read', () => {
  for (const one of EXPLORED) {
    const field = scenarioField(one, 'scenario');
    const knob = one.context.schema.knobs.find(({ kind }) => kind === 'integer');
    if (knob === undefined) throw new Error('no knob');
    const other = knob.default === knob.max ? knob.min : knob.max;
    const scenario = { ...published(one.first), changes: { [knob.id]: other } };
    const text = field.write(scenario);
    expect(text).toContain(`${one.first},`);
    expect(field.read(text).value).toMatchObject({ base: one.first });
    expect(field.write(field.read(text).value)).toBe(text);
  }
});

describe('what a search wants', () => {
  it('may be a price, which stands behind all that was measured', () => {
    const measures = measuresOf(planted, { sendOnly: 5, trackOnly: 2 });
    const price = measures.at(-1);
    expect([price?.label, price?.unit, price?.better]).toEqual(['Price', '', 'less']);
    expect(measures).toHaveLength(planted.measures.length + 1);
    expect(price?.of({ values: { sendOnly: 3, trackOnly: 1 }, report: report({}) })).toBe(17);
    expect(price?.of({ values: {}, report: report({}) })).toBe(0);
  });

  it('counts for nothing without a number, and a limit without one is broken', () => {
    const limits = [
      { measure: 'strain', value: 10 },
      { measure: 'gain', value: 5 },
    ];
    const goal = goalOf(planted, askGain({ limits }));
    expect([goal.cost({ gain: 3 }), goal.cost({ gain: null }), goal.cost({})]).toEqual([
      ...[-3, null, null],
    ]);
    expect(goal.costs({ gain: 3, strain: 4 }), 'what is wanted is no second time').toEqual([-3, 4]);
    expect(goal.broken({ gain: 5, strain: 10 })).toEqual([]);
    expect(goal.broken({ gain: 4, strain: 11 })).toEqual(['strain', 'gain']);
    expect(goal.broken({})).toEqual(['strain', 'gain']);
    const [strain, gain] = limits as [(typeof limits)[0], (typeof limits)[0]];
    expect([goal.excess(strain, { strain: 12 }), goal.excess(gain, { gain: 4 })]).toEqual([
      ...[0.2, 0.2],
    ]);
    expect(goal.excess({ measure: 'strain', value: 0 }, { strain: 3 })).toBe(3);
  });

  it('is first what ends, then what keeps the limits, then what has more, then what has room', () => {
    const goal = goalOf(planted, askGain({ limits: [{ measure: 'strain', value: 10 }] }));
    const candidates = {
      best: { numbers: { gain: 9, strain: 2 }, isUnstable: false },
      narrow: { numbers: { gain: 9, strain: 9 }, isUnstable: false },
      less: { numbers: { gain: 8, strain: 2 }, isUnstable: false },
      over: { numbers: { gain: 99, strain: 11 }, isUnstable: false },
      farOver: { numbers: { gain: 99, strain: 20 }, isUnstable: false },
      endless: { numbers: { gain: 99, strain: 1 }, isUnstable: true },
    };
    const order = (slack?: number) =>
      Object.entries(candidates)
        .reverse()
        .sort(([, a], [, b]) => byMerit(goal, slack)(a, b))
        .map(([name]) => name);
    expect(order()).toEqual(Object.keys(candidates));
    expect(order(0.2)[0], 'a little beyond counts as kept').toBe('over');
  });
});

describe('a search that names something twice or not at all', () => {
  const told = (query: string) => {
    const { question, problems } = readSeek(study, new URLSearchParams(query));
    return { question, messages: problems.map(({ message }) => message) };
  };
  it('uses the first, and says what is meant', () => {
    const { question, messages } = told(
      'move=sendOnly:1..3,sendOnly:2..5&price=sendOnly:5,sendOnly:6',
    );
    expect(question.moves.map(({ values }) => values)).toEqual([[1, 2, 3]]);
    expect(question.prices).toEqual({ sendOnly: 5 });
    expect(messages.join(' ')).toMatch(
      /one price of sendOnly\. The first is used\..* sendOnly once\. The first is used\./,
    );
  });
  it('names the nearest of what is none', () => {
    expect(told('move=sendOny:1..3').messages.join(' ')).toContain('Did you mean sendOnly?');
    expect(told('limit=computer:7').messages.join(' ')).toContain('Did you mean computers?');
    expect(told('move=sendOny:1..3').question.moves.length).toBeGreaterThan(1);
  });
  it('takes what is wanted without a direction as the measure has it', () => {
    const wanted = (text: string) => told(`want=${text}`).question.wanted;
    expect(wanted('roundtripTime.median')).toEqual({
      direction: 'minimise',
      measure: 'roundtripTime.median',
    });
    expect(wanted('throughput.median').direction).toBe('maximise');
    expect(wanted('min:throughput.median').direction).toBe('minimise');
  });
});
