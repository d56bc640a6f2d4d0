import { exp, ln } from '../../numbers/elementary';
/** One server whose work takes longer when it begins in the first part of each period. Times in ms, work at random. */
export interface Slowed {
  perSecond: number;
  workMs: number;
  everyMs: number;
  forMs: number;
  factor: number;
}

/** Slices of a period in which rates are constant, and the periods after which a start is forgotten. */
const SLICE_MS = 50;
const PERIODS = 6;
/** Less than this of all messages is left out. */
const NEGLIGIBLE = 1e-6;
/** A message that joins in one of so many slices stands for all that do. */
const EACH = 5;

/** By number of messages present, those whose server works at full speed, and those whose server began slowly. */
interface Shares {
  quick: Float64Array;
  slow: Float64Array;
}

const emptyShares = (most: number): Shares => ({
  quick: new Float64Array(most + 1),
  slow: new Float64Array(most + 1),
});

/** What one of many short times makes of the shares: at most one message comes or goes. */
function jump(
  { quick, slow }: Shares,
  comes: number,
  quickEnds: number,
  slowEnds: number,
  isSlow: boolean,
): Shares {
  const most = quick.length - 1;
  const next = emptyShares(most);
  const begins = isSlow ? next.slow : next.quick;
  for (let count = 0; count <= most; count += 1) {
    for (const [share, ends, stays] of [
      [quick[count] ?? 0, quickEnds, next.quick],
      [slow[count] ?? 0, slowEnds, next.slow],
    ] as const) {
      if (share === 0) continue;
      const works = count > 0 ? ends : 0;
      const more = Math.min(most, count + 1);
      const joined = count === 0 ? begins : stays; // the first one begins at once
      joined[more] = (joined[more] ?? 0) + share * comes;
      if (count > 0) begins[count - 1] = (begins[count - 1] ?? 0) + share * works;
      stays[count] = (stays[count] ?? 0) + share * (1 - comes - works);
    }
  }
  return next;
}

/** The shares after a slice: as many jumps as a Poisson number, at the rate of the fastest that can happen. */
function afterSlice(shares: Shares, slowed: Slowed, comesPerMs: number, isSlow: boolean): Shares {
  const { workMs, factor } = slowed;
  const rate = comesPerMs + 1 / workMs;
  const [comes, quickEnds] = [comesPerMs / rate, 1 / workMs / rate];
  const most = shares.quick.length - 1;
  const sum = emptyShares(most);
  let now = shares;
  let weight = exp(-rate * SLICE_MS);
  let left = 1;
  for (let jumps = 0; left > NEGLIGIBLE; jumps += 1) {
    for (let count = 0; count <= most; count += 1) {
      sum.quick[count] = (sum.quick[count] ?? 0) + weight * (now.quick[count] ?? 0);
      sum.slow[count] = (sum.slow[count] ?? 0) + weight * (now.slow[count] ?? 0);
    }
    left -= weight;
    weight *= (rate * SLICE_MS) / (jumps + 1);
    now = jump(now, comes, quickEnds, quickEnds / factor, isSlow);
  }
  return sum;
}

const sumFromOne = (shares: Float64Array) =>
  shares.reduce((sum, share) => sum + share, 0) - (shares[0] ?? 0);

/** A time that a share of the messages, such as 0.05, exceeds: exact but for the shape of its tail within a slice. */
export function exceededMs(slowed: Slowed, share: number, most: number): number {
  const comesPerMs = slowed.perSecond / 1000;
  const slices = Math.round(slowed.everyMs / SLICE_MS);
  const isSlowIn = (slice: number) => (slice % slices) * SLICE_MS < slowed.forMs;
  let shares = emptyShares(most);
  shares.quick[0] = 1;
  const starts: Shares[] = [];
  for (let slice = 0; slice < PERIODS * slices; slice += 1) {
    if (slice >= (PERIODS - 1) * slices && slice % EACH === 2) starts.push(shares);
    shares = afterSlice(shares, slowed, comesPerMs, isSlowIn(slice));
  }
  // A message joins those who are present at a time of the period; then nobody else comes before it.
  const after: number[] = [];
  starts.forEach((start, index) => {
    const slice = EACH * index + 2;
    let present = jump(start, 1, 0, 0, isSlowIn(slice));
    for (let passed = 0; ; passed += 1) {
      const unfinished = sumFromOne(present.quick) + sumFromOne(present.slow);
      after[passed] = (after[passed] ?? 0) + unfinished / starts.length;
      if (unfinished < 100 * NEGLIGIBLE) break;
      present = afterSlice(present, slowed, 0, isSlowIn(slice + passed));
    }
  });
  const at = after.findIndex((exceeding) => exceeding <= share);
  const [before = 1, then = 0] = [after[at - 1], after[at]];
  return SLICE_MS * (at - 1 + ln(before / share) / ln(before / then));
}
