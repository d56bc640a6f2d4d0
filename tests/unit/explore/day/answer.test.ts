import { describe, expect, it } from 'vitest';
import type { Asked } from '../../../../src/explore/day/asked';
import { answerByCurve } from '../../../../src/explore/day/byCurve';
import { examplesOf } from '../../../../src/explore/day/examples';
import {
  readQuestion,
  ruleOf,
  suggested,
  writeQuestion,
} from '../../../../src/explore/day/question';
import { countText, dayText, raiseText, stretches } from '../../../../src/explore/day/sentence';
import { raisable, raised } from '../../../../src/explore/day/survive';
import { type DayResult, workOnDay } from '../../../../src/explore/day/work';
import type { CurveRule } from '../../../../src/explore/study/dayRule';
import { valuesOf } from '../../../../src/explore/study/exploredStudy';
import { published } from '../../../../src/scenario/scenario';
import type { Simulate } from '../../../../src/simulator/batch/simulate';
import type { Report } from '../../../../src/simulator/report';
import { EXPLORED, exploredNamed } from '../../../support/explored';

const study = exploredNamed('low-latency');
const rule = ruleOf(study) as CurveRule;
const { knobs } = study.context.schema;
const USERS = knobs.findIndex(({ id }) => id === 'virtualUsers');
const SENDERS = knobs.findIndex(({ id }) => id === 'sendOnly');

/** A system that carries 20/s for each user up to 25/s for each sender, at 100 ms a user. */
const planted: Simulate = async (runs, { onFinished } = {}) =>
  runs.map(({ values, replication }, index) => {
    const [users = 0, senders = 0] = [values[USERS], values[SENDERS]];
    const rate = Math.min(20 * users, 25 * senders) + (replication - 0.5) * 0.01;
    const report = {
      metrics: { 'throughput.median': rate, 'roundtripTime.median': 100 * users },
      machines: [],
    } as unknown as Report;
    onFinished?.(index, report);
    return report;
  });
const asked = (rates: readonly number[], limit = 450): Asked => ({
  study,
  scenario: { base: 'low-latency/20-A', changes: {} },
  load: { from: 8, rates, peaks: null },
  limits: { measures: [{ measure: 'roundtripTime.median', value: limit }], mayWait: 0 },
});
const means = {
  simulate: planted,
  measurement: { protocol: 'preview', replications: 2, seed: 1 },
} as const;

