// Which tests of the long suites run: the whole of a suite whose inputs a change touches, else those that are drawn.
import picomatch from 'picomatch';
import { ALWAYS_INPUTS } from './parts.mjs';
import { reachIn } from './reach.mjs';

/**
 * @typedef {{ tests: string, share: number, inputs: string[], pages?: string[] }} Part
 */

/**
 * Whether a changed file is among what a suite depends on.
 *
 * @param {Part} part
 * @param {readonly string[]} changed
 * @param {readonly string[]} files
 * @param {(roots: readonly string[]) => Set<string>} reach
 */
export function isTouched({ tests, inputs, pages = [] }, changed, files, reach) {
  const isInput = picomatch([...ALWAYS_INPUTS, ...inputs]);
  if (changed.some((file) => isInput(file))) return true;
  const isPage = picomatch(pages);
  const reached = reach([tests, ...files.filter((file) => isPage(file))]);
  return changed.some((file) => reached.has(file));
}

/**
 * What is drawn for a change, by the commit it ends in.
 *
 * @param {{ seed: string, parts: readonly Part[], changed: readonly string[], files: readonly string[],
 *   reach?: (roots: readonly string[]) => Set<string> }} of
 * @returns {import('./drawn.mjs').Draw}
 */
export function drawOf({ seed, parts, changed, files, reach = reachIn(files) }) {
  const rest = parts.filter((part) => !isTouched(part, changed, files, reach));
  const isDocument = picomatch(['docs/**/*.mdx', 'src/pages/**']);
  const isChanged = new Set(changed);
  return {
    seed,
    shares: Object.fromEntries(rest.map(({ tests, share }) => [tests, share])),
    pages: files
      .filter((file) => isDocument(file))
      .filter((file) => [...reach([file])].some((one) => isChanged.has(one))),
  };
}
