import type { SystemBounds } from '../../system/bounds';

/** Shares of the load at which a system begins to wait: nothing is full at those that are given. */
const GIVEN = [0.15, 0.3, 0.5, 0.65];
const OFFERED = [0.4, 0.8, 1.5, 4];

/** Loads that a reader is given and that can be measured next, in users: around the knee, which they do not tell. */
export function loadsOf({ asymptotic }: Pick<SystemBounds, 'asymptotic'>): {
  given: number[];
  offered: number[];
} {
  const knee = asymptotic?.kneeUsers ?? 1;
  const at = (shares: readonly number[]) =>
    shares.map((share) => Math.max(1, Math.round(share * knee)));
  const given = [...new Set(at(GIVEN))];
  return { given, offered: [...new Set(at(OFFERED))].filter((users) => !given.includes(users)) };
}