describe('the hours of a closed loop', () => {
  it('take the users that make the rate, and let wait what none of them make', async () => {
    // 4 senders carry 100/s with 5 users; 450 ms are 4.5 users, 90/s.
    const { hours, reach } = await answerByCurve(rule, asked([50, 110, 80, 70, 10]), means);
    expect(reach?.most.mean).toBeCloseTo(100, 9);
    expect(reach?.accepted).toBeCloseTo(90, 9);
    expect(hours.map(({ load }) => Number(load?.toFixed(6)))).toEqual([2.5, 5, 4.5, 3.5, 1]);
    expect(hours.map(({ arrived }) => arrived)).toEqual([
      180_000, 396_000, 288_000, 252_000, 36_000,
    ]);
    expect(hours.map(({ waiting }) => waiting.mean)).toEqual([0, 36_000, 0, 0, 0]);
    // At the lower end of the band both rates are lower by the same factor: less room to work off what waits.
    const factor = (reach?.mostBand?.low ?? 0) / 100;
    const room = [288_000, 252_000].map((arrived) => Math.floor(324_000 * factor) - arrived);
    expect(Math.min(...room)).toBeGreaterThan(0);
    const late = 396_000 - Math.floor(360_000 * factor);
    expect(hours[3]?.waiting.high).toBe(late - (room[0] ?? 0) - (room[1] ?? 0));
    const found = hours.map(({ judged }) => judged[0]?.found?.mean.toFixed(3));
    expect(found).toEqual(['250.000', '500.000', '450.000', '350.000', '100.000']);
  });

  it('leave open what lies within the bands', async () => {
    const { hours, reach } = await answerByCurve(rule, asked([50, 96, 105, 300]), means);
    const band = reach?.mostBand;
    expect(band && band.low < 96 && band.high > 105).toBe(true);
    // 96/s can be carried, but not by the lower end of the band: the surplus there is what may wait.
    expect(hours[1]?.waiting.mean).toBe(0);
    expect(hours[1]?.waiting.high).toBe(345_600 - Math.floor(3600 * (band?.low ?? 0)));
    expect(hours.map(({ waitingVerdict }) => waitingVerdict)).toEqual([
      'kept',
      'band',
      'band',
      'broken',
    ]);
    expect(hours[0]?.judged[0]).toMatchObject({ verdict: 'kept', better: 'less', value: 450 });
    expect(hours[3]?.verdict).toBe('broken');
  });

  it('have bands of the regime that their runs show', async () => {
    const bandOf = async (busyPercent: number) => {
      const simulate: Simulate = async (runs, options) =>
        (await planted(runs, options)).map((report) => ({
          ...report,
          metrics: { ...report.metrics, 'cpu.BPI8X-O01': busyPercent },
        }));
      const { hours } = await answerByCurve(rule, asked([50]), { ...means, simulate });
      const band = hours[0]?.judged[0]?.band;
      return (band?.high ?? Number.NaN) / (band?.low ?? Number.NaN);
    };
    expect(await bandOf(70)).toBeGreaterThan(1.5 * (await bandOf(50)));
  });

  it('are those of fewer runs where the load is light, and the same', async () => {
    let runs = 0;
    const counted: Simulate = (batch, options) => {
      runs += batch.length;
      return planted(batch, options);
    };
    const light = await answerByCurve(rule, asked([10, 30]), { ...means, simulate: counted });
    expect(runs).toBeLessThan(2 * (rule.loop?.values.length ?? 0));
    expect(light.hours.map(({ verdict }) => verdict)).toEqual(['kept', 'kept']);
    expect(light.reach?.isEnd).toBe(false);
  });

  it('are survived with the fewest senders that carry them, proved by the study’s runs', async () => {
    const results: DayResult[] = [];
    const result = await workOnDay({
      rule,
      asked: asked([50, 120, 60], 700),
      seed: 1,
      simulate: planted,
      onResult: (one) => results.push(one),
    });
    expect(results[0]?.protocol).toBe('preview');
    expect(result.isSurvived).toBe(false);
    expect(result.survivals?.map(({ raises }) => raiseText(raises))).toEqual([
      'sending computer, 5 instead of 4',
    ]);
    const [way] = result.survivals ?? [];
    expect(way?.answer.measurement.protocol).toBe('study');
    expect(way?.answer.hours.map(({ waiting }) => waiting.mean)).toEqual([0, 0, 0]);
    expect(raised(study, asked([1]), way?.raises ?? [])).toEqual({ sendOnly: 5 });
    const hopeless = await workOnDay({ rule, asked: asked([900]), seed: 1, simulate: planted });
    expect(hopeless.survivals).toEqual([]);
    const calm = await workOnDay({ rule, asked: asked([10]), seed: 1, simulate: planted });
    expect(calm).toMatchObject({ isSurvived: true, survivals: [] });
  });
});

