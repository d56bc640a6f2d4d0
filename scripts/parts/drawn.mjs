// Whether a test of a long suite is among those that a run has drawn.
import { createHash } from 'node:crypto';

/**
 * @typedef {{ seed: string, shares: Record<string, number>, pages: string[] }} Draw the share of each suite that is not
 *   run whole, by its file, and the documents that are touched
 */

/** A number from 0 up to 1 that a commit and the name of a test decide. */
export function placeOf(seed, file, title) {
  const digest = createHash('sha256').update(`${seed} ${file} ${title}`).digest();
  return digest.readUInt32BE() / 2 ** 32;
}

/**
 * Whether a test is run: one of a suite that is not long or runs whole, one that is drawn, or one of a document that is
 * touched.
 *
 * @param {Draw | null} draw null where all of them are
 * @param {string} file
 * @param {string} title
 * @param {readonly string[]} documents what the test opens
 */
export function isDrawn(draw, file, title, documents = []) {
  const share = draw?.shares[file];
  if (share === undefined || documents.some((one) => draw.pages.includes(one))) return true;
  return placeOf(draw.seed, file, title) < share;
}

/** What a run of all tests has drawn, as it hands it to those who run them. */
export const drawHere = () => JSON.parse(process.env.TEST_DRAW || 'null');
