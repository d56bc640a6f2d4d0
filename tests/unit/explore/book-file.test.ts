import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptLink, MOST, placeOf } from '../../../src/explore/book/entry';
import { readBook, writeBook } from '../../../src/explore/book/file';
import { bookFragment, readFragment } from '../../../src/explore/book/fragment';
import { edited, merged, moved, restored, without } from '../../../src/explore/book/shelf';
import { mergedText } from '../../../src/explore/book/texts';
import { anyBook, anyText, below, randomOf } from './books';

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed + 1);

afterEach(() => vi.unstubAllGlobals());

describe('a book', () => {
  it('comes back from its file, 200 of them', () => {
    for (const seed of SEEDS) {
      const entries = anyBook(seed);
      expect(readBook(writeBook(entries)), `seed ${seed}`).toEqual({ entries, problems: [] });
    }
  });

  it('comes back from its link, 200 of them, packed and not', async () => {
    for (const isPacked of [true, false]) {
      if (!isPacked) vi.stubGlobal('CompressionStream', undefined);
      for (const seed of SEEDS) {
        const entries = anyBook(seed);
        const fragment = await bookFragment(entries);
        expect(fragment).toMatch(isPacked ? /^#book=z[\w-]*$/ : /^#book=j[\w-]+$/);
        expect(await readFragment(fragment), `seed ${seed}`).toEqual({ entries, problems: [] });
      }
    }
  });

  it('is shorter in a link where the browser can pack', async () => {
    const entries = merged(anyBook(3), anyBook(4));
    const packed = await bookFragment(entries);
    vi.stubGlobal('CompressionStream', undefined);
    expect(packed.length).toBeLessThan(0.7 * (await bookFragment(entries)).length);
  });

  it('comes back from a link with marks behind it and breaks in it', async () => {
    for (const isPacked of [true, false]) {
      if (!isPacked) vi.stubGlobal('CompressionStream', undefined);
      for (const seed of SEEDS.slice(0, 40)) {
        const entries = anyBook(seed);
        const link = await bookFragment(entries);
        const middle = Math.floor(link.length / 2);
        const broken = (mark: string) => link.slice(0, middle) + mark + link.slice(middle);
        const behind = [
          ')',
          '.',
          ').',
          ',',
          '>',
          '%3E',
          '”',
          '%29.',
          '**',
          '_',
          '__)',
          '%0A',
          ' and so on',
          '%20and%20so%20on',
        ];
        const between = ['%0A', '%0D%0A', '\n', '%20', '=%0A', '%0A%3E%20', '\n> '];
        for (const damaged of [...behind.map((mark) => link + mark), ...between.map(broken)]) {
          expect(await readFragment(damaged), `seed ${seed}: ${damaged}`).toEqual({
            entries,
            problems: [],
          });
        }
      }
    }
  });

  it('says that a link is cut, changed, or packed for another browser', async () => {
    const whole = await bookFragment(anyBook(5));
    expect(await readFragment('#step-3')).toBeNull();
    expect(await readFragment('')).toBeNull();
    for (const bad of [whole.slice(0, -5), '#book=', '#book=x123', '#book=z%%', '#book=j%%%']) {
      const read = await readFragment(bad);
      expect(read?.entries, bad).toEqual([]);
      expect(read?.problems[0]?.message, bad).toMatch(/book.*accepted/);
    }
    vi.stubGlobal('DecompressionStream', undefined);
    expect((await readFragment(whole))?.problems[0]?.message).toMatch(/cannot unpack/);
  });

  it('is not unpacked without end', async () => {
    const bomb = JSON.stringify({ format: 'messagebox-lab-book', version: 1, x: ' '.repeat(5e6) });
    const stream = new Blob([bomb]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    const read = await readFragment(`#book=z${Buffer.from(bytes).toString('base64url')}`);
    expect(read).toMatchObject({ entries: [], problems: [{ field: 'book' }] });
  });
});

describe('an imported book', () => {
  it('never throws and never costs an entry, 300 damaged files', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = randomOf(1000 + seed);
      const own = anyBook(seed);
      let text = writeBook(anyBook(seed + 500));
      for (let count = 1 + below(random, 4); count > 0; count -= 1) {
        const at = below(random, text.length);
        const length = below(random, 40);
        text = text.slice(0, at) + anyText(random, 12) + text.slice(at + length);
      }
      const read = readBook(text);
      const after = merged(own, read.entries);
      expect(after.slice(0, own.length), `seed ${seed}`).toEqual(own);
      expect(after.length).toBe(new Set(after.map(({ link }) => link)).size);
      // Whatever has been read can be kept: it is read again without a word.
      expect(readBook(writeBook(after)), `seed ${seed}`).toEqual({ entries: after, problems: [] });
      for (const { message, field, accepted } of read.problems) {
        expect(message).toContain(field);
        expect(message).toContain(accepted);
      }
    }
  });

  const entry = { link: '/explore/compare?a=low-latency/20-A', name: 'A', note: '', models: {} };
  const book = (changes: object) =>
    JSON.stringify({ format: 'messagebox-lab-book', version: 1, entries: [entry], ...changes });

  it.each([
    ['no JSON', 'hello', 'The book', 0],
    ['null', 'null', 'The book', 0],
    ['another format', book({ format: 'x' }), 'format', 0],
    ['a newer version', book({ version: 2 }), 'version', 0],
    ['no list', book({ entries: {} }), 'entries', 0],
    ['no entry', book({ entries: [entry, 7] }), 'entries[1]', 1],
    ['another site', book({ entries: [{ ...entry, link: '//x.org/' }] }), 'entries[0].link', 0],
    ['a script', book({ entries: [{ ...entry, link: 'javascript:0' }] }), 'entries[0].link', 0],
    ['a long name', book({ entries: [{ ...entry, name: 'n'.repeat(121) }] }), 'entries[0].name', 1],
    ['no note', book({ entries: [{ ...entry, note: 4 }] }), 'entries[0].note', 1],
    ['odd models', book({ entries: [{ ...entry, models: { a: 1 } }] }), 'entries[0].models', 1],
    ['one link twice', book({ entries: [entry, entry] }), 'entries[1].link', 1],
    ['too much', ' '.repeat(2_000_001), 'The book', 0],
  ])('%s is told with field, value and what is accepted', (_, text, field, left) => {
    const { entries, problems } = readBook(text);
    expect(entries).toHaveLength(left);
    expect(problems.map((one) => one.field)).toEqual([field]);
    expect(problems[0]?.message).toMatch(/ is .*; accepted: .+\. /);
    expect(problems[0]?.message).not.toMatch(/“"/);
  });

  it('leaves what has the same link as it is, and says so', () => {
    const own = [{ ...entry, name: 'mine', note: 'mine' }];
    const other = { ...entry, link: '/explore/sweep?from=low-latency/20-A' };
    const given = [{ ...entry, name: 'theirs' }, other];
    expect(merged(own, given)).toEqual([...own, other]);
    expect(mergedText(own, { entries: given })).toBe(
      '1 entry added, 1 with the same link already there and left as yours.',
    );
    expect(mergedText([], { entries: given })).toBe('2 entries added.');
  });
});

describe('a link that is kept', () => {
  it.each([
    ['/explore/compare?a=low-latency/20-A,sendOnly=6&b=x', null],
    ['/low-latency/test-case-20?config=A&v=1#lab', '/low-latency/test-case-20?config=A&v=1'],
    ['/explore/seek?utm_source=mail&from=capacity', '/explore/seek?from=capacity'],
    ['/explore/seek?gclid=1', '/explore/seek'],
  ])('%s is known again', (given, kept) => {
    expect(keptLink(given)).toBe(kept ?? given);
    expect(keptLink(keptLink(given) ?? '')).toBe(kept ?? given);
  });

  it.each([
    'https://x.org/',
    '//x.org/a',
    '/\\x.org',
    '/\t/x.org',
    'javascript:alert(1)',
    'explore/book',
    '',
    `/${'a'.repeat(MOST.link)}`,
  ])('%s is none of this site', (given) => expect(keptLink(given)).toBeNull());

  it('says where it opens', () => {
    const links = [
      '/explore/compare?a=1',
      '/explore/sheet?x=1',
      '/python?scenario=1',
      '/capacity/lab',
    ];
    expect(links.map(placeOf)).toEqual(['Compare', 'Review sheet', 'Python', 'Lab']);
  });
});

describe('the order of a book', () => {
  const book = ['a', 'b', 'c', 'd'].map((name) => ({
    link: `/${name}`,
    name,
    note: '',
    models: {},
  }));
  const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name).join('');
  it('is the reader’s', () => {
    expect(names(moved(book, '/a', 2))).toBe('bcad');
    expect(names(moved(book, '/d', 0))).toBe('dabc');
    expect(names(moved(book, '/b', 1))).toBe('abcd');
    expect(names(moved(book, '/c', 9))).toBe('abdc');
    expect(names(moved(book, '/x', 0))).toBe('abcd');
  });
  it('comes back when a drop is undone', () => {
    for (const [place, entry] of book.entries()) {
      const left = without(book, entry.link);
      expect(left).toHaveLength(3);
      expect(restored(left, entry, place)).toEqual(book);
      expect(restored(book, entry, place)).toEqual(book);
    }
  });
  it('stays when an entry is written anew', () => {
    const changed = edited(book, '/b', { name: 'z', note: 'n' });
    expect(names(changed)).toBe('azcd');
    expect(changed.map(({ note }) => note)).toEqual(['', 'n', '', '']);
  });
});
