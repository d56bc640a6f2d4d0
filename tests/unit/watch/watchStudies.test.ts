import { mean, range, sum } from 'd3-array';
import { describe, expect, it } from 'vitest';
import { watched as adapters } from '../../../src/studies/adapters/watch';
import { watched as capacity } from '../../../src/studies/capacity/watch';
import { watched as lowLatency } from '../../../src/studies/low-latency/watch';
import { watched as scaleUp } from '../../../src/studies/scale-up/watch';
import { watched as workerThreads } from '../../../src/studies/worker-threads/watch';
import { layoutOf } from '../../../src/watch/page/layout';
import { levelAt } from '../../../src/watch/run/lines';
import { momentAt, type Present } from '../../../src/watch/run/moment';
import { populationOf } from '../../../src/watch/run/population';
import { longestWaiting } from '../../../src/watch/run/still';
import type { WatchedStudy } from '../../../src/watch/run/study';
import type { WatchedRun } from '../../../src/watch/run/watched';
import { watchedScenario } from '../../support/watchedRun';

const SAMPLE_MS = 5000;
const STALL = 'SQL Server idles while requests wait';
const instantsOf = ({ stretch: { fromMs, untilMs } }: WatchedRun) =>
  Array.from({ length: 200 }, (_, index) => fromMs + ((index + 0.5) / 200) * (untilMs - fromMs));
const at = (moment: readonly Present[], place: string) =>
  moment.filter((one) => one.place === place);
const working = (moment: readonly Present[]) => moment.filter(({ isWaiting }) => !isWaiting);

describe.each([
  [lowLatency, 'low-latency/2-A'],
  [capacity, 'capacity/sustainable'],
  [capacity, 'capacity/floodgate'],
  [workerThreads, 'worker-threads/200'],
  [workerThreads, 'worker-threads/25'],
  [scaleUp, 'scale-up/S1'],
  [scaleUp, 'scale-up/L2'],
  [adapters, 'adapters/http-2-way/2006/2kb'],
  [adapters, 'adapters/mqseries-inorder/2006/2kb'],
])('$0.id', (study, name) => {
  it(`of ${name} has a drawn place for everything that happens`, async () => {
    const { run, values } = await watchedScenario(study, name);
    const places = study.placesOf(run.report, values);
    const drawn = new Set(places.map(({ id }) => id));
    const seen = new Set(run.journeys.flatMap(({ spans }) => spans.map(({ place }) => place)));
    expect(run.journeys.length).toBeGreaterThan(50);
    expect([...seen].filter((place) => !drawn.has(place))).toEqual([]);
    // Whatever is counted and not told apart has a place of numbers.
    const counted = places.filter(({ shape }) => shape === 'facts').map(({ id }) => id);
    expect(Object.keys(run.lines).filter((line) => !counted.includes(line))).toEqual([]);
    const { boxes, columns } = layoutOf(places, study.columns, 1000);
    expect(boxes).toHaveLength(places.length);
    for (const { place, x, width } of boxes) {
      const column = columns[place.column];
      expect(x).toBeGreaterThanOrEqual(Math.max(0, column?.x ?? 0));
      expect(x + width).toBeLessThanOrEqual(
        Math.min(1000, (column?.x ?? 0) + (column?.width ?? 0)),
      );
    }
    // Whoever waits for a service stands where it is given.
    const placeOf = (id: string) => study.readerOf(values)()(id, 0);
    const ids = run.stages.map(({ id }) => id);
    for (const id of ids.filter((one) => study !== lowLatency && ids.includes(`${one}Wait`))) {
      expect([id, placeOf(`${id}Wait`)]).toEqual([id, placeOf(id)]);
    }
  }, 60_000);
});

it('has as many threads waiting for workers and locks as the run samples', async () => {
  const name = 'worker-threads/200';
  const stepMs = 10_000;
  const opens = { lengthMs: stepMs, incident: STALL, otherwiseMs: 0 };
  const wide: WatchedStudy = {
    ...workerThreads,
    choiceAt: (atMs) => ({ kind: 'containing', atMs, ...opens }),
  };
  const { run, report, values } = await watchedScenario(wide, name);
  const { series } = report;
  expect(series.stepMs).toBe(stepMs);
  const { fromMs, untilMs } = run.stretch;
  // A sample every five seconds counts for the step that it ends in.
  const samples = range(fromMs + SAMPLE_MS, untilMs + 1, SAMPLE_MS).map((time) =>
    momentAt(run, time),
  );
  const step = fromMs / stepMs;
  const counted = (place: string) => Math.round(mean(samples, (one) => at(one, place).length) ?? 0);
  expect(counted('workers')).toBe(series.waitingForWorker?.[step]);
  expect(counted('locks')).toBe(series.waitingForLock?.[step]);
  expect(counted('locks')).toBeGreaterThan(100);
  for (const time of instantsOf(run)) {
    const moment = momentAt(run, time);
    const onWorkers = at(moment, 'processors').length + at(moment, 'locks').length;
    expect(onWorkers).toBeLessThanOrEqual(values.sqlWorkers ?? 0);
    // Nobody waits for a worker while one is free.
    if (at(moment, 'workers').length > 0) expect(onWorkers).toBe(values.sqlWorkers);
    expect(working(at(moment, 'processors')).length).toBeLessThanOrEqual(values.sqlProcessors ?? 0);
  }
});

