import { describe, expect, it } from 'vitest';
import type { StudyIndex } from '../../../src/comparison/studyIndex';
import { published } from '../../../src/scenario/scenario';
import { knobSchema } from '../../../src/studies/low-latency/knobs';
import { rowOf, valuesOf, watchPart } from '../../../src/watch/page/context';
import { countsAt } from '../../../src/watch/page/counts';
import { endProblem, nearestProblem } from '../../../src/watch/page/following';
import { labelWidth } from '../../../src/watch/page/labelWidth';
import { tailOf } from '../../../src/watch/page/tail';
import { clockOf, countsText, factText, messageText, nameOf } from '../../../src/watch/page/texts';
import { cpuFact, cpuFactOf } from '../../../src/watch/run/facts';
import { levelAt } from '../../../src/watch/run/lines';
import { meanUnderWay, ratePerMs } from '../../../src/watch/run/meanCounts';
import { momentAt, stepFrom } from '../../../src/watch/run/moment';
import { readWatched } from '../../../src/watch/run/read';
import { watchedByParts } from '../../../src/watch/run/singleParts';
import { longestWaiting, stillOf } from '../../../src/watch/run/still';
import type { WatchedStudy } from '../../../src/watch/run/study';
import type { WatchedReport } from '../../../src/watch/run/watched';

const stage = (id: string, kind: 'wait' | 'work' | 'line', meanMs: number | null) =>
  ({ id, kind, label: id, path: null, meanMs }) as const;

const stagesWith = (meanMs: number | null) => [
  stage('wait', 'wait', meanMs),
  stage('work', 'work', meanMs),
  stage('queue', 'line', null),
];

/** Rows of notes: number of the message or of those in line, host, part, from and to in ms. */
type Row = readonly [message: number, host: number, part: number, fromMs: number, toMs: number];
const notesOf = (rows: readonly Row[]) => ({
  message: Uint32Array.from(rows, ([message]) => message),
  host: Uint16Array.from(rows, ([, host]) => host),
  part: Uint8Array.from(rows, ([, , part]) => part),
  fromMs: Float64Array.from(rows, ([, , , fromMs]) => fromMs),
  toMs: Float64Array.from(rows, ([, , , , toMs]) => toMs),
});

const REPORT = {
  simulatedMs: 500_000,
  metrics: { roundtrips: 120 },
  machines: [
    { roles: ['receive', 'send'], cpuPercent: 40 },
    { roles: ['sql'], cpuPercent: 80 },
  ],
  protocol: { rampUpMs: 100, steadyMs: 300, rampDownMs: 200, rampsCount: false },
  series: 'left out of a still',
} as unknown as WatchedReport;

const study = (meanMs: number | null) =>
  ({
    noun: { one: 'message', many: 'messages' },
    stagesOf: () => stagesWith(meanMs),
    stageAt: null,
    readerOf: () => () => (id: string, host: number) => `${id}:${host}`,
    incidentsOf: () => [{ text: 'checkpoint', startMs: 120 }],
  }) as unknown as WatchedStudy;

const watched = {
  report: REPORT,
  stretch: { fromMs: 100, untilMs: 200 },
  notedFromMs: 50,
  ofMessages: notesOf([
    [1, 3, 0, 40, 60],
    [1, 3, 1, 60, 130],
    [2, 4, 0, 110, 170],
    [2, 4, 1, 170, 260],
    [3, 4, 1, 120, 140],
  ]),
  ofLines: notesOf([
    [5, 0, 2, 100, 150],
    [6, 0, 2, 150, 180],
  ]),
  eventsMs: Float64Array.from([110, 120, 130]),
} as unknown as Parameters<typeof readWatched>[1];
const read = (meanMs: number | null = null) => readWatched(study(meanMs), watched, {});

