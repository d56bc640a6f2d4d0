import { describe, expect, it } from 'vitest';
import { readLoadTest } from '../../../src/loadtest';

const ROWS = 'users,rps,mean ms\n1,10.5,95.2\n4,40.2,99.5\n16,60.1,266\n';

const sentences = (test: ReturnType<typeof readLoadTest>): string[] =>
  test.levels.flatMap(({ warnings }) =>
    warnings.filter(({ code }) => code === 'same-run').map(({ sentence }) => sentence),
  );

describe('the same data given twice', () => {
  it.each([
    ['x.csv', 'y.csv'],
    ['pasted 1', 'pasted 2'],
  ])('counts once: %s and %s', (one, other) => {
    const test = readLoadTest([
      { name: one, text: ROWS },
      { name: other, text: ROWS },
    ]);
    expect(test.levels.map(({ users }) => users)).toEqual([1, 4, 16]);
    expect(new Set(test.levels.map(({ file }) => file))).toEqual(new Set([one]));
    expect(new Set(sentences(test))).toEqual(
      new Set([
        `${one} and ${other} tell the same, digit for digit: each of these levels counts once.`,
      ]),
    );
  });

  it('counts where a digit differs, and levels that one file alone has', () => {
    const test = readLoadTest([
      { name: 'x.csv', text: ROWS },
      { name: 'y.csv', text: `${ROWS.replace('40.2', '40.3')}32,61,524\n` },
    ]);
    expect(test.levels.map(({ users }) => users)).toEqual([1, 4, 4, 16, 32]);
    expect(sentences(test)).toHaveLength(2);
  });
});
