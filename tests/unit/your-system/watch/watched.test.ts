import { readFileSync } from 'node:fs';
import { mean, sum } from 'd3-array';
import { describe, expect, it } from 'vitest';
import { effectiveValues } from '../../../../src/scenario/scenario';
import { replicateToEnd } from '../../../../src/simulator/replicate';
import type { Run } from '../../../../src/simulator/types';
import { type Choice, watchRun } from '../../../../src/simulator/watch/watchRun';
import { createSystemModule } from '../../../../src/system/module';
import { systemSimulator } from '../../../../src/system/simulator';
import { findingOf } from '../../../../src/watch/page/texts';
import { levelAt } from '../../../../src/watch/run/lines';
import { momentAt } from '../../../../src/watch/run/moment';
import { readWatched } from '../../../../src/watch/run/read';
import type { WatchedRun } from '../../../../src/watch/run/watched';
import { waterfallOf } from '../../../../src/watch/run/waterfall';
import type { Description } from '../../../../src/your-system/description';
import { ownStudy } from '../../../../src/your-system/study/ownStudy';
import { TEMPLATES } from '../../../../src/your-system/templates/list';
import { ownWatched } from '../../../../src/your-system/watch/watched';

const simulator = systemSimulator(
  await createSystemModule(readFileSync('src/system/generated/messagebox_system.wasm')),
);
const RUN = { warmUpMs: 2000, forMs: 10_000 };
const WHOLE: Choice = { kind: 'fixed', stretch: { fromMs: 2000, untilMs: 12_000 }, leadMs: 2000 };

/** A described system with its requests noted, as the page reads them. */
function seen(given: Description, choice: Choice = WHOLE, more: Partial<Run> = {}) {
  const description = { ...given, run: RUN };
  const { context, first } = ownStudy({ description, fit: null });
  const study = ownWatched(description, null, { id: 'your-system', first });
  const values = effectiveValues(context.schema, {}, {});
  const run: Run = {
    study: 'your-system',
    values: [],
    seed: 1,
    replication: 0,
    protocol: 'study',
    system: context.systemOf?.(values),
    ...more,
  };
  const watched = watchRun(simulator, run, choice);
  if (watched === null) throw new Error('A system can be watched.');
  const read = readWatched(study, watched, values);
  return { ...read, study, values, report: watched.report, single: run };
}

/** A hundred instants of a stretch. */
const instantsOf = ({ stretch: { fromMs, untilMs } }: WatchedRun) =>
  Array.from({ length: 100 }, (_, index) => fromMs + ((index + 0.5) / 100) * (untilMs - fromMs));
