import { type Problem, problemOf } from '../../address/problem';
import type { LoadFile } from '../../loadtest';
import { isBinary } from '../../loadtest/text';
import { decoded } from '../../reading/decoded';

/** A file that was chosen, dropped or pasted, and where it stands in its folder. */
export interface GivenFile {
  path: string;
  file: Pick<File, 'size' | 'slice'>;
}

export const MOST_MB = 200;
const MOST_FILES = 1000;
/** What tells whether a file is text. */
const HEAD_BYTES = 4000;
const STAYS = 'What was read before stays.';

/** Files that systems write beside those of people. */
const isHidden = (path: string): boolean =>
  path.split('/').some((part) => /^(?:\.|__MACOSX$|Thumbs\.db$|desktop\.ini$)/.test(part));

/** The text of a file; of one that is no text its beginning, of which a reader says what it is. */
async function textOf({ file }: GivenFile): Promise<string> {
  const head = decoded(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const isText = !isBinary(head.replaceAll('\0', ''));
  return isText ? decoded(await file.slice(0, file.size).arrayBuffer()) : head;
}

/** The texts of files, one after the other until it is stopped, and what is wrong with those that cannot be opened. */
export async function openFiles(
  given: readonly GivenFile[],
  onOpened: (count: number, of: number) => void,
  signal: AbortSignal,
): Promise<{ files: LoadFile[]; problems: Problem[] }> {
  const all = given.filter(({ path }) => !isHidden(path));
  const problems: Problem[] = [];
  const files: LoadFile[] = [];
  const refuse = (name: string, what: string, accepted: string) =>
    problems.push(problemOf('file', name, what, accepted, STAYS));
  if (all.length > MOST_FILES) {
    const what = `There are ${all.length} files, the first of them ${all[0]?.path}`;
    refuse('folder', what, `up to ${MOST_FILES} files`);
    return { files, problems };
  }
  for (const [at, one] of all.entries()) {
    if (signal.aborted) break;
    const megabytes = one.file.size / 1e6;
    if (megabytes > MOST_MB) {
      const what = `The file ${one.path} has ${Math.ceil(megabytes)} MB`;
      refuse(one.path, what, `files up to ${MOST_MB} MB, such as a summary of the same run`);
    } else {
      try {
        files.push({ name: one.path, text: await textOf(one) });
      } catch {
        refuse(one.path, `The file ${one.path} could not be opened`, 'a text file');
      }
    }
    onOpened(at + 1, all.length);
  }
  return { files, problems };
}
