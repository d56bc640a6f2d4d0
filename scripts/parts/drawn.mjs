// Whether a test of a long suite is among those that a run has drawn.
import { createHash } from 'node:crypto';

/**
 * @typedef {{ seed: string, shares: Record<string, number>, pages: string[] }} Draw the share of each suite that is not
 *   run whole, by its file, and the documents that are touched
 */

/** A number from 0 up to 1 that a commit and the name of a test decide. */
function placeOf(seed, file, title) {
  const digest = createHash('sha256').update(`${seed} ${file} ${title}`).digest();
  return digest.readUInt32BE() / 2 ** 32;
}

/**
 * Whether a test is run.
 *
 * @param {Draw | null} draw null where all of them are
 */
export function isDrawn(draw, file, title) {
  const share = draw?.shares[file];
  return share === undefined || placeOf(draw.seed, file, title) < share;
}

/** What a run of all tests has drawn, as it hands it to those who run them. */
export const drawHere = () => JSON.parse(process.env.TEST_DRAW || 'null');
