import { fetchJson } from '../../../arrival/fetchJson';
import { excerptOf } from '../excerpt';
import type { Hit } from '../types';
import { wordsOf } from '../words';
import {
  BLOCK,
  CONTENTS,
  type Contents,
  FOLDER,
  type Piece,
  pieceOf,
  recordsFile,
  type Stored,
  wordsFile,
} from './format';
import { ranked, scoresOf } from './score';

/** Longer questions are cut: nobody types so many words. */
const MOST_WORDS = 12;

const files = new Map<string, Promise<unknown>>();

/** A file of the index, which is fetched once. */
function fileOf<T>(url: string): Promise<T> {
  const file = files.get(url) ?? fetchJson(url);
  files.set(url, file);
  return file as Promise<T>;
}

/** What the index is made of; the first thing that a search fetches. */
export const contentsOf = (baseUrl: string): Promise<Contents> =>
  fileOf(`${baseUrl}${FOLDER}/${CONTENTS}`);

/** What stands in the texts of pages, in claims and in what was measured, the best first; only the pieces asked for are fetched. */
export async function textHits(query: string, baseUrl: string, most: number): Promise<Hit[]> {
  const { version, records, common, pieces } = await contentsOf(baseUrl);
  const words = new Set(wordsOf(query).filter((word) => !common.includes(word)));
  const asked = [...words].slice(0, MOST_WORDS);
  const folder = `${baseUrl}${FOLDER}/${version}`;
  const byWord = await Promise.all(
    asked.map(async (word, at) => {
      if (!pieces.includes(pieceOf(word))) return new Map<number, number>();
      const piece = await fileOf<Piece>(`${folder}/${wordsFile(pieceOf(word))}`);
      return scoresOf(word, piece, at === asked.length - 1, records);
    }),
  );
  const found = ranked(byWord).slice(0, most);
  return Promise.all(
    found.map(async (number) => {
      const block = await fileOf<Stored[]>(`${folder}/${recordsFile(number)}`);
      const record = block[number % BLOCK] as Stored;
      const [whole = '', ...more] = record.excerpt.split('\n');
      return { ...record, excerpt: more.length === 0 ? whole : excerptOf([whole, ...more], asked) };
    }),
  );
}
