import { describe, expect, it } from 'vitest';
import { filesOf, type Indexed } from '../../../scripts/search/pieces';
import { pageRecords } from '../../../scripts/search/records';
import { sectionsOf } from '../../../scripts/search/sections';
import {
  BLOCK,
  CONTENTS,
  type Contents,
  type Piece,
  pieceOf,
  recordsFile,
  type Stored,
  wordsFile,
} from '../../../src/components/search/index/format';
import { ranked, scoresOf } from '../../../src/components/search/index/score';
import { wordsOf } from '../../../src/components/search/words';

const PAGE = `<html><body><nav>Menu</nav><article>
<nav>Lab / Test cases</nav>
<header><h1>Test case 20: a faster path</h1></header>
<p>The <a href="/x">dispatcher</a> hands over one message.</p><p data-unscripted>Only without scripts.</p>
<h2 id="why">Why<a class="hash-link" href="#why">#</a></h2>
<div><p>It has the lock.</p><h3>Settings</h3><table><tr><td>303</td><td>20</td></tr></table></div>
<svg><text>drawn</text></svg><button>Run</button>
<div><h3 id="then">Then</h3><p><strong>It waits here</strong><span>Messages in line.</span></p></div>
</article></body></html>`;

describe('the parts of a page', () => {
  it('begin where an address can name them, with cells and paragraphs as lines', () => {
    expect(sectionsOf(PAGE)).toEqual([
      {
        id: '',
        title: 'Test case 20: a faster path',
        text: 'The dispatcher hands over one message.',
      },
      { id: 'why', title: 'Why', text: 'It has the lock.\nSettings\n303\n20' },
      { id: 'then', title: 'Then', text: 'It waits here\nMessages in line.' },
    ]);
  });

  it('are told by what they are and where they stand, with whole sentences alone', () => {
    const records = pageRecords('/low-latency/test-case-20', PAGE);
    expect(records[1]).toMatchObject({
      kind: 'Test case',
      to: '/low-latency/test-case-20#why',
      title: 'Why',
      where: 'Low latency, Test case 20: a faster path',
      excerpt: 'It has the lock.',
    });
  });
});

const record = (title: string, text: string): Indexed => ({
  kind: 'Page',
  to: `/${title.toLowerCase()}`,
  title,
  where: '',
  excerpt: text,
  text,
});

const RECORDS = [
  record('Locks', 'Only one may write the row at a time.'),
  record('Polling', 'The host looks, finds the lock held, and waits.'),
  record('Numbers', 'The roundtrip took 303 ms.'),
  record('Constructor', 'The word of the engine.'),
  ...Array.from({ length: BLOCK }, (_, at) => record(`Page ${at}`, 'The rest of the site.')),
];

/** The titles of what is found, by the same steps as in a browser. */
function found(query: string): string[] {
  const files = filesOf(RECORDS);
  const read = (name: string) => JSON.parse(files.get(name) ?? 'null');
  const { version, records, common } = read(CONTENTS) as Contents;
  const asked = wordsOf(query).filter((word) => !common.includes(word));
  const byWord = asked.map((word, at) => {
    const piece = (read(`${version}/${wordsFile(pieceOf(word))}`) ?? {}) as Piece;
    return scoresOf(word, piece, at === asked.length - 1, records);
  });
  return ranked(byWord).map((number) => {
    const block = read(`${version}/${recordsFile(number)}`) as Stored[];
    return block[number % BLOCK]?.title ?? '';
  });
}

describe('what an index in pieces finds', () => {
  it('is what the title says before what the text mentions', () => {
    expect(found('lock')).toEqual(['Locks', 'Polling']);
    expect(found('locks')).toEqual(['Locks', 'Polling']);
  });

  it('is a number as it is, the beginning of a last word, and a word with a slip', () => {
    expect(found('303 ms')).toEqual(['Numbers']);
    expect(found('304')).toEqual([]);
    expect(found('roundt')).toEqual(['Numbers']);
    expect(found('rounttrip')).toEqual(['Numbers']);
  });

  it('has most of the words, and first what has all of them', () => {
    expect(found('host lock waits')[0]).toBe('Polling');
    expect(found('lock zebra crossing')).toEqual([]);
  });

  it('is nothing for words that every page has, and for the names of what every object has', () => {
    expect(found('the')).toEqual([]);
    expect(found('constructor')).toEqual(['Constructor']);
    expect(found('toString')).toEqual([]);
  });
});

it('the version of an index changes with its texts', () => {
  const versionOf = (records: readonly Indexed[]) =>
    (JSON.parse(filesOf(records).get(CONTENTS) ?? '') as Contents).version;
  expect(versionOf(RECORDS)).toBe(versionOf([...RECORDS]));
  expect(versionOf(RECORDS.slice(1))).not.toBe(versionOf(RECORDS));
});
