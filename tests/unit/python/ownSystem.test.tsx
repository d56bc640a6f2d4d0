// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { ownNotebook } from '../../../src/components/python/ownSystem';
import type { System } from '../../../src/system/document';
import { toFragment } from '../../../src/your-system/carry/link';

const SHOP: System = {
  name: 'Shop',
  users: 8,
  stations: [{ name: 'db', kind: 'processors', count: 2, demandMs: 9 }],
  measured: [4, 8].map((users) => ({ users, throughputPerSecond: 25 * users })),
};

async function opened(query: string, fragment: string) {
  window.history.replaceState(null, '', `/python?${query}#${fragment}`);
  const { cells, problems } = await ownNotebook(new URLSearchParams(query));
  return { text: cells.map(({ text }) => text).join('\n'), problems };
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('a system of the reader’s own in Python', () => {
  it('is that of the address, measured levels and all', async () => {
    const { text, problems } = await opened('', await toFragment(SHOP));
    expect(text).toContain('"name": "Shop"');
    expect(text).toContain('{"users": 4, "throughputPerSecond": 100}');
    expect(text).toContain('"count": 2');
    expect(text).toContain('seed=1, replications=4');
    expect(problems).toEqual([]);
  });

  it('has the load, the changes and the seed of the lab that it was opened from', async () => {
    const query = 'scenario=your-system/4-users&db.count=3&seed=7';
    const { text, problems } = await opened(query, await toFragment(SHOP));
    expect(text).toMatch(/^ {8}.*"users": 4,/m);
    expect(text).toContain('"count": 3');
    expect(text).toContain('seed=7');
    expect(problems).toEqual([]);
  });

  it('is that before a change where the lab was of that', async () => {
    const before = { ...SHOP, name: 'Shop as it was' };
    const both = `${await toFragment(SHOP)}&${await toFragment(before, 'before')}`;
    const { text } = await opened('scenario=your-system-before/8-users', both);
    expect(text).toContain('"name": "Shop as it was"');
  });

  it('names what of the address cannot be used', async () => {
    const fragment = await toFragment(SHOP);
    const { problems } = await opened('scenario=your-system/9-users&db.count=0', fragment);
    expect(problems.map(({ field }) => field)).toEqual(['scenario', 'db.count']);
    const cut = await opened('', fragment.slice(0, -9));
    expect(cut.problems.map(({ message }) => message).join()).toContain('cut short or changed');
    expect(cut.text).toContain('lab.network(');
  });
});
