import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import type { Station } from '../../../../../src/system/document';
import { nearly } from '../../../../../src/your-system/carry/jmt/fewestDigits';
import { toJsimg } from '../../../../../src/your-system/carry/jmt/write';
import { openedSystem } from '../../../../../src/your-system/carry/opened';
import type { Description } from '../../../../../src/your-system/description';
import { TEMPLATES, TEXTBOOK } from '../../../../../src/your-system/templates/list';
import { module } from '../../templates/module';

/** The parser of a browser. */
const parse = (text: string): Document =>
  new new Window().DOMParser().parseFromString(text, 'text/xml') as unknown as Document;

const opened = (text: string) => openedSystem(text, parse);

async function returned(given: Description): Promise<Description> {
  const { description } = await opened(toJsimg(given).text);
  if (description === null) throw new Error('Nothing came back.');
  return description;
}

/** Throughput and response of each class, by mean values. */
const solved = (description: Description) =>
  module
    .mva(description)
    .classes.map(({ throughputPerSecond, responseMs }) => [throughputPerSecond, responseMs ?? 0]);

function expectSame(one: Description, other: Description) {
  const [given, back] = [solved(one), solved(other)];
  expect(back.length).toBe(given.length);
  for (const [at, values] of given.entries()) {
    for (const [place, value] of values.entries()) {
      expect((back[at]?.[place] ?? 0) / value).toBeCloseTo(1, 9);
    }
  }
}

describe('a system in a JSIMgraph file', () => {
  it.each([...TEXTBOOK, ...TEMPLATES].filter(({ id }) => !/retries|threads/.test(id)))(
    'has the same mean values when it comes back: $id',
    async ({ description }) => {
      const given = await description();
      expectSame(given, await returned(given));
    },
  );

  it('keeps how times scatter, limits, priorities, ways and pools', async () => {
    const given: Description = {
      name: 'A & B <"x">',
      classes: [
        { name: 'read', users: 3, thinkMs: { meanMs: 500, spread: 'constant' } },
        { name: 'write', arrivalsPerSecond: 4, priority: 1, demandsMs: { erlang: 7 } },
      ],
      stations: [
        {
          name: 'constant',
          kind: 'queue',
          demandMs: 3,
          spread: 'constant',
          limit: 9,
          whenFull: 'block',
        },
        { name: 'gamma', kind: 'processors', count: 2, demandMs: 4, spread: 0.5 },
        {
          name: 'erlang',
          kind: 'disk',
          demandMs: 5,
          spread: { kind: 'erlang', meanMs: 1, phases: 3 },
        },
        {
          name: 'uniform',
          kind: 'delay',
          demandMs: 6,
          spread: { kind: 'uniform', meanMs: 2, spreadMs: 1 },
        },
        {
          name: 'hyper',
          kind: 'processors',
          demandMs: 8,
          spread: { kind: 'hyperexponential', meanMs: 8, squaredVariation: 4 },
        },
        {
          name: 'lognormal',
          kind: 'processors',
          demandMs: 9,
          sharing: 'shared',
          spread: { kind: 'lognormal', meanMs: 9, squaredVariation: 2 },
        },
        { name: 'Users', kind: 'pool', count: 5, over: ['hyper', 'lognormal'] },
      ],
      route: ['constant', { at: 'gamma', share: 0.25 }, 'erlang', 'uniform', 'hyper', 'lognormal'],
    };
    const back = await returned(given);
    expect(() => module.check(back)).not.toThrow();
    const close = (value: number) => expect.closeTo(value, 9);
    expect(back).toMatchObject({
      name: given.name,
      classes: [
        { name: 'read', users: 3, thinkMs: { meanMs: 500, spread: 'constant' } },
        { name: 'write', arrivalsPerSecond: 4, priority: 1, demandsMs: { erlang: close(7) } },
      ],
      stations: [
        { name: 'constant', spread: 'constant', limit: 9, whenFull: 'block' },
        { name: 'gamma', count: 2, demandMs: close(4), spread: close(0.5) },
        { name: 'erlang', demandMs: close(5), spread: { kind: 'erlang', phases: 3 } },
        { name: 'uniform', demandMs: close(6), spread: { meanMs: close(6), spreadMs: close(3) } },
        { name: 'hyper', spread: { kind: 'hyperexponential', squaredVariation: close(4) } },
        { name: 'lognormal', sharing: 'shared', spread: { squaredVariation: close(2) } },
        { name: 'Users', kind: 'pool', count: 5, over: ['hyper', 'lognormal'] },
      ],
    });
    expect(back.route).toMatchObject({ constant: { gamma: 0.25, erlang: 0.75 } });
  });

  it.each([30, 29, 0.3, 7, 1e-9, 123.456, 1e6, 0.07])(
    'gives numbers back as they were: %s',
    async (demandMs) => {
      const spreads: Station['spread'][] = [
        null,
        'constant',
        0.3,
        { kind: 'erlang', meanMs: demandMs, phases: 3 },
        { kind: 'lognormal', meanMs: demandMs, squaredVariation: 1.7 },
        { kind: 'hyperexponential', meanMs: demandMs, squaredVariation: 4.1 },
        { kind: 'uniform', meanMs: demandMs, spreadMs: demandMs },
      ];
      const given: Description = {
        arrivalsPerSecond: 1000 / 7,
        stations: spreads.map((spread, at) => ({
          name: `s${at}`,
          kind: 'delay',
          demandMs,
          ...(spread !== null && { spread }),
        })),
      };
      const back = await returned(given);
      expect(back.stations).toEqual(given.stations);
      expect(back.arrivalsPerSecond).toBe(given.arrivalsPerSecond);
    },
  );

  it('gives each digit of a fit back', async () => {
    const demands = [9.034567123456789, 6.123456789012345, 0.1 + 0.2, 1 / 3];
    const stations = demands.flatMap((demandMs, at): Station[] => [
      { name: `a${at}`, kind: 'processors', demandMs },
      { name: `b${at}`, kind: 'delay', demandMs, spread: 'constant' },
    ]);
    const back = await returned({ users: 2, thinkMs: 100 / 3, stations });
    expect(back.thinkMs).toBe(100 / 3);
    expect(back.stations).toEqual(stations);
  });

  it('keeps a limit of processors that share', async () => {
    const back = await returned({
      arrivalsPerSecond: 4,
      stations: [{ name: 'app', kind: 'processors', demandMs: 5, sharing: 'shared', limit: 9 }],
    });
    expect(() => module.check(back)).not.toThrow();
    expect(back.stations[0]).toMatchObject({ sharing: 'shared', limit: 9 });
  });

  it('says of which kinds of stations there are none there', () => {
    const { lost } = toJsimg({
      users: 2,
      hold: [3],
      stations: [
        { name: 'row', kind: 'lock', demandMs: 5 },
        { name: 'log', kind: 'disk', demandMs: 5 },
        { name: 'all', kind: 'lock', over: ['log'] },
      ],
    });
    expect(lost).toEqual([
      'row is written as one server: JSIMgraph has no locks.',
      'log is written as servers: JSIMgraph has no disks.',
      'all is written as a region for one request.',
      'Left out: loads kept back.',
    ]);
  });

  it('says what is lost on the way there', () => {
    const { lost } = toJsimg({
      users: 2,
      stations: [
        { name: 'app', kind: 'processors', demandMs: 5, slowdown: { perRequest: 0.1 } },
        { name: 'mail', kind: 'batch', demandMs: 5, batch: { size: 2, waitMs: 3 }, notes: 'x' },
        {
          name: 'look',
          kind: 'poller',
          demandMs: 1,
          poll: { firstMs: 1, growth: 2, longestMs: 4 },
        },
        { name: 'inner', kind: 'pool', count: 2, over: ['app'] },
        { name: 'outer', kind: 'pool', count: 3, over: ['inner', 'mail'] },
      ],
      route: [{ at: 'app', timeoutMs: 5, retries: { most: 2 } }, 'mail', 'look', 'app'],
      measured: [{ users: 1, throughputPerSecond: 4 }],
    });
    expect(lost).toEqual([
      'At app the timeout and its retries are left out.',
      'The visits to app become one with all of their work.',
      'app does not slow down with more requests.',
      'mail serves requests one by one, not in batches.',
      'look sees requests at once, without looking away.',
      'Left out: measured levels, notes.',
      'outer is left out: in JSIMgraph a station is in one region alone.',
    ]);
  });
});

