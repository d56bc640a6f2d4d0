import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, ROOT } from '../../support/projectFiles';
import { namesIn } from '../../support/wrongNames';

const files = filesBelow();
const { wrongInDocument, wrongInPatterns } = namesIn(files);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The documents of the root, each README and the templates of a change. */
const documents = files.filter((file) => /^(?:\.github\/)?[\w.]+\.md$|\/README\.md$/.test(file));

describe('the documents', () => {
  it('are all read', () => {
    expect(documents).toEqual(
      expect.arrayContaining(['CONTRIBUTING.md', 'ARCHITECTURE.md', 'src/explore/README.md']),
    );
  });

  it.each(documents)('%s names files that exist', (document) => {
    expect(wrongInDocument(document, read(document))).toEqual([]);
  });

  it('.gitattributes names files that exist', () => {
    expect(wrongInPatterns(read('.gitattributes'))).toEqual([]);
  });
});

describe('a wrong name', () => {
  it.each([
    ['a file from the root', '`src/scenario/kodec.ts`', ['src/scenario/kodec.ts']],
    ['a folder from the root', '`src/senario`', ['src/senario']],
    ['a file by its last names', '`seek/plainset.ts`', ['seek/plainset.ts']],
    ['a file by its name', '`registri.ts`', ['registri.ts']],
    ['a linked file', '[more](../CONTRIBUTE.md)', ['src/CONTRIBUTE.md']],
    ['none: what a command makes', '`generated/index.json`', []],
    ['none: a scenario, a command', '`low-latency/20-A`, `npm run figures`', []],
  ])('is found: %s', (_, text, wrong) => {
    expect(wrongInDocument('src/explore/README.md', text)).toEqual(wrong);
  });

  it('is found in .gitattributes', () => {
    expect(
      wrongInPatterns('# Notes\n*.png binary\nstatic/dada/** -text\nscripts/x.ts -text'),
    ).toEqual(['static/dada/**', 'scripts/x.ts']);
  });
});