const template = async (id: string) => {
  const found = TEMPLATES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is a template ${id}.`);
  return found.description();
};

const NESTED: Description = {
  users: 30,
  thinkMs: 40,
  stations: [
    { name: 'rows', kind: 'pool', count: 3, over: ['disk'] },
    { name: 'app', kind: 'processors', count: 3, demandMs: 4 },
    { name: 'gate', kind: 'lock', over: ['db'] },
    { name: 'db', kind: 'processors', count: 2, demandMs: 3 },
    { name: 'session', kind: 'pool', count: 9, over: ['gate', 'rows'] },
    { name: 'disk', kind: 'disk', demandMs: 2 },
  ],
  route: ['app', { at: 'db', share: 0.7 }, 'disk', 'app'],
};
const CLASSES: Description = {
  classes: [
    { name: 'read', users: 20, thinkMs: 100, route: ['app', 'replica'] },
    { name: 'write', arrivalsPerSecond: 30, route: ['app', 'primary'] },
  ],
  stations: [
    { name: 'app', kind: 'processors', count: 4, demandMs: 6 },
    { name: 'primary', kind: 'processors', demandMs: 18 },
    { name: 'replica', kind: 'delay', demandMs: 9 },
  ],
};

describe('the single requests of a system', () => {
  it.each([
    ...TEMPLATES.map(({ id }) => [id, () => template(id)] as const),
    ['nested pools', async () => NESTED] as const,
    ['classes', async () => CLASSES] as const,
  ])('of %s are in its stations, part after part, and their parts add up', async (_, given) => {
    const { run, report, study, values, single } = seen(await given());
    const places = new Set(study.placesOf(report, values).map(({ id }) => id));
    expect(run.journeys.length).toBeGreaterThan(100);
    for (const { spans, beginMs, endMs } of run.journeys) {
      for (const [index, span] of spans.entries()) {
        expect(places).toContain(span.place);
        expect(span.fromMs).toBe(index === 0 ? beginMs : spans[index - 1]?.toMs);
      }
      expect(sum(spans, ({ fromMs, toMs }) => toMs - fromMs)).toBeCloseTo(endMs - beginMs, 6);
    }
    expect(report).toEqual(replicateToEnd(simulator, single));
  });

  it.each([
    ['threads-connections', () => template('threads-connections')],
    ['batch-job', () => template('batch-job')],
    ['nested pools', async () => NESTED],
    ['classes', async () => CLASSES],
  ] as const)('of %s take as long as the report says, and are as many', async (_, given) => {
    const { run, report } = seen(await given());
    const { fromMs, untilMs } = run.stretch;
    const answered = run.journeys.filter((one) => one.endMs > fromMs && one.endMs < untilMs);
    const seconds = (untilMs - fromMs) / 1000;
    const [rate = 0, meanMs = 0] = ['throughput.mean', 'responseTime.mean'].map(
      (name) => report.metrics[name] ?? Number.NaN,
    );
    // Of those whose last part ends with the run nobody knows whether they were answered.
    expect(Math.abs(answered.length - rate * seconds)).toBeLessThanOrEqual(1);
    const took = mean(answered, ({ beginMs, endMs }) => endMs - beginMs) ?? 0;
    expect(took / meanMs).toBeCloseTo(1, 2);
    expect(sum(run.meanCounts) / (report.metrics['inside.mean'] ?? 0)).toBeCloseTo(1, 6);
    // Each station waits and works as long as its stages in the report say.
    for (const [index, { id, kind }] of run.stages.entries()) {
      if (kind === 'line') continue;
      const [part = '', name = ''] = id.split(' ');
      const told = { line: 'wait', permitWait: 'wait', service: 'work' }[part];
      const stage = report.stages?.find((one) => one.id === `${name}.${told}`);
      if (told && stage)
        expect([id, run.meanCounts[index]]).toEqual([
          id,
          expect.closeTo((rate / 1000) * stage.meanMs, 0),
        ]);
    }
  });

  it('go to the stations of their class alone', () => {
    const { run } = seen(CLASSES);
    const ways = run.journeys
      .filter(({ isWhole, endMs }) => isWhole && endMs < run.stretch.untilMs)
      .map(({ spans }) => [...new Set(spans.map(({ place }) => place))].join(' '));
    expect([...new Set(ways)].sort()).toEqual([
      'station:app station:primary',
      'station:app station:replica',
    ]);
  });

  it('hold permits while they are at any station of a pool, inner ones too', () => {
    const { run, study, values } = seen(NESTED);
    const stationsOf = { session: ['db', 'disk'], gate: ['db'], rows: ['disk'] };
    for (const timeMs of instantsOf(run)) {
      const moment = momentAt(run, timeMs);
      const at = (ids: readonly string[]) =>
        moment.filter(({ place }) => ids.includes(place)).length;
      const heldOf = (pool: string) =>
        study.factsOf(`pool:${pool}`, run, values, timeMs)[0]?.value ?? 0;
      for (const [pool, stations] of Object.entries(stationsOf)) {
        const inner = pool === 'session' ? ['pool:gate', 'pool:rows'] : [];
        const ids = [...stations.map((name) => `station:${name}`), ...inner];
        expect([pool, heldOf(pool)]).toEqual([pool, at(ids)]);
        // Nobody waits for a permit while one is left.
        const count = { session: 9, gate: 1, rows: 3 }[pool];
        if (at([`pool:${pool}`]) > 0) expect(heldOf(pool)).toBe(count);
      }
      const [thinking] = study.factsOf('source', run, values, timeMs);
      expect(moment.length + (thinking?.value ?? 0)).toBe(30);
    }
  });

  it('tell classes that think apart, and nothing of those that arrive', () => {
    const { run, study, values } = seen(CLASSES);
    const facts = study.factsOf('source', run, values, 5000);
    expect(facts.map(({ label }) => label)).toEqual(['read think']);
    expect(facts[0]?.value).toBe(levelAt(run, 'thinking read', 5000));
    expect(facts[0]?.value).toBeGreaterThan(5);
  });

  it('wait outside for a timeout or another try, while work goes on that nobody waits for', async () => {
    const { run, study, values } = seen(await template('retries'));
    const moments = instantsOf(run).map((timeMs) => ({ timeMs, moment: momentAt(run, timeMs) }));
    const outside = moments.filter(({ moment }) => moment.some(({ place }) => place === 'away'));
    expect(outside.length).toBeGreaterThan(5);
    const unseen = moments.flatMap(({ timeMs }) =>
      study.factsOf('station:payment', run, values, timeMs),
    );
    expect(unseen.map(({ label }) => label)).toContain('unseen');
    // Four processors serve, seen or not.
    for (const { timeMs, moment } of moments) {
      const served = moment.filter(
        ({ place, isWaiting }) => place === 'station:payment' && !isWaiting,
      );
      const facts = study.factsOf('station:payment', run, values, timeMs);
      expect(served.length + (facts[0]?.value ?? 0)).toBeLessThanOrEqual(4);
    }
  });

  it('are named by their stations in sentences and in the way of one', async () => {
    const { run, study, report, values } = seen(await template('threads-connections'));
    const places = study.placesOf(report, values);
    const whole = run.journeys.find(
      ({ isWhole, spans }) => isWhole && spans.some(({ place }) => place === 'pool:connections'),
    );
    if (whole === undefined) throw new Error('Somebody waits for a connection.');
    const { rows } = waterfallOf(whole, run.stages, whole.endMs);
    const labels = rows.map(({ stage }) => stage.label);
    const order = [
      ...['Waiting for threads', 'Waiting for application', 'application'],
      ...['Waiting for connections', 'Waiting for database', 'database', 'transfer'],
    ];
    expect(labels).toEqual(order.filter((label) => labels.includes(label)));
    expect(labels).toContain('Waiting for connections');
    const crowded = instantsOf(run).find((timeMs) =>
      momentAt(run, timeMs).some(({ place }) => place === 'pool:connections'),
    );
    expect(findingOf(momentAt(run, crowded ?? 0), study, places)).toMatch(
      /^\d+ requests under way, \d+ of them waits?: .*\d+ for connections/,
    );
  });

  it('are watched after the warm-up first, for a round time in which some thousand things happen', () => {
    const eventful = { kind: 'eventful', atMs: null, events: 2000 } as const;
    const { run, report, eventsMs } = seen(NESTED, eventful);
    const lengthMs = run.stretch.untilMs - run.stretch.fromMs;
    expect([100, 200, 500, 1000]).toContain(lengthMs);
    expect(eventsMs.length).toBeGreaterThan(300);
    expect(eventsMs.length).toBeLessThan(3000);
    expect(run.stretch.fromMs).toBe(2000);
    expect(run.journeys.some(({ isWhole }) => !isWhole)).toBe(false);
    const later = seen(NESTED, { ...eventful, atMs: report.simulatedMs + 9e9 });
    expect(later.run.stretch.untilMs).toBe(report.simulatedMs);
  });

  it('of a system that gets more than it can serve are none, and the run says why', () => {
    const { run, report } = seen({
      arrivalsPerSecond: 500,
      stations: [{ name: 'db', kind: 'disk', demandMs: 5 }],
    });
    expect(report.status).toBe('unstable');
    expect(run.journeys).toEqual([]);
    expect(run.stretch.untilMs - run.stretch.fromMs).toBe(0);
  });
});
