import { exp, ln, toPower } from '../../numbers/elementary';
import type { Random } from './random';

/** The root above 1 of x to the power of dimensions + 1 = x + 1: the golden ratio in one dimension. */
function ratioIn(dimensions: number): number {
  let root = 2;
  for (let step = 0; step < 60; step += 1) root = exp(ln(1 + root) / (dimensions + 1));
  return root;
}

/**
 * Points that fill the unit cube evenly, however many are taken: Roberts' R sequence, shifted by random numbers. Gives
 * one coordinate from 0 to below 1 for each dimension.
 */
export function spread(dimensions: number, random: Random): () => number[] {
  const ratio = ratioIn(dimensions);
  const steps = Array.from({ length: dimensions }, (_, place) => 1 / toPower(ratio, place + 1));
  let point = steps.map(() => random());
  return () => {
    point = point.map((at, place) => (at + (steps[place] ?? 0)) % 1);
    return point;
  };
}
