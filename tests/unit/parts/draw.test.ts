import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawOf, isTouched, matching } from '../../../scripts/parts/draw.mjs';
import { isDrawn } from '../../../scripts/parts/drawn.mjs';
import { ALWAYS_INPUTS, PARTS } from '../../../scripts/parts/parts.mjs';
import { reachIn } from '../../../scripts/parts/reach.mjs';
import { filesBelow } from '../../support/projectFiles';

const files = filesBelow();
const seed = 'a-commit';
const reach = reachIn(files);
const drawn = (changed: readonly string[]) => drawOf({ seed, parts: PARTS, changed, files, reach });
describe.each(PARTS)('the long suite $tests', (part) => {
  const { tests, share, inputs, pages = [], setUp } = part;
  const isWhole = (file: string) => isTouched(part, [file], files, reach);

  it('is there, and asks whether its tests are drawn', () => {
    expect(files.some((file) => file === tests || file.startsWith(`${tests}/`))).toBe(true);
    if (!tests.startsWith('tests/browser/')) return;
    expect(readFileSync(tests, 'utf8')).toMatch(
      /import \{ test(?: as base)? \} from '\.\/(drawn|shared)'/,
    );
  });

  it('draws a part of its tests', () => {
    expect(share).toBeGreaterThan(0);
    expect(share * (setUp?.share ?? 1)).toBeLessThan(1);
    expect(isWhole('README.md')).toBe(false);
  });

  it('runs whole where a file of any kind that it depends on changes', () => {
    const named = existsSync(tests) ? [tests] : [];
    const kinds = [...ALWAYS_INPUTS, ...inputs, ...pages].map((pattern) => [
      pattern,
      matching(pattern, files),
    ]);
    for (const [pattern, found] of kinds) expect(found, `${pattern}`).not.toEqual([]);
    const touching = [...named, ...kinds.map(([, found]) => found?.[0] ?? '')];
    for (const file of touching) expect(isWhole(file), file).toBe(true);
  });

  it('runs whole where a file changes that it imports, directly or not', () => {
    if (!existsSync(tests)) return;
    const reached = [...reach([tests])];
    for (const file of [...reached.slice(0, 3), ...reached.slice(-3)]) {
      expect(isWhole(file), file).toBe(true);
    }
  });
});

describe('what a change touches', () => {
  it('runs whole, and of the others their share is drawn', () => {
    const { shares } = drawn(['tests/fidelity/challenges.test.ts']);
    expect(Object.keys(shares)).toHaveLength(PARTS.length - 1);
    expect(shares).not.toHaveProperty(['tests/fidelity/challenges.test.ts']);
    for (const { tests, share } of PARTS.slice(-3)) expect(shares[tests]).toBe(share);
  });

  it('sets up for all suites that need it or for none, so that over time they run', () => {
    const needing = PARTS.filter(({ setUp }) => setUp?.name === 'native program');
    const commits = Array.from({ length: 400 }, (_, commit) => {
      const parts = needing.map((part) => ({ ...part, pages: [] }));
      return drawOf({ seed: `${commit}`, parts, changed: [], files: [] }).shares;
    });
    const drawn = commits.map((shares) => Object.values(shares).filter((share) => share > 0));
    expect(new Set(drawn.map(({ length }) => length))).toEqual(new Set([0, needing.length]));
    const share = drawn.filter(({ length }) => length > 0).length / commits.length;
    expect(share).toBeCloseTo(needing[0]?.setUp?.share ?? 0, 1);
  });

  it('is found through workers, documents, data that is named, and parts of the theme', () => {
    const madeOf = (file: string) => [...reach([file])];
    expect(madeOf('docs/low-latency/test-case-20.mdx')).toEqual(
      expect.arrayContaining([
        'src/lab/Lab.tsx',
        'src/simulator/worker.ts',
        'static/data/low-latency/test-case-20.json',
      ]),
    );
    expect(madeOf('tests/unit/replay/command.test.ts')).toContain('scripts/replay.ts');
  });

  it('is found through pages that a test opens, with their queries', () => {
    const texts: Record<string, string> = {
      'tests/browser/a.spec.ts':
        "open(page, 'capacity/lab?config=floodgate'); open(page, 'queue#a')",
      'docs/capacity/lab.mdx': "import { Lab } from '@site/src/Lab';",
      'src/Lab.tsx': "const more = 'capacity/other';",
      'docs/capacity/other.mdx': '',
    };
    const reachOf = reachIn(Object.keys(texts), (file) => texts[file] ?? '');
    expect([...reachOf(['tests/browser/a.spec.ts'])].sort()).toEqual([
      'docs/capacity/lab.mdx',
      'src/Lab.tsx',
      'tests/browser/a.spec.ts',
    ]);
  });

  it('are the pages that are made of it, one by one', () => {
    expect(drawn(['docs/concepts/queue.mdx']).pages).toEqual(['docs/concepts/queue.mdx']);
    const { pages } = drawn(['src/lab/Lab.tsx']);
    expect(pages).toContain('docs/low-latency/test-case-20.mdx');
    expect(pages).not.toContain('docs/concepts/queue.mdx');
  });

  it('may be a type alone, which decides nothing that runs', () => {
    const texts: Record<string, string> = {
      'a.test.ts': "import type { A } from './a';\nimport { b } from './b';",
      'a.ts': '',
      'b.ts': "const at = new URL('./worker.ts', import.meta.url);",
      'worker.ts': '',
    };
    const reachOf = reachIn(Object.keys(texts), (file) => texts[file] ?? '');
    expect([...reachOf(['a.test.ts'])].sort()).toEqual(['a.test.ts', 'b.ts', 'worker.ts']);
  });
});

describe('a draw', () => {
  const file = 'long.test.ts';
  const draw = (commit: string, share: number) => ({
    seed: commit,
    shares: { [file]: share },
    pages: ['docs/touched.mdx'],
  });
  const titles = Array.from({ length: 1000 }, (_, index) => `test ${index}`);
  const of = (commit: string) => titles.filter((title) => isDrawn(draw(commit, 0.2), file, title));

  it('is the same for a commit and another for the next', () => {
    expect(of('one')).toEqual(of('one'));
    expect(of('one')).not.toEqual(of('two'));
  });

  it('has its share, so that over time all is run', () => {
    const drawn = Array.from({ length: 60 }, (_, commit) => of(`${commit}`)).flat();
    expect(drawn.length / (60 * titles.length)).toBeCloseTo(0.2, 2);
    expect(new Set(drawn).size).toBe(titles.length);
  });

  it('is the same in each language', () => {
    // python/tests/test_draw.py has the same row.
    const row = Array.from({ length: 30 }, (_, index) =>
      isDrawn(draw('abc', 0.3), file, `t${index}`),
    );
    expect(row.map(Number).join('')).toBe('100011000000100000010011000000');
  });

  it('leaves out nothing of other suites, of documents that are touched, nor where all is run', () => {
    expect(isDrawn(draw('one', 0), file, 'a')).toBe(false);
    expect(isDrawn(draw('one', 0), file, 'a', ['docs/other.mdx'])).toBe(false);
    expect(isDrawn(draw('one', 0), file, 'a', ['docs/touched.mdx'])).toBe(true);
    expect(isDrawn(draw('one', 0), 'short.test.ts', 'a')).toBe(true);
    expect(isDrawn(null, file, 'a')).toBe(true);
  });
});