it('shows how the pool locks up: all workers wait for locks, all owners for workers', async () => {
  const { run, values } = await watchedScenario(workerThreads, 'worker-threads/200');
  const stallMs = run.incidents[0]?.startMs ?? 0;
  const after = instantsOf(run)
    .filter((time) => time > stallMs)
    .map((time) => momentAt(run, time));
  expect(after.length).toBeGreaterThan(20);
  const waiting = mean(after, (moment) => at(moment, 'locks').length) ?? 0;
  expect(waiting / (values.sqlWorkers ?? 0)).toBeGreaterThan(0.98);
  const owners = mean(
    after,
    (moment) => moment.filter(({ stage }) => stage.id === 'commitWorkerWait').length,
  );
  expect((owners ?? 0) / (values.hotLocks ?? 0)).toBeGreaterThan(0.8);
});

it('has one transaction at a time on the hot pages, and as many rows as the run counts', async () => {
  const { run, report } = await watchedScenario(capacity, 'capacity/sustainable', 605_000);
  for (const time of instantsOf(run)) {
    expect(working(at(momentAt(run, time), 'pages')).length).toBeLessThanOrEqual(1);
  }
  const { spoolRows, stepMs } = report.series as { spoolRows: number[]; stepMs: number };
  const end = run.stretch.untilMs;
  const stored = ['toProcess', 'toSend', 'unreferenced'].map((id) => levelAt(run, id, end - 1e-6));
  const inHand = momentAt(run, end - 1e-6).filter(
    ({ place, stage }) => place.startsWith('host:') || stage.id !== 'outside',
  );
  const rows = stored.reduce((sum, count) => sum + count, 0);
  const told = spoolRows[end / stepMs - 1] ?? Number.NaN;
  // Rows in the hands of sessions are counted by the run, and are none of a line.
  expect(told - rows).toBeGreaterThanOrEqual(0);
  expect(told - rows).toBeLessThanOrEqual(inHand.length);
});

it('has all messages under way somewhere, where the load is closed', async () => {
  const { run, values } = await watchedScenario(scaleUp, 'scale-up/S2');
  const moments = instantsOf(run).map((time) => momentAt(run, time));
  for (const moment of moments) expect(moment).toHaveLength(values.messagesUnderWay ?? 0);
  const rows = populationOf(moments[0] ?? [], run, null);
  expect(sum(rows, ({ mean: count }) => count)).toBeCloseTo(values.messagesUnderWay ?? 0, 6);
  // The mean of the stretch is that of looks at it.
  const [most] = rows;
  const looks = mean(
    moments,
    (one) => one.filter(({ stage }) => stage.label === most?.label).length,
  );
  expect((looks ?? 0) / (most?.mean ?? 0)).toBeCloseTo(1, 2);
});

it('has each database server as busy as the run says, the busiest most', async () => {
  const { run, report, values } = await watchedScenario(scaleUp, 'scale-up/S2');
  const moments = instantsOf(run).map((time) => momentAt(run, time));
  const busy = [0, 1, 2].map(
    (server) => mean(moments, (one) => working(at(one, `server:${server}`)).length) ?? 0,
  );
  const { masterProcessors = 0, workerProcessors = 0 } = values;
  const told = ['cpu.master', 'cpu.worker1', 'cpu.worker2'].map((metric, server) => {
    const processors = server === 0 ? masterProcessors : workerProcessors;
    return ((report.metrics[metric] ?? 0) / 100) * processors;
  });
  // A transaction holds its place for longer than it uses the processor: everywhere as much longer.
  const ratios = busy.map((one, server) => one / (told[server] ?? 0));
  expect(Math.max(...ratios) / Math.min(...ratios)).toBeLessThan(1.3);
});

it('has no more documents at work than there are processors', async () => {
  const { run, report } = await watchedScenario(adapters, 'adapters/http-2-way/2006/2kb');
  const [biztalk, sql] = ['receive', 'messagebox'].map((role) =>
    report.machines.find(({ roles }) => roles.includes(role)),
  );
  for (const time of instantsOf(run)) {
    const moment = momentAt(run, time);
    const all = (biztalk?.processors ?? 0) * (/ × (\d+)$/.exec(biztalk?.name ?? '')?.[1] ? 2 : 1);
    expect(working(at(moment, 'processors')).length).toBeLessThanOrEqual(all);
    expect(working(at(moment, 'transactions')).length).toBeLessThanOrEqual(sql?.processors ?? 0);
  }
});

it('names what happens beyond the stretch once for each kind', async () => {
  const { sights } = await watchedScenario(capacity, 'capacity/overdrive');
  const texts = sights.filter(({ id }) => id === 'incident').map(({ text }) => text);
  expect(texts).toContain('Cleanup of messages: deadlock victim');
  expect(new Set(texts).size).toBe(texts.length);
});

it('follows who waits longest, though others have been at work for longer', async () => {
  const { run } = await watchedScenario(capacity, 'capacity/sustainable', 605_000);
  const crowded = instantsOf(run)
    .map((time) => momentAt(run, time))
    .filter((moment) => moment[0]?.isWaiting === false && moment.some((one) => one.isWaiting));
  expect(crowded.length).toBeGreaterThan(10);
  for (const moment of crowded) {
    const longest = moment.find(({ isWaiting }) => isWaiting);
    expect(longestWaiting(run, moment)).toBe(longest?.message);
  }
});
