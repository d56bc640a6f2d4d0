import { describe, expect, it } from 'vitest';
import type { TriedPool } from '../../../../charts/curves/PoolCliff';
import { edgeText, guessText } from './edgeText';
import { edgeOf, nearestEdge, nextSize } from './search';

const bracket = { low: 100, high: 200 };

/** A system that completes a little more with each thread, and little from `edge` threads on. */
const system = (edge: number) => (threads: number) => {
  const completed = threads < edge ? 40_000 + threads : 6000;
  return { threads, completed, low: completed, high: completed };
};

/** Runs the search to its end; throws where it does not come to one. */
function search(of: (threads: number) => TriedPool, tried: readonly TriedPool[] = []): TriedPool[] {
  const all = [...tried];
  for (let size = nextSize(all, bracket); size !== null; size = nextSize(all, bracket)) {
    if (all.length > 20) throw new Error('The search has no end.');
    all.push(of(size));
  }
  return all;
}

describe('the search for the edge', () => {
  it.each([101, 117, 128, 150, 199, 200])('finds it at %i threads', (at) => {
    const edge = edgeOf(search(system(at)), bracket);
    expect([edge?.last.threads, edge?.fallen.threads]).toEqual([at - 1, at]);
  });

  it('halves what is left', () => {
    expect(search(system(128)).map(({ threads }) => threads)).toEqual([
      100, 200, 150, 125, 137, 131, 128, 126, 127,
    ]);
  });

  it('starts at the measured sizes and takes no other for them', () => {
    expect(nextSize([], bracket)).toBe(100);
    expect(nextSize([system(128)(75)], bracket)).toBe(100);
    expect(nextSize([system(128)(100)], bracket)).toBe(200);
  });

  it('knows no edge before it is over', () => {
    const begun = [100, 200, 150].map(system(128));
    expect(nearestEdge(begun, bracket)?.fallen.threads).toBe(150);
    expect(edgeOf(begun, bracket)).toBeNull();
  });

  it('finds none where nothing falls', () => {
    expect(edgeOf(search(system(500)), bracket)).toBeNull();
  });

  it('stays with what it found when other sizes are tried', () => {
    const over = search(system(128));
    const more = [...over, system(128)(60), system(128)(250), system(128)(140)];
    expect(nextSize(more, bracket)).toBeNull();
    expect(edgeOf(more, bracket)).toEqual(edgeOf(over, bracket));
  });
});

describe('what is said of a guess', () => {
  const edge = { last: system(128)(127), fallen: system(128)(128) };

  it.each([
    [120, ' Your guess is 7 threads below it.'],
    [126, ' Your guess is 1 thread below it.'],
    [127, ' Your guess is right.'],
    [128, ' Your guess is right.'],
    [160, ' Your guess is 32 threads above it.'],
    ['skipped', ''],
  ] as const)('%s', (guess, text) => {
    expect(guessText(guess, edge)).toBe(text);
  });

  it('stands after what the runs completed', () => {
    expect(edgeText(160, edge)).toBe(
      'The edge lies between 127 and 128 threads: the simulation completes 40,127 with the one and 6,000 with the other. Your guess is 32 threads above it.',
    );
  });
});