describe('the notes of a run', () => {
  it('tell of journeys by their beginning, at the places of their hosts, as far as notes go back', () => {
    const { run, eventsMs } = read();
    expect(run.journeys.map(({ message, isWhole }) => [message, isWhole])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
    expect(run.journeys[1]?.spans.map(({ place }) => place)).toEqual(['wait:4', 'work:4']);
    expect(run.longestMs).toBe(150);
    expect(eventsMs).toBe(watched.eventsMs);
    expect(
      readWatched(study(null), { ...watched, ofMessages: notesOf([]) }, {}).run.longestMs,
    ).toBe(0);
  });

  it('tell what is worth seeing', () => {
    expect(read().sights.map(({ id, timeMs }) => [id, timeMs])).toEqual([
      ['incident', 120],
      ['crowd', 120],
      ['longestWait', 169.5],
    ]);
  });

  it('tell how many are in a line, from the instant of a change on', () => {
    const { run } = read();
    expect([99, 100, 149, 150, 179, 180].map((timeMs) => levelAt(run, 'queue', timeMs))).toEqual([
      ...[0, 5, 5, 6, 6, 0],
    ]);
    expect(levelAt(run, 'none', 120)).toBe(0);
  });

  it('give the mean numbers of the stretch where no stage has a mean time', () => {
    const { run } = read();
    expect(run.meanCounts).toEqual([0.6, 0.8, 0]);
    expect(meanUnderWay(run)).toBeCloseTo(1.4);
  });

  it('give those of the run by the law of Little where its stages have one', () => {
    expect(read(5).run.meanCounts).toEqual([2, 2, 0]);
    expect(ratePerMs(REPORT)).toBeCloseTo(120 / 300);
    const ramps = { ...REPORT, protocol: { ...REPORT.protocol, rampsCount: true } };
    expect(ratePerMs(ramps)).toBeCloseTo(120 / 600);
    expect(ratePerMs({ ...REPORT, metrics: {} } as WatchedReport)).toBe(0);
  });
});

describe('a moment', () => {
  it('has who is under way, from the first instant of a part to the last but one', () => {
    const { run } = read();
    const at = (timeMs: number) =>
      momentAt(run, timeMs).map(({ message, stage }) => `${message} ${stage.id}`);
    expect(at(110)).toEqual(['1 work', '2 wait']);
    expect(at(130)).toEqual(['2 wait', '3 work']);
    expect(at(170)).toEqual(['2 work']);
    expect(at(260)).toEqual([]);
    expect(countsAt(momentAt(run, 120), 'wait:4')).toEqual({ waiting: 1, atWork: 0 });
    expect(countsAt(momentAt(run, 120), 'work:4')).toEqual({ waiting: 0, atWork: 1 });
  });

  it('has those first who have been longest in their part, and of equals the lower number', () => {
    const rows: Row[] = [
      [3, 0, 0, 110, 150],
      [2, 0, 0, 110, 150],
      [5, 0, 0, 105, 150],
    ];
    const { run } = readWatched(study(null), { ...watched, ofMessages: notesOf(rows) }, {});
    expect(momentAt(run, 120).map(({ message }) => message)).toEqual([5, 2, 3]);
  });

  it('has events to step to, and itself where there are none', () => {
    const events = [110, 120, 130];
    expect([100, 110, 115, 130].map((timeMs) => stepFrom(events, timeMs, 1))).toEqual([
      ...[110, 120, 120, 130],
    ]);
    expect([100, 110, 115, 130, 140].map((timeMs) => stepFrom(events, timeMs, -1))).toEqual([
      ...[100, 110, 110, 120, 130],
    ]);
  });
});

describe('the still of a page', () => {
  const view = { timeMs: 125, slowed: 100, message: null };

  it('follows who waits longest of those whose beginning is known', () => {
    const { run } = read();
    expect(longestWaiting(run, momentAt(run, 125))).toBe(2);
    expect(longestWaiting(run, momentAt(run, 180)), 'nobody waits').toBe(2);
    expect(longestWaiting(run, momentAt(run, 70)), 'none began in the notes').toBeNull();
  });

  it('has who is there at its instant, and the whole way of the followed one alone', () => {
    const still = stillOf(read(), view);
    expect(still.view).toEqual({ ...view, message: 2 });
    expect(still.run.journeys.map(({ message, spans }) => [message, spans.length])).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
    ]);
    expect(momentAt(still.run, 125)).toEqual(momentAt(read().run, 125));
    expect(stillOf(read(), { ...view, timeMs: 150 }).run.journeys).toHaveLength(1);
    expect(still.run.report.simulatedMs).toBe(500_000);
    expect(still.run.report).not.toHaveProperty('series');
  });
});

describe('a message that is asked for', () => {
  it('is the nearest of the run, which is told', () => {
    const { run } = read();
    expect(nearestProblem(run, 2)).toBeNull();
    const near = nearestProblem(run, 9);
    expect(near?.message).toBe(3);
    expect(near?.problem?.message).toBe(
      'Followed message (follow) is “9”; accepted: numbers of this stretch, 1 to 3. 3 is used.',
    );
    expect(nearestProblem({ ...run, journeys: [] }, 9)).toEqual({ message: null, problem: null });
  });

  it('is asked for at an instant of the run, ends included', () => {
    const { run } = read();
    const long = { ...run, stretch: { fromMs: 100_000, untilMs: 200_000 } };
    expect(endProblem(long, 200_000)).toBeNull();
    expect(endProblem(long, 200_001)?.message).toBe(
      'Time in seconds (at) is “200.001”; accepted: numbers from 0 to 500, when this run ends. 200 is used.',
    );
  });
});