const FILE = readFileSync(path.join(import.meta.dirname, 'closed_2class_2stat.jsimg'), 'utf8');

describe('a file of JMT', () => {
  it('is read with its classes and what was left out', async () => {
    const { description, problems } = await opened(FILE);
    expect(description).toEqual({
      name: 'closed_2class_2stat',
      classes: [
        { name: 'Class1', users: 5, thinkMs: 1000 },
        { name: 'Class2', users: 10, thinkMs: 1000, demandsMs: { 'Queue 1': 2000 } },
      ],
      route: ['Queue 1'],
      stations: [{ name: 'Queue 1', kind: 'processors', demandMs: 1000, sharing: 'shared' }],
    });
    expect(problems.map(({ message }) => message)).toEqual([
      'JSIMgraph has no units: its times are read as seconds.',
      'JSIMgraph does not tell locks, disks and pools from servers: they are read as processors.',
      'Requests begin with their users, not where the file puts them.',
    ]);
    // The file's own result: the queue is busy all the time.
    expect(module.mva(description).stations[0]?.utilisation).toBeCloseTo(1, 3);
  });

  it('with what a description does not have is read as near as can be', async () => {
    const odd = FILE.replaceAll('RandomStrategy" name="Random"', 'X')
      .replace(
        'RoutingStrategies.RandomStrategy',
        'RoutingStrategies.ShortestQueueLengthRoutingStrategy',
      )
      .replace('QueuePutStrategies.TailStrategy', 'QueuePutStrategies.HeadStrategy')
      .replace('className="PSServer"', 'className="PollingServer"');
    const said = (await opened(odd)).problems.map(({ message }) => message).join('\n');
    expect(said).toMatch(/From Delay 1 requests go on at random, not by Random/);
    expect(said).toMatch(/Queue 1 is read as plain servers, not as PollingServer/);
  });

  it.each([
    '<archive>',
    '<archive><sim/></archive>',
    '<sim><userClass name="a" type="closed"/></sim>',
    '<archive><sim name="m"></sim></archive>',
    '<html>',
  ])('that is none, or damaged, is said to be: %s', async (text) => {
    const { description, problems } = await opened(text);
    expect(description).toBeNull();
    expect(problems.at(-1)?.message).toMatch(/; accepted: /);
  });
});

it('takes a number that follows from others for the one that it was written of', () => {
  expect(nearly(29.999999999999996)).toBe(30);
  expect(nearly(0.1 + 0.2)).toBe(0.3);
  // It is no other number.
  expect(nearly(29.9999999)).toBe(29.9999999);
});
