import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, ROOT } from '../../support/projectFiles';

/** Who may read the query of the page beside `src/address`, and why. */
const READERS: Readonly<Record<string, string>> = {
  'src/components/python/PythonLab.tsx':
    'a program is asked for by a query that other pages write, until a fragment brings another',
  'src/components/python/keptEdits.ts': 'edits are kept under the whole address, as it is',
  'src/components/watch/WatchPage.tsx': 'the study of a scenario decides which code reads the rest',
  'src/lab/useStatusAttribute.ts': 'runs while the page is parsed, before any module',
  'src/your-system/page/carried.ts': 'the query stays as it is beside the system of the fragment',
  'src/your-system/page/useDescription.ts':
    'the fragment holds the system, and decides whether the query names a start',
  'src/theme/NotFound/Content/NotFoundPage.tsx': 'an address without a page is passed on as it is',
};

const WRITES = /\b(replace|push)State\b/;
const READS = [
  /\blocation\.search\b/,
  /new URL\((window\.)?location\b/,
  /\{[^{}]*\bsearch\b[^{}]*\}\s*=\s*(window\.location|useLocation\(\))/,
];
/** The sentence of `problemOf`, made by hand. */
const REFUSES = /; accepted: \$\{/;

const sources = filesBelow('src')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => !file.startsWith('src/address/'))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
const filesWith = (...patterns: readonly RegExp[]) =>
  sources.flatMap(({ file, text }) => (patterns.some((one) => one.test(text)) ? [file] : []));

describe('the address of the page', () => {
  it('is written by src/address alone', () => {
    expect(filesWith(WRITES)).toEqual([]);
  });

  it('is read by src/address, and by those alone that have a reason', () => {
    expect(filesWith(...READS)).toEqual(Object.keys(READERS).sort());
  });

  it('is refused by the words of src/address', () => {
    expect(filesWith(REFUSES)).toEqual([]);
  });
});
