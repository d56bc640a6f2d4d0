import { ln } from '../../../numbers/elementary';
import { isNearly } from '../words';
import type { Piece, Postings } from './format';

/** What a word counts that is asked for by its beginning, or with a slip of the finger. */
const BEGUN = 0.7;
const NEARLY = 0.5;

/** More words than these that begin alike say little. */
const MOST_BEGUN = 40;

interface Match {
  postings: Postings;
  worth: number;
}

/** The words of a piece that are meant by one: itself, words that begin so, or else words that are nearly it. */
function matchesOf(word: string, piece: Piece, isBegun: boolean): Match[] {
  const same = Object.hasOwn(piece, word) ? piece[word] : undefined;
  const exact = same === undefined ? [] : [{ postings: same, worth: 1 }];
  const others = Object.entries(piece).filter(([own]) => own !== word);
  const begun = isBegun ? others.filter(([own]) => own.startsWith(word)).slice(0, MOST_BEGUN) : [];
  const found = [...exact, ...begun.map(([, postings]) => ({ postings, worth: BEGUN }))];
  if (found.length > 0) return found;
  return others
    .filter(([own]) => isNearly(word, own))
    .map(([, postings]) => ({ postings, worth: NEARLY }));
}

/** How well each record fits one word: the rarer the word, the more it counts. */
export function scoresOf(
  word: string,
  piece: Piece,
  isBegun: boolean,
  records: number,
): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { postings, worth } of matchesOf(word, piece, isBegun)) {
    const held = postings.length / 2;
    const rarity = ln(1 + (records - held + 0.5) / (held + 0.5));
    for (let at = 0; at < postings.length; at += 2) {
      const record = postings[at] ?? 0;
      const score = (worth * rarity * (postings[at + 1] ?? 0)) / 100;
      scores.set(record, Math.max(score, scores.get(record) ?? 0));
    }
  }
  return scores;
}

/** The records that hold at least half of the words, the best first; one that lacks some counts far less. */
export function ranked(byWord: readonly ReadonlyMap<number, number>[]): number[] {
  const sums = new Map<number, { score: number; held: number }>();
  for (const scores of byWord) {
    for (const [record, score] of scores) {
      const sum = sums.get(record) ?? { score: 0, held: 0 };
      sums.set(record, { score: sum.score + score, held: sum.held + 1 });
    }
  }
  return [...sums]
    .filter(([, { held }]) => held >= byWord.length / 2)
    .map(([record, { score, held }]) => {
      const share = held / byWord.length;
      return { record, score: score * share * share };
    })
    .sort((a, b) => b.score - a.score || a.record - b.record)
    .map(({ record }) => record);
}
