import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../command/usage';

export interface TextFile {
  name: string;
  text: string;
}

/** Where a path leads from where the user stands: npm runs a script in the folder of its package, and says where from. */
const fromUser = (given: string): string => path.resolve(process.env.INIT_CWD ?? '', given);

function kindOf(given: string): 'file' | 'folder' {
  const found = statSync(fromUser(given), { throwIfNoEntry: false });
  if (found?.isFile()) return 'file';
  if (found?.isDirectory()) return 'folder';
  throw new UsageError(`FILE is "${given}"; accepted: a file or a folder that is there.`);
}

function readText(file: string): string {
  try {
    return readFileSync(fromUser(file), 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`FILE is "${file}"; accepted: a file that can be read (${reason}).`);
  }
}

/** The files of a folder and what links in it lead to, by name, numbers in their order: `n2` before `n16`. */
const filesIn = (folder: string): string[] =>
  readdirSync(fromUser(folder))
    .filter((name) => !name.startsWith('.'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(fromUser(file), { throwIfNoEntry: false })?.isFile());

/** The texts of files, and of all files in folders; throws a UsageError for what is not there. */
export function readFiles(given: readonly string[]): TextFile[] {
  const files = given.flatMap((one) => (kindOf(one) === 'folder' ? filesIn(one) : [one]));
  if (files.length === 0) {
    throw new UsageError(`FILE is "${given.join(' ')}"; accepted: a folder with files in it.`);
  }
  return files.map((file) => ({ name: file, text: readText(file) }));
}

/** A description of a system out of a file; throws a UsageError where it is no JSON. */
export function readDescription(file: string): unknown {
  if (kindOf(file) === 'folder') {
    throw new UsageError(`FILE is the folder "${file}"; accepted: a file with a system as JSON.`);
  }
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UsageError(`${file} is no JSON (${error.message}); accepted: a system as JSON.`);
  }
}