describe('words of a moment', () => {
  const noun = { noun: { one: 'message', many: 'messages' } } as WatchedStudy;

  it('say how many wait and work', () => {
    const text = (waiting: number, atWork: number) => countsText({ waiting, atWork });
    expect([text(0, 0), text(2, 0), text(0, 1), text(1200, 3)]).toEqual([
      ...['empty', '2 in line', '1 at work', '1,200 in line, 3 at work'],
    ]);
  });

  it('have units, and the names that a study uses', () => {
    expect(clockOf(360_250)).toMatch(/^360\.250\ss$/);
    expect(factText({ label: 'users', value: 1600 })).toBe('1,600 users');
    expect(factText({ label: 'CPU', value: 40, unit: '%' })).toMatch(/^CPU 40\s%$/);
    expect(nameOf(12_345, noun)).toBe('Message 12,345');
    const [present] = momentAt(read().run, 110);
    if (present === undefined) throw new Error('nobody is there');
    expect(messageText(present, noun)).toBe('message 1');
    const back = { ...present, stage: { ...present.stage, path: 'response' as const } };
    expect(messageText(back, noun)).toBe('response 1');
  });

  it('tell how busy the computer with a role is, and nothing as 0 %', () => {
    expect(cpuFactOf(REPORT, 'sql')).toEqual({ label: 'CPU', value: 80, unit: '%' });
    expect(cpuFactOf(REPORT, 'send').value).toBe(40);
    expect(cpuFactOf(REPORT, 'none').value).toBe(0);
    expect(cpuFact(null).value).toBe(0);
  });

  it('have room by the longest, within bounds', () => {
    expect(labelWidth(['abcd', 'abcdefghij'], 10, 1000)).toBeCloseTo(73);
    expect(labelWidth([], 50, 1000)).toBe(50);
    expect(labelWidth(['a'.repeat(400)], 10, 200)).toBe(200);
  });
});

describe('the tail of a mark', () => {
  it('leads back the way it came, 26 px at most', () => {
    expect(tailOf({ x: 10, y: 0 }, { x: 0, y: 0 })).toEqual({ x: 10, y: 0 });
    expect(tailOf({ x: 3, y: 104 }, { x: 3, y: 52 })).toEqual({ x: 0, y: 26 });
    const { x, y } = tailOf({ x: 30, y: 40 }, { x: 90, y: 120 });
    expect([x, y]).toEqual([expect.closeTo(-15.6), expect.closeTo(-20.8)]);
  });
});

describe('a study of which single parts are noted', () => {
  const described = watchedByParts({
    id: 'worker-threads',
    opens: { lengthMs: 2000, incident: 'restart', otherwiseMs: 7000 },
    placeOfPart: { commit: 'log' },
    placeOfHost: (host: number) => `host:${host}`,
  } as unknown as Parameters<typeof watchedByParts>[0]);

  it('watches around an instant, or its first incident', () => {
    expect(described.choiceAt(null)).toEqual({
      kind: 'containing',
      atMs: null,
      lengthMs: 2000,
      incident: 'restart',
      otherwiseMs: 7000,
    });
    expect(described.choiceAt(5)).toMatchObject({ atMs: 5 });
  });

  it('has the parts that the simulator declares, without a mean or a way back', () => {
    const stages = described.stagesOf({} as never);
    expect(stages.length).toBeGreaterThan(2);
    for (const one of stages) expect(one).toMatchObject({ path: null, meanMs: null });
  });

  it('finds places by part, and else by host', () => {
    const placeOf = described.readerOf({})();
    expect([placeOf('commit', 3), placeOf('other', 3)]).toEqual(['log', 'host:3']);
  });

  it('tells incidents by their label, where it has no other words', () => {
    const report = { incidents: [{ label: 'Restart', startMs: 5, endMs: 6 }] } as never;
    expect(described.incidentsOf(report)).toEqual([{ text: 'Restart', startMs: 5 }]);
    expect(described.incidentsOf({} as never)).toEqual([]);
  });
});

describe('the configurations that can be watched', () => {
  const defaults = knobSchema.knobs.map(({ default: value }) => value);
  const index = {
    configurations: [
      { id: '1-A', knobs: [] },
      { id: '1-B', knobs: defaults.map((value) => value + 1) },
    ],
  } as unknown as StudyIndex;
  const part = watchPart(study(null), knobSchema, index);

  it('are those of the study, with the values of their knobs, and no archived model', () => {
    expect(part.context.labels).toEqual(['1-A', '1-B']);
    expect(part.context.prefix).toBe('low-latency/');
    expect(part.context.schema.archived).toEqual([]);
    expect(Object.values(part.context.configurations['1-A'] ?? {})).toEqual(defaults);
    expect(Object.keys(part.context.configurations['1-B'] ?? {})).toEqual(
      knobSchema.knobs.map(({ id }) => id),
    );
  });

  it('are changed by a scenario', () => {
    const scenario = { ...published('low-latency/1-B'), changes: { virtualUsers: 9 } };
    expect(rowOf(part, scenario)).toBe('1-B');
    const values = valuesOf(part, scenario);
    expect(values.virtualUsers).toBe(9);
    expect(values.sendOnly).toBe(part.context.configurations['1-B']?.sendOnly);
  });
});
