import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { arctan, exp, ln, toPower } from '../../../../src/explore/seek/elementary';
import { seeded } from '../../../../src/explore/seek/random';

const random = seeded(7);
const between = (least: number, most: number) => least + (most - least) * random();
/** A last bit of a number, as a share of it. */
const BIT = 2 ** -52;
const apart = (a: number, b: number) => Math.abs(a - b) / Math.max(Math.abs(b), 2 ** -1000);

describe('elementary functions', () => {
  it('are right to the last bit or two', () => {
    for (let draw = 0; draw < 20_000; draw += 1) {
      const x = between(-700, 700) * (draw % 2 === 0 ? 1 : 0.01);
      expect(apart(exp(x), Math.exp(x))).toBeLessThanOrEqual(2 * BIT);
      const y = Math.exp(between(-40, 40));
      expect(apart(ln(y), Math.log(y))).toBeLessThanOrEqual(2 * BIT);
      const t = between(-1, 1) * Math.exp(between(-10, 10));
      expect(apart(arctan(t), Math.atan(t))).toBeLessThanOrEqual(8 * BIT);
    }
  });
  it('keep to the ends of what a number holds', () => {
    expect([exp(0), ln(1), arctan(0), ln(Number.MIN_VALUE * 2 ** 52)]).toEqual([
      1,
      0,
      0,
      Math.log(2 ** -1022),
    ]);
    expect([exp(-1e5), exp(1e5), exp(Number.NEGATIVE_INFINITY)]).toEqual([0, Infinity, 0]);
    expect(arctan(1e300)).toBeCloseTo(Math.PI / 2, 15);
    expect(arctan(-1e300)).toBeCloseTo(-Math.PI / 2, 15);
    expect([toPower(1.5, 0), toPower(1.5, 3)]).toEqual([1, 3.375]);
  });
  it('agree with known constants', () => {
    expect(exp(1)).toBeCloseTo(Math.E, 14);
    expect(ln(10)).toBeCloseTo(Math.LN10, 15);
    expect(arctan(1)).toBeCloseTo(Math.PI / 4, 15);
  });
});

const EXPLORE = path.join(__dirname, '../../../../src/explore');
const sources = readdirSync(EXPLORE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file): [string, string] => [file, readFileSync(path.join(EXPLORE, file), 'utf8')]);
/** What IEEE 754 or the language fixes to the last bit. */
const EXACT =
  /^(abs|ceil|clz32|floor|fround|imul|max|min|round|sign|sqrt|trunc|PI|SQRT2|SQRT1_2|LN2|LN10|E)$/;
/** They draw an axis, step a knob or write a text: no answer hangs on a last bit of theirs. */
const SHOWING = ['day/page/LoadEditor.tsx', 'trust/trustText.ts', 'why/steps.ts'];
/** The search itself: what draws its answer decides nothing of it. */
const isSearch = (file: string) => /^seek\/[^/]+\.ts$/.test(file);

describe('what Explore decides', () => {
  it('hangs on no function that browsers compute differently', () => {
    const inexact = sources.flatMap(([file, text]) =>
      [...text.matchAll(/\bMath\.(\w+)/g)]
        .filter(([, name = '']) => !EXACT.test(name) && !SHOWING.includes(file))
        .map(([found]) => `${file}: ${found}`),
    );
    expect(inexact).toEqual([]);
  });
  it('takes no power but a whole one of a whole number', () => {
    const powers = sources
      .filter(([file]) => isSearch(file))
      .flatMap(([file, text]) =>
        text
          .split('\n')
          .filter((line) => /[^/*]\*\*[^/*]/.test(line) && !/\b2 \*\* (\d+|HALVINGS)\b/.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(powers).toEqual([]);
    expect(sources.filter(([file]) => isSearch(file)).length).toBeGreaterThan(20);
  });
});
