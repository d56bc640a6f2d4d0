import { createHash } from 'node:crypto';
import {
  BLOCK,
  CONTENTS,
  type Contents,
  pieceOf,
  recordsFile,
  type Stored,
  wordsFile,
} from '../../src/components/search/index/format';
import { wordsOf } from '../../src/components/search/words';

/** A record with all its text, of which not everything is shown. */
export interface Indexed extends Stored {
  text: string;
}

/** A word of the title counts as much as so many in the text. */
const TITLE = 5;

/** How soon more of the same word counts no more, and how much a long text counts less. */
const SATURATION = 1.2;
const LENGTH = 0.6;

/** What a larger share of all records hold says nothing: "the", "of". */
const COMMON = 0.4;

function countsOf({ title, where, text }: Indexed): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (words: readonly string[], times: number) => {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + times);
  };
  add(wordsOf(title), TITLE);
  add(wordsOf(where), 1);
  add(wordsOf(text), 1);
  return counts;
}

/** The files of an index by their names: what there is, words in pieces by how they begin, and records in blocks. */
export function filesOf(records: readonly Indexed[]): Map<string, string> {
  const counts = records.map(countsOf);
  const lengths = counts.map((words) => [...words.values()].reduce((sum, one) => sum + one, 0));
  const mean = lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, records.length);
  const holders = new Map<string, number>();
  for (const word of counts.flatMap((words) => [...words.keys()]))
    holders.set(word, (holders.get(word) ?? 0) + 1);
  const common = [...holders].flatMap(([word, held]) =>
    held > COMMON * records.length ? [word] : [],
  );
  const pieces = new Map<string, Map<string, number[]>>();
  for (const [number, words] of counts.entries()) {
    const room = SATURATION * (1 - LENGTH + (LENGTH * (lengths[number] ?? 0)) / mean);
    for (const [word, count] of words) {
      if (common.includes(word)) continue;
      const name = pieceOf(word);
      const piece = pieces.get(name) ?? new Map<string, number[]>();
      const postings = piece.get(word) ?? [];
      postings.push(number, Math.round((100 * count * (SATURATION + 1)) / (count + room)));
      pieces.set(name, piece.set(word, postings));
    }
  }
  const files = [...pieces].map(([name, piece]): [string, string] => [
    wordsFile(name),
    JSON.stringify(Object.fromEntries(piece)),
  ]);
  for (let from = 0; from < records.length; from += BLOCK) {
    const block = records.slice(from, from + BLOCK).map(({ text, ...shown }): Stored => shown);
    files.push([recordsFile(from), JSON.stringify(block)]);
  }
  const hash = createHash('sha256').update(JSON.stringify(files));
  const version = hash.digest('hex').slice(0, 8);
  const contents: Contents = {
    version,
    records: records.length,
    common,
    pieces: [...pieces.keys()],
  };
  return new Map([
    [CONTENTS, JSON.stringify(contents)],
    ...files.map(([name, text]): [string, string] => [`${version}/${name}`, text]),
  ]);
}
