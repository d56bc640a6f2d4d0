import { type Problem, problemOf } from '../../address/problem';
import type { LoadFile } from '../../loadtest';
import { carrierOf } from '../carry/carrier';
import type { ParseXml } from '../carry/opened';
import type { ReadDescription } from '../carry/read';

/** Files that hold a system of the page or of JMT, and those that may be of a load test. */
export function parted(files: readonly LoadFile[]): { systems: LoadFile[]; tests: LoadFile[] } {
  const isSystem = ({ text }: LoadFile) => carrierOf(text) !== null;
  return {
    systems: files.filter(isSystem),
    tests: files.filter((file) => !isSystem(file)),
  };
}

const notOpened = ({ name }: LoadFile): Problem =>
  problemOf(
    'file',
    name,
    `${name} holds another system`,
    'one system at a time',
    'It is not opened.',
  );

/** The system of the first of some files, with what of it cannot be used, and the files that are not opened. */
export async function firstSystem(
  [first, ...others]: readonly LoadFile[],
  parse: ParseXml,
): Promise<ReadDescription> {
  const { openedSystem } = await import('../carry/opened');
  const { description, problems } = await openedSystem(first?.text ?? '', parse);
  return { description, problems: [...problems, ...others.map(notOpened)] };
}

/** What took the place of a file of the same name. */
export function replacedFiles(before: readonly LoadFile[], files: readonly LoadFile[]): Problem[] {
  return files.flatMap(({ name, text }) => {
    const other = before.find((one) => one.name === name);
    if (other === undefined || other.text === text) return [];
    const message = `${name} was given before with other contents: it takes their place. Undo brings them back.`;
    return [{ field: 'file', given: name, accepted: '', message }];
  });
}
