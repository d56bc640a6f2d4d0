import { truthOf } from './hidden';

/** Shares of the load at which a system begins to wait: nothing is full at those that are given. */
const GIVEN = [0.15, 0.3, 0.5, 0.65];
const OFFERED = [0.4, 0.8, 1.5, 4];

/** The system of the second challenge is another than that of the first, whose limit may be known by now. */
export const otherSeed = (seed: string): string => `${seed} next`;

/** Loads that a reader is given and that can be measured next, in users: around the knee, which they do not tell. */
export function loadsOf(seed: string): { given: number[]; offered: number[] } {
  const { kneeUsers } = truthOf(seed);
  const at = (shares: readonly number[]) =>
    shares.map((share) => Math.max(1, Math.round(share * kneeUsers)));
  const given = [...new Set(at(GIVEN))];
  return { given, offered: [...new Set(at(OFFERED))].filter((users) => !given.includes(users)) };
}
