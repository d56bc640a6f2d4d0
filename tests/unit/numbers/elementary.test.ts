import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/explore/seek/random';
import {
  arctan,
  exp,
  hypotenuse,
  ln,
  magnitudeOf,
  power,
  powerOfTen,
  toPower,
} from '../../../src/numbers/elementary';

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

describe('what is made of them', () => {
  it('agrees with powers, and with right triangles', () => {
    for (let draw = 0; draw < 5000; draw += 1) {
      const [x, y] = [Math.exp(between(-12, 12)), between(-3, 3)];
      expect(apart(power(x, y), x ** y)).toBeLessThanOrEqual(64 * BIT);
    }
    expect([power(60, 0), power(1, 0.3)]).toEqual([1, 1]);
    expect([hypotenuse(), hypotenuse(-3, 4), hypotenuse(2, 3, 6)]).toEqual([0, 5, 7]);
  });
  it('knows the decade of a number, at its ends, too', () => {
    for (let exponent = -20; exponent <= 20; exponent += 1) {
      const ten = powerOfTen(exponent);
      expect(ten).toBe(Number(`1e${exponent}`));
      expect([ten, 9.999 * ten, -ten].map(magnitudeOf)).toEqual([exponent, exponent, exponent]);
    }
  });
  it('has no logarithm of what is not positive', () => {
    expect([ln(0), ln(-1), ln(Number.NaN)]).toEqual([Number.NEGATIVE_INFINITY, NaN, NaN]);
  });
});

const SOURCES = path.join(__dirname, '../../../src');
/** Code alone: comments write powers as everybody does. */
const codeOf = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|generated/.test(file))
  .map((file): [string, string] => [file, codeOf(readFileSync(path.join(SOURCES, file), 'utf8'))]);
/** What IEEE 754 or the language fixes to the last bit; nobody can tell by a random number either. */
const EXACT =
  /^(abs|ceil|clz32|floor|fround|imul|max|min|random|round|sign|sqrt|trunc|PI|SQRT2|SQRT1_2|LN2|LN10|E)$/;
/** Where marks, labels and handles stand in px: no number hangs on a last bit of theirs. */
const PLACES = [
  'charts/evidence/beeswarm.ts',
  'charts/frame/NearestLink.tsx',
  'charts/frame/placeLabels.ts',
  'charts/marks/arrows.tsx',
  'charts/plane/planeLabels.ts',
  'charts/sought/planeLayout.ts',
  'components/validation/SpeedTable.tsx',
  'course/activity/ActivityDrawing.tsx',
  'course/figure/PlaceBox.tsx',
  'course/figure/speed.ts',
  'story/page/Crowd.tsx',
  'watch/page/PlayBar.tsx',
  'watch/page/tail.ts',
];
const judged = sources.filter(([file]) => !PLACES.includes(file));
/** A whole power of two is exact in every browser. */
const isExactPower = (line: string) => /\b2 \*\* (\d+|HALVINGS)\b/.test(line);

describe('what the site computes', () => {
  it('hangs on no function that browsers compute differently', () => {
    const inexact = judged.flatMap(([file, text]) =>
      [...text.matchAll(/\bMath\.(\w+)/g)]
        .filter(([, name = '']) => !EXACT.test(name))
        .map(([found]) => `${file}: ${found}`),
    );
    expect(inexact).toEqual([]);
    expect(judged.length).toBeGreaterThan(900);
  });
  it('takes no power by an operator that browsers compute differently', () => {
    const powers = judged.flatMap(([file, text]) =>
      text
        .split('\n')
        .filter((line) => line.includes('**') && !isExactPower(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(powers).toEqual([]);
  });
});