describe('what is said of a day', () => {
  it('is made from its hours', async () => {
    const own = asked([50, 300, 300, 10, 10, 10, 10], 450);
    const answer = await answerByCurve(rule, own, means);
    const text = dayText(own.load, answer, 'messages', 0);
    expect(text[0]).toBe(countText(answer.hours));
    // 200/s too many for two hours are 1,440,000; 80/s of 90/s are free.
    expect(text.at(-1)).toBe(
      'At 11:00, 1,440,000 messages wait; 288,000 still do at the end.'.replace(
        '288,000',
        (1_440_000 - 4 * 80 * 3600).toLocaleString('en-US'),
      ),
    );
    const gone = asked([50, 120, 10, 10], 450);
    const back = await answerByCurve(rule, gone, means);
    expect(dayText(gone.load, back, 'messages', 0).at(-1)).toBe(
      'At 10:00, 72,000 messages wait; they are gone by 11:00.',
    );
    expect(stretches(answer.hours, ({ waiting }) => waiting.mean > 0)).toEqual([[1, 6]]);
  });

  it('names the hours in which a limit is passed', async () => {
    const own = asked([20, 80, 80, 20, 80], 200);
    const answer = await answerByCurve(rule, own, means);
    const [count, ...rest] = dayText(own.load, answer, 'messages', 0);
    expect(count).toBe('Simulated, all limits are kept in 2 of 5 hours, broken in 3.');
    expect(rest).toEqual([
      'From 09:00 to 11:00 and 12:00 to 13:00, median roundtrip passes 200\u202fms.',
    ]);
  });
});

describe('a question about a day', () => {
  const studies = new Map(EXPLORED.map((one) => [one.id, one]));
  const read = (text: string) => readQuestion(studies, new URLSearchParams(text));

  it.each(EXPLORED.map((one) => [one.id, one] as const))(
    'of %s comes back from its link',
    (_, one) => {
      const question = suggested(one, published(one.first));
      const link = writeQuestion(one, question);
      expect(read(link.slice(link.indexOf('?')))).toEqual({ question, problems: [] });
      const own = ruleOf(one);
      if (own === null) return;
      for (const { load } of examplesOf(one, own, question.scenario)) {
        const other = {
          ...question,
          load: { ...load, from: 1, peaks: load.rates },
          seed: 9,
          limits: { measures: [], mayWait: 5 },
        };
        const address = writeQuestion(one, other);
        expect(read(address.slice(address.indexOf('?')))).toEqual({
          question: other,
          problems: [],
        });
        expect(address.length).toBeLessThan(4000);
      }
      for (const { more, from, knob } of raisable(one, question).map((raise) => ({
        ...raise,
        more: raise.most,
      }))) {
        const changes = raised(one, question, [{ knob, label: '', from, most: more, more }]);
        expect(valuesOf(one, { base: one.first, changes })[knob]).toBe(from + more);
      }
    },
  );

  it('can be read by eye', () => {
    expect(
      writeQuestion(study, {
        ...suggested(study, published('low-latency/20-A')),
        load: { from: 0, rates: [...new Array<number>(7).fill(20), 35], peaks: null },
      }),
    ).toBe(
      '/explore/day?scenario=low-latency/20-A&load=20*7,35&limit=roundtripTime.median=300&wait=0&seed=1',
    );
  });

  it('names what it cannot use', () => {
    const { question, problems } = read(
      'scenario=low-latency/20-A,sendOnly=99&load=20,x&peaks=1,2,3&from=30&limit=roundtripTime.median=abc,speed=3&wait=-1&seed=x&users=4&utm_source=mail',
    );
    expect(problems.map(({ field }) => field)).toEqual([
      'sendOnly',
      'from',
      'load',
      'peaks',
      'limit',
      'limit',
      'wait',
      'seed',
      'users',
    ]);
    for (const { message, accepted } of problems) expect(message).toContain(accepted);
    expect(question.load).toEqual({ from: 23, rates: [20, 20], peaks: null });
    expect(question.limits).toEqual({
      measures: [{ measure: 'roundtripTime.median', value: 300 }],
      mayWait: 0,
    });
    expect(read('scenario=nothing/1').question.scenario.base).toBe('low-latency/20-A');
    expect(read('scenario=nothing/1').problems[0]?.message).toContain('“nothing/1”');
    expect(read('load=').problems[0]?.message).toContain('Load (load) is empty');
  });
});
