import { fileURLToPath } from 'node:url';
import * as real from 'd3-interpolate';
import * as scales from 'd3-scale';
import { rolldown } from 'rolldown';
import { beforeAll, describe, expect, it } from 'vitest';
import * as standIn from './interpolateNumbers';

/** Numbers of all magnitudes, from a fixed seed, and the extremes. */
function numbers(count: number): number[] {
  let state = 20;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const drawn = Array.from({ length: count }, () => (next() - 0.5) * 10 ** (next() * 40 - 20));
  const { MAX_VALUE, MIN_VALUE, EPSILON, POSITIVE_INFINITY, NaN: none } = Number;
  const extremes = [0, 1, 0.5, EPSILON, MIN_VALUE, MAX_VALUE, POSITIVE_INFINITY];
  return [...drawn, ...extremes, ...extremes.map((value) => -value), none];
}

const ends = numbers(60);
const shares = [0, 1, 0.5, ...numbers(30)];
const pairs = ends.flatMap((from) => ends.map((to) => [from, to] as const));

/** d3-scale as the site bundles it, with the stand-in. */
let bundled: typeof scales;

beforeAll(async () => {
  const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  const bundle = await rolldown({
    input: 'd3-scale',
    resolve: { alias: { 'd3-interpolate': path('./interpolateNumbers.ts') } },
  });
  const { output } = await bundle.generate({ format: 'esm' });
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  expect(modules.filter((id) => /d3-(interpolate|color)/.test(id))).toEqual([]);
  bundled = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(output[0].code)}`
  );
});

describe('the stand-in for d3-interpolate', () => {
  it.each([
    ['interpolate', standIn.interpolate, real.interpolate],
    ['interpolateNumber', standIn.interpolateNumber, real.interpolateNumber],
    ['interpolateRound', standIn.interpolateRound, real.interpolateRound],
  ])('gives the same numbers as %s', (_name, ours, theirs) => {
    for (const [from, to] of pairs) {
      expect(shares.map(ours(from, to))).toEqual(shares.map(theirs(from, to)));
    }
  });

  it('refuses what it would interpolate wrongly', () => {
    const colours = bundled.scaleLinear<string>([0, 1], ['red', 'blue']);
    expect(() => colours(0.5)).toThrow('Only scales of numbers');
    expect(() => bundled.scaleDiverging([0, 1, 2], [0, 1, 2])).toThrow('No scale that diverges');
  });
});

/** What a scale can be asked that interpolates, as d3-scale calls it. */
function answers(from: typeof scales) {
  const inputs = numbers(20);
  const domains = numbers(12).map((low, index, all) => [low, all.at(index - 5) ?? low]);
  const kinds = {
    linear: () => from.scaleLinear(),
    log: () => from.scaleLog(),
    power: () => from.scalePow().exponent(0.7),
    symmetric: () => from.scaleSymlog(),
  };
  return Object.entries(kinds).flatMap(([kind, scale]) =>
    domains.flatMap((domain) => {
      const plain = scale().domain(domain).range([44, 612]);
      const clamped = plain.copy().clamp(true).nice();
      const rounded = scale().domain(domain).rangeRound([612, 44]);
      const broken = scale()
        .domain([1, ...domain])
        .range([0, 10, 400]);
      return inputs.map((value) => ({
        kind,
        domain,
        value,
        is: [plain, clamped, rounded, broken].map((one) => [one(value), one.invert(value)]),
      }));
    }),
  );
}

it('d3-scale answers the same with the stand-in as with d3-interpolate', () => {
  expect(answers(bundled)).toEqual(answers(scales));
});
