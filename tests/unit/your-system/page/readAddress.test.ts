// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { toFragment } from '../../../../src/your-system/carry/link';
import { SHELF } from '../../../../src/your-system/carry/stored';
import { NOTHING } from '../../../../src/your-system/description';
import { readAddress } from '../../../../src/your-system/page/readAddress';

const said = async (search: string, hash = '') =>
  (await readAddress({ search, hash })).problems.map(({ message }) => message);
const SENT = await toFragment({
  name: 'Sent',
  users: 2,
  stations: [{ name: 'app', kind: 'processors', demandMs: 5 }],
});

describe('the address of a system', () => {
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  it('names what a query has besides', async () => {
    expect(await said('?before=abc&seed=-5&strat=retries')).toEqual([
      'Your system has no “before”; accepted: start. It is ignored.',
      'Your system has no “seed”; accepted: start. It is ignored.',
      'Your system has no “strat”; accepted: start. Did you mean start? It is ignored.',
    ]);
    expect(await said('?utm_source=mail&fbclid=1&tour=own-system.1')).toEqual([]);
  });

  it('opens the first of two starts, and the system of the link before any', async () => {
    const { carried, problems } = await readAddress({
      search: '?start=web-database&start=retries',
      hash: '',
    });
    expect(carried.description.measured?.length).toBeGreaterThan(0);
    expect(problems.map(({ message }) => message)).toEqual([
      'Start (start) is given 2 times; accepted: one value. The first is used.',
    ]);
    const both = await readAddress({ search: '?start=retries', hash: `#${SENT}` });
    expect(both.carried.description.name).toBe('Sent');
    expect(both.problems.map(({ message }) => message)).toEqual([
      'Start (start) is “retries” beside a system in the link; accepted: one of both. The system of the link is used.',
    ]);
  });

  it('opens what was worked on here where it has no system, and says so beside a damaged one', async () => {
    const draft = { version: 1, name: 'Mine', users: 1, stations: [] };
    SHELF.keepDraft(draft, true);
    const { carried, problems } = await readAddress({ search: '', hash: '' });
    expect([carried.description.name, problems]).toEqual(['Mine', []]);
    const damaged = await readAddress({ search: '', hash: '#s=zzz' });
    expect(damaged.carried.description.name).toBe('Mine');
    expect(damaged.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('is cut short or changed'),
      expect.stringContaining('what was open here last'),
    ]);
  });

  it.each(['{"v":99,"x":[null]}', '{"stations":', '[1]'])(
    'says that what this browser kept cannot be read, and begins anew: %s',
    async (text) => {
      SHELF.keepDraft({ name: 'Mine', stations: [] }, true);
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of Object.keys(storage)) storage.setItem(key, text);
      }
      const { carried, problems } = await readAddress({ search: '', hash: '' });
      expect(carried.description).toBe(NOTHING);
      expect(problems.map(({ message }) => message)).toEqual([
        expect.stringMatching(/^What this browser kept .* cannot be read: you begin anew\.$/),
      ]);
    },
  );

  it('says of what this browser kept that a part cannot be read', async () => {
    SHELF.keepDraft({ name: 'Mine', stations: [] }, true);
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) storage.setItem(key, '{"name":"Mine","v":99}');
    }
    const { carried, problems } = await readAddress({ search: '', hash: '' });
    expect(carried.description.name).toBe('Mine');
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Of what this browser kept .* a part cannot be read\.$/),
      expect.stringContaining('has no “v”'),
    ]);
  });

  it('opens what became of the system of the address, where it was left before the address followed', async () => {
    const renamed = { name: 'Renamed', users: 2, stations: [] };
    SHELF.keepDraft(renamed, true);
    SHELF.keepAddress(`#${SENT}`);
    const back = await readAddress({ search: '', hash: `#${SENT}` });
    expect([back.carried.description.name, back.source]).toEqual(['Renamed', 'draft']);
    SHELF.keepAddress('#s=another');
    const opened = await readAddress({ search: '', hash: `#${SENT}` });
    expect([opened.carried.description.name, opened.source]).toEqual(['Sent', 'link']);
  });

  it('names what a fragment has besides', async () => {
    expect(await said('', '#x=1')).toEqual([
      'The link has no “x” behind “#”; accepted: s, before. It is ignored.',
    ]);
    expect(await said('', `#${SENT}&amp;x=1&utm_id=3`)).toHaveLength(1);
    expect(await said('', `#${SENT}&${SENT}`)).toEqual([
      'Your system (s) is given 2 times; accepted: one value. The first is used.',
    ]);
    expect(await said('', `#before=${SENT.slice(2)}&${SENT}`)).toEqual([]);
    expect(await said('', '#a-heading')).toEqual([]);
  });
});
