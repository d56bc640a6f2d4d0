// What files of the project a file is made of: those it imports, starts as a worker or names in a text, and theirs.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ENDINGS = [
  '',
  '.ts',
  '.tsx',
  '.mts',
  '.mjs',
  '.cjs',
  '.js',
  '.json',
  '.mdx',
  '/index.ts',
  '/index.tsx',
];
const READ = /\.(?:[cm]?[jt]s|[jt]sx|mdx)$/;
/** Texts that may name a file or a page: quoted, without spaces, with an ending or a folder; a page with its query. */
const NAMED = /['"`]([\w@.-]*[./][\w@./-]+)(?:[?#][^'"`\s]*)?['"`]/g;

/** Types decide nothing that runs. */
const TYPES = /^(?:import|export) type [^;]*;/gm;

/** What a file names: imported, or by any text that looks like a file. */
function namesIn(source) {
  const text = source.replace(TYPES, '');
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return new Set([
    ...importedFiles.map(({ fileName }) => fileName.replace(/[?!#].*$/, '')),
    ...[...text.matchAll(NAMED)].map(([, name]) => name),
  ]);
}

/**
 * The places where a name may be found: beside the file, from the top, among the data, among the parts of the theme, and
 * among the pages where a test names it, which opens them.
 */
const placesOf = (name, file) => [
  ...(name.startsWith('.') ? [path.posix.join(path.posix.dirname(file), name)] : []),
  ...(name.startsWith('@site/') ? [name.slice('@site/'.length)] : []),
  ...(name.startsWith('@theme/') ? [`src/theme/${name.slice('@theme/'.length)}`] : []),
  ...(/^[\w]/.test(name) ? [name, `static/data/${name}`] : []),
  ...(/^[\w]/.test(name) && file.startsWith('tests/') ? [`docs/${name}`] : []),
];

/**
 * A function that gives the files which those named are made of, themselves among them.
 *
 * @param {readonly string[]} files every file of the project, from its top
 * @param {(file: string) => string} read the text of one of them
 */
export function reachIn(files, read = (file) => readFileSync(file, 'utf8')) {
  const known = new Set(files);
  const next = new Map();
  const found = (name, file) =>
    placesOf(name, file).flatMap((place) => {
      const hit = ENDINGS.map((ending) => place + ending).find((one) => known.has(one));
      return hit === undefined ? [] : [hit];
    });
  const madeOf = (file) => {
    if (!READ.test(file)) return [];
    if (!next.has(file)) {
      next.set(
        file,
        [...namesIn(read(file))].flatMap((name) => found(name, file)),
      );
    }
    return next.get(file);
  };
  return (roots) => {
    const reached = new Set();
    const waiting = [...roots];
    while (waiting.length > 0) {
      const file = waiting.pop();
      if (reached.has(file) || !known.has(file)) continue;
      reached.add(file);
      waiting.push(...madeOf(file));
    }
    return reached;
  };
}
