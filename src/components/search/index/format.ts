import type { Hit } from '../types';

/** Folder of the index, below the base of the site. */
export const FOLDER = 'assets/search';

/** The file that names the others, below the folder. */
export const CONTENTS = 'contents.json';

export interface Contents {
  /** Changes with anything in the index; its files are in a folder of that name. */
  version: string;
  /** Number of records. */
  records: number;
  /** Words that so many records hold that they tell none from others; no piece has them. */
  common: readonly string[];
  /** Names of the pieces that there are. */
  pieces: readonly string[];
}

/** A part of a page, a claim or a configuration; `excerpt` has all its sentences, one a line. */
export type Stored = Hit;

/** So many records are in a file. */
export const BLOCK = 8;

/** The file with the record of that number, in the folder of the version. */
export const recordsFile = (number: number): string => `records/${Math.floor(number / BLOCK)}.json`;

/** Records that hold a word, each with 100 times what the word counts there, by turns. */
export type Postings = readonly number[];

/** Words that begin alike. */
export type Piece = Readonly<{ [word: string]: Postings }>;

/** Name of the piece with a word. */
export const pieceOf = (word: string): string => word.slice(0, 2);

/** The file with a piece, in the folder of the version. */
export const wordsFile = (piece: string): string => `words/${piece}.json`;
