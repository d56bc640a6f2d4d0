// Which tests of the long suites run: the whole of a suite whose inputs a change touches, else those that are drawn.
import picomatch from 'picomatch';
import { placeOf } from './drawn.mjs';
import { ALWAYS_INPUTS } from './parts.mjs';
import { reachIn } from './reach.mjs';

/**
 * @typedef {{ tests: string, share: number, inputs: string[], pages?: string[],
 *   setUp?: { name: string, share: number } }} Part
 */

/**
 * The files that a pattern, or one of several, matches.
 *
 * @param {string | readonly string[]} patterns
 * @param {readonly string[]} files
 */
export function matching(patterns, files) {
  const isMatch = picomatch(patterns);
  return files.filter((file) => isMatch(file));
}

/**
 * Whether a changed file is among what a suite depends on.
 *
 * @param {Part} part
 * @param {readonly string[]} changed
 * @param {readonly string[]} files
 * @param {(roots: readonly string[]) => Set<string>} reach
 */
export function isTouched({ tests, inputs, pages = [] }, changed, files, reach) {
  if (matching([...ALWAYS_INPUTS, ...inputs], changed).length > 0) return true;
  const reached = reach([tests, ...matching(pages, files)]);
  return changed.some((file) => reached.has(file));
}

/**
 * The share of a suite's tests that a commit draws: none where it has not drawn what they need set up.
 *
 * @param {string} seed
 * @param {Part} part
 */
function shareOf(seed, { share, setUp }) {
  const isSetUp = setUp === undefined || placeOf(seed, setUp.name, '') < setUp.share;
  return isSetUp ? share : 0;
}

const DOCUMENTS = ['docs/**/*.mdx', 'src/pages/**'];

/**
 * What is drawn for a change, by the commit it ends in.
 *
 * @param {{ seed: string, parts: readonly Part[], changed: readonly string[], files: readonly string[],
 *   reach?: (roots: readonly string[]) => Set<string> }} of
 * @returns {import('./drawn.mjs').Draw}
 */
export function drawOf({ seed, parts, changed, files, reach = reachIn(files) }) {
  const rest = parts.filter((part) => !isTouched(part, changed, files, reach));
  const isChanged = new Set(changed);
  return {
    seed,
    shares: Object.fromEntries(rest.map((part) => [part.tests, shareOf(seed, part)])),
    pages: matching(DOCUMENTS, files).filter((file) =>
      [...reach([file])].some((one) => isChanged.has(one)),
    ),
  };
}
