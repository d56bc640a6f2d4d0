import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadFile } from '../../../src/loadtest';

const FOLDER = path.join(import.meta.dirname, 'fixtures');

/** A file below `fixtures`: excerpts of real results of systems whose truth is known. */
export const fixture = (name: string): LoadFile => ({
  name,
  text: readFileSync(path.join(FOLDER, name), 'utf8'),
});

export const FIXTURES: readonly string[] = readdirSync(FOLDER, {
  recursive: true,
  encoding: 'utf8',
})
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => /\.\w+$/.test(name))
  .sort();

/** All files of a folder. */
export const folder = (name: string): LoadFile[] =>
  FIXTURES.filter((file) => file.startsWith(`${name}/`)).map(fixture);
