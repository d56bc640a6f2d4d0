import { describe, expect, it } from 'vitest';
import { packed } from '../../../../src/scenario/packed';
import { fromFragment, toFragment } from '../../../../src/your-system/carry/link';
import type { Description } from '../../../../src/your-system/description';
import { FITTED, WHOLE } from './fixture';

/** What is meant, without what says nothing. */
const meant = ({ version, ...said }: Description) =>
  JSON.parse(JSON.stringify(said, (_, value) => value ?? undefined));

const ofPacked = async (value: unknown) => fromFragment(`s=${await packed(value)}`);
const messages = async (value: unknown) =>
  (await ofPacked(value)).problems.map(({ message }) => message);

describe('a system in a link', () => {
  it.each<[string, Description]>([
    ['fitted', FITTED],
    ['whole', WHOLE],
    ['empty', { stations: [] }],
  ])('comes out as it went in: %s', async (_, description) => {
    const { description: read, problems } = await fromFragment(await toFragment(description));
    expect(problems).toEqual([]);
    expect(read).toStrictEqual(meant(description));
  });

  it('is short enough to be sent', async () => {
    expect((await toFragment(FITTED)).length).toBeLessThan(1900);
  });

  it('stands beside the one before a change', async () => {
    const fragment = `#${await toFragment(FITTED)}&${await toFragment(WHOLE, 'before')}`;
    expect((await fromFragment(fragment)).description?.name).toBe('Checkout');
    expect((await fromFragment(fragment, 'before')).description?.name).toBe(WHOLE.name);
    expect(await fromFragment('#other=z1', 's')).toEqual({ description: null, problems: [] });
  });

  it('is read through what mail programs do to it', async () => {
    const fragment = await toFragment(FITTED);
    const broken = `#${fragment.slice(0, 70)}=\r\n> ${fragment.slice(70)}`;
    const coded = fragment.replace('=', '%3D');
    const behind = `before=zzz&amp;${fragment}%26x=1`;
    for (const given of [broken, coded, behind, `${fragment}.`, `${fragment})**`]) {
      const { description, problems } = await fromFragment(given);
      expect([given.slice(0, 9), description, problems]).toEqual([
        given.slice(0, 9),
        meant(FITTED),
        [],
      ]);
    }
  });

  it('says that it is cut, wherever it is', async () => {
    const fragment = await toFragment(FITTED);
    for (let length = 2; length < fragment.length; length += 13) {
      const { description, problems } = await fromFragment(fragment.slice(0, length));
      expect(description).toBeNull();
      expect(problems[0]?.message).toMatch(
        /\(s\) is cut short or changed; accepted: a link.*whole/,
      );
    }
  });

  it('says that it unpacks to more than is read', async () => {
    const { description, problems } = await ofPacked({
      notes: 'x'.repeat(2_000_000),
      stations: [],
    });
    expect([description, problems.length]).toEqual([null, 1]);
  });

  it('says that it is nested deeper than can be read, or of a newer version', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const text = `{"stations":[],"measured":[{"throughputPerSecond":1,"warnings":${deep}}]}`;
    const code = btoa(text).replaceAll('=', '');
    const { description, problems } = await fromFragment(`s=j${code}`);
    expect([description, problems.length]).toEqual([null, 1]);
    const newer = await ofPacked({ version: 2, stations: [] });
    expect(newer.description).toBeNull();
    expect(newer.problems).toMatchObject([{ field: 'version', given: '2', accepted: '1 to 1' }]);
    expect(newer.problems[0]?.message).toMatch(
      /by a newer version, 2, and this one reads up to 1;/,
    );
    expect(await messages({ version: 'one', stations: [] })).toEqual([
      'version is "one"; accepted: 1 to 1. Nothing of it is read.',
    ]);
  });

  it('keeps the good parts, and names the others with what is accepted', async () => {
    const { description, problems } = await ofPacked({
      name: 7,
      users: 4,
      thinkMs: 'long',
      colour: 'red',
      stations: [
        {
          name: 'app',
          kind: 'processor',
          demandMs: 5,
          spread: { kind: 'erlang', meanMs: 1, phases: 2 },
        },
        { name: 'db', demandMs: 9 },
        'lock',
        { name: 'mail', kind: 'delay', demandMs: '12', spread: 'exponental' },
      ],
      route: { in: { app: 1 }, app: { mail: '1' } },
      measured: [
        { users: 1, throughputPerSecond: 46, responseMs: { mean: 21, p95: [] } },
        { users: 2 },
        null,
      ],
      targets: { of: 'p95', ms: 4 },
    });
    expect(description).toStrictEqual({
      users: 4,
      stations: [
        {
          name: 'app',
          kind: 'processors',
          demandMs: 5,
          spread: { kind: 'erlang', meanMs: 1, phases: 2 },
        },
        { name: 'mail', kind: 'delay', demandMs: 12, spread: 'exponential' },
      ],
      route: { in: { app: 1 }, app: { mail: 1 } },
      measured: [{ users: 1, throughputPerSecond: 46, responseMs: { mean: 21 } }],
    });
    expect(problems.map(({ field, given }) => [field, given])).toEqual([
      ['name', '7'],
      ['thinkMs', 'long'],
      ['colour', 'red'],
      ['stations[0].kind', 'processor'],
      ['stations[1].kind', ''],
      ['stations[2]', 'lock'],
      ['stations[3].demandMs', '12'],
      ['stations[3].spread', 'exponental'],
      ['route.app.mail', '1'],
      ['measured[0].responseMs.p95', '[]'],
      ['measured[1].throughputPerSecond', ''],
      ['measured[2]', 'null'],
      ['targets', '{"of":"p95","ms":4}'],
    ]);
    const said = problems.map(({ message }) => message);
    expect(said).toContain('Name is 7; accepted: text. It is left out.');
    expect(said).toContain(
      'Think time (thinkMs) is “long”; accepted: a number, fields of its own. It is left out.',
    );
    expect(said[2]).toMatch(/^The system has no “colour”; accepted: .* It is left out\.$/);
    expect(said[3]).toMatch(
      /^Station “app”: kind is “processor”; accepted: disk, processors.*\. processors is used\.$/,
    );
    expect(said[4]).toMatch(/^Station “db” has no kind; accepted: disk, .*\. It is left out\.$/);
    expect(said[6]).toBe(
      'Station “mail”: time of a request (demandMs) is “12”; accepted: a number of ms above 0. 12 is used.',
    );
    expect(said[8]).toBe(
      'Route, share from “app” to “mail” is “1”; accepted: a number. 1 is used.',
    );
    expect(said[10]).toMatch(/^Level 2 has no throughput a second \(throughputPerSecond\); /);
  });

  it('uses the nearest number where it is clear, and leaves others out', async () => {
    const { description, problems } = await ofPacked({
      users: -4,
      stations: [
        { name: 'a', kind: 'processors', count: 0, demandMs: 2e9 },
        { name: 'b', kind: 'processors', count: 1e9, demandMs: -3 },
        { name: 'c', kind: 'queue', count: 1.5, limit: '8', demandMs: 'ten', spread: '0.5' },
      ],
      route: ['a', { at: 'b', share: 1.5, retries: { most: 0, factor: 0.5 } }],
      measured: [{ users: '2', throughputPerSecond: '9.5' }],
    });
    expect(description).toStrictEqual({
      users: 1,
      stations: [
        { name: 'a', kind: 'processors', count: 1, demandMs: 1e9 },
        { name: 'b', kind: 'processors', count: 10_000 },
        { name: 'c', kind: 'queue', count: 2, limit: 8, spread: 0.5 },
      ],
      route: ['a', { at: 'b', share: 1, retries: { most: 1, factor: 1 } }],
      measured: [{ users: 2, throughputPerSecond: 9.5 }],
    });
    expect(problems.map(({ message }) => message)).toEqual([
      'Users is -4; accepted: whole numbers from 1 to 10000. 1 is used.',
      'Station “a”: servers (count) is 0; accepted: whole numbers from 1 to 10000. 1 is used.',
      'Station “a”: time of a request (demandMs) is 2000000000; accepted: a number above 0, at most 1,000,000,000. 1000000000 is used.',
      'Station “b”: servers (count) is 1000000000; accepted: whole numbers from 1 to 10000. 10000 is used.',
      'Station “b”: time of a request (demandMs) is -3; accepted: a number of ms above 0. It is left out.',
      'Station “c”: servers (count) is 1.5; accepted: whole numbers from 1 to 10000. 2 is used.',
      'Station “c”: limit is “8”; accepted: whole numbers from 1 to 1000000. 8 is used.',
      'Station “c”: time of a request (demandMs) is “ten”; accepted: a number. It is left out.',
      'Station “c”: spread is “0.5”; accepted: numbers from 0 to 30. 0.5 is used.',
      'Step 2 of the route, “b”: share is 1.5; accepted: numbers from 0 to 1. 1 is used.',
      'Step 2 of the route, “b”: retries (retries.most) is 0; accepted: whole numbers from 1 to 100. 1 is used.',
      'Step 2 of the route, “b”: growth of pauses (retries.factor) is 0.5; accepted: numbers from 1 to 100. 1 is used.',
      'Level 1: users is “2”; accepted: a number. 2 is used.',
      'Level 1: throughput a second (throughputPerSecond) is “9.5”; accepted: a number. 9.5 is used.',
    ]);
  });

  it('says where a seed is chosen, and which field was meant', async () => {
    expect(
      await messages({ users: 1, seed: -3, stations: [{ name: 'a', kind: 'lock', demandMS: 4 }] }),
    ).toEqual([
      '“seed” is -3, but a system has no seed: that of its runs is chosen in its lab and on the pages of Explore. It is left out.',
      expect.stringMatching(
        /^Station “a” has no “demandMS”; .* Did you mean demandMs\? It is left out\.$/,
      ),
    ]);
  });

  it.each([null, 3, 'text', true, [], [1, { stations: [] }]])(
    'names %j, which is no system',
    async (value) => {
      const { description, problems } = await ofPacked(value);
      expect([description, problems.length]).toEqual([null, 1]);
      expect(problems[0]?.message).toMatch(
        /The system is “.+”; accepted: stations or measured levels/,
      );
    },
  );

  it('says of many problems how many there are', async () => {
    const { problems } = await ofPacked({ stations: Array.from({ length: 300 }, () => 1) });
    expect(problems.length).toBe(21);
    expect(problems.at(-1)?.message).toMatch(/^280 more/);
  });
});
