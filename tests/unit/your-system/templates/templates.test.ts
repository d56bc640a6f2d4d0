import { describe, expect, it } from 'vitest';
import { CHAPTERS } from '../../../../src/course/chapters/list';
import type { SystemReport } from '../../../../src/system/report';
import { fromFragment, toFragment } from '../../../../src/your-system/carry/link';
import type { Description } from '../../../../src/your-system/description';
import { TEMPLATES } from '../../../../src/your-system/templates/list';
import { module, simulated } from './module';

const SITE = 'https://messagebox-lab.github.io/messagebox-lab/your-system#';
/** Several times what a template needs, which is a tenth of a second of work. */
const MOST_EVENTS = 400_000;

async function templateOf(id: string): Promise<Description> {
  const template = TEMPLATES.find((one) => one.id === id);
  if (template === undefined) throw new Error(`There is no ${id}.`);
  return template.description();
}

/** With other fields of a station. */
const withStation = (
  { stations, ...others }: Description,
  name: string,
  changes: Partial<Description['stations'][number]>,
): Description => ({
  ...others,
  stations: stations.map((one) => (one.name === name ? { ...one, ...changes } : one)),
});

const busy = ({ stations, pools }: SystemReport): Record<string, number> =>
  Object.fromEntries(
    [...stations, ...pools].map(({ name, utilisation }) => [name, utilisation ?? Number.NaN]),
  );

const responseMs = ({ classes }: SystemReport, name: string): number =>
  classes.find((one) => one.name === name)?.responseMs.mean ?? Number.NaN;

describe('each template', () => {
  it.each(TEMPLATES)('is accepted, short and quick: $id', async ({ description, chapter }) => {
    const system = await description();
    expect(() => module.check(system)).not.toThrow();
    const { status, events, failuresPerSecond } = simulated(system);
    expect(status).toBe('done');
    expect(events).toBeLessThan(MOST_EVENTS);
    expect(failuresPerSecond.lost).toBe(0);
    expect((SITE + (await toFragment(system))).length).toBeLessThan(500);
    expect((await fromFragment(await toFragment(system))).description).toEqual(system);
    expect(CHAPTERS.map(({ id }) => id)).toContain(chapter);
  });

  it('has a name of its own, and a name for each system', async () => {
    expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length);
    for (const { title, description } of TEMPLATES) {
      expect((await description()).name).toBe(title);
    }
  });
});

describe('what a template teaches', () => {
  it('is that the database is the tier that is full first', async () => {
    const system = await templateOf('web-application-database');
    const crowded = busy(simulated({ ...system, users: 400 }));
    expect(crowded.database).toBeGreaterThan(0.99);
    expect(crowded.application).toBeLessThan(0.5);
    expect(crowded.web).toBeLessThan(0.5);
    expect(module.bounds(system).bottleneck).toBe('database');
  });

  it('is that the connections are taken while threads and database are not', async () => {
    const system = await templateOf('threads-connections');
    const report = simulated(system);
    const { threads = 1, database, connections } = busy(report);
    expect(connections).toBeGreaterThan(0.95);
    expect(database).toBeLessThan(0.7);
    expect(threads).toBeLessThan(0.8);
    const threadsMore = simulated(withStation(system, 'threads', { count: 80 }));
    const connectionsMore = simulated(withStation(system, 'connections', { count: 12 }));
    expect(threadsMore.throughputPerSecond / report.throughputPerSecond).toBeLessThan(1.03);
    expect(connectionsMore.throughputPerSecond / report.throughputPerSecond).toBeGreaterThan(1.2);
  });

  it('is that messages wait for the lock while the processors idle', async () => {
    const system = await templateOf('broker-lock');
    const report = simulated(system);
    expect(busy(report).processors).toBeLessThan(0.3);
    const waits = Object.fromEntries(report.stations.map((one) => [one.name, one.meanWaitMs ?? 0]));
    expect(waits.index).toBeGreaterThan(10);
    expect(waits.processors).toBeLessThan(1);
    const doubled = simulated(withStation(system, 'processors', { count: 16 }));
    expect(doubled.responseMs.mean).toBeGreaterThan(0.9 * (report.responseMs.mean ?? 0));
  });

  it('is that retries multiply the load at the slow service', async () => {
    const system = await templateOf('retries');
    const patient: Description = { ...system, route: ['application', 'payment'] };
    const sent = (one: Description) => {
      const { stations } = simulated(one);
      const [application, payment] = stations.map(({ arrivedPerSecond }) => arrivedPerSecond);
      return (payment ?? 0) / (application ?? 0);
    };
    expect(sent(system)).toBeGreaterThan(1.3);
    expect(sent(patient)).toBeCloseTo(1, 2);
    const answered = simulated(system).throughputPerSecond;
    expect(answered).toBeLessThan(0.85 * simulated(patient).throughputPerSecond);
  });

  it('is that the job makes the users wait at the database', async () => {
    const system = await templateOf('batch-job');
    const online = system.classes?.filter(({ name }) => name === 'online');
    const alone = simulated({ ...system, classes: online });
    expect(responseMs(simulated(system), 'online')).toBeGreaterThan(
      1.5 * responseMs(alone, 'online'),
    );
  });

  it('is that the copy relieves reads alone', async () => {
    const system = await templateOf('read-replica');
    const report = simulated(system);
    const without = simulated({
      ...system,
      classes: system.classes?.map((one) => ({
        ...one,
        route: ['application', 'primary'],
        ...(one.name === 'read' && { demandsMs: { primary: 9 } }),
      })),
      stations: system.stations.filter(({ name }) => name !== 'replica'),
    });
    expect(responseMs(report, 'read')).toBeLessThan(0.5 * responseMs(without, 'read'));
    const two = simulated(withStation(system, 'replica', { count: 4 }));
    expect(responseMs(two, 'read')).toBeLessThan(0.9 * responseMs(report, 'read'));
    expect(responseMs(two, 'write') / responseMs(report, 'write')).toBeCloseTo(1, 1);
  });
});
