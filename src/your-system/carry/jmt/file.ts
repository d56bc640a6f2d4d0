import type { Problem } from '../../../address/problem';
import type { Description } from '../../description';
import { fileNameOf, type SavedFile } from '../file';
import { toJsimg } from './write';

const said = (message: string): Problem => ({ field: 'jsimg', given: '', accepted: '', message });

/** A JSIMgraph file, and what is said of what it cannot hold; nothing where it holds all. */
export function jsimgFile(description: Description): SavedFile & { problems: Problem[] } {
  const { text, lost } = toJsimg(description);
  const name = `${fileNameOf(description)}.jsimg`;
  const begin = `${name} is saved for JMT. It does not hold all of the system:`;
  return { name, text, problems: lost.length === 0 ? [] : [begin, ...lost].map(said) };
}
