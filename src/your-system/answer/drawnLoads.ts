import { greatest, least } from 'd3-array';
import { power } from '../../numbers/elementary';
import type { SystemBounds } from '../../system/bounds';
import type { Description } from '../description';
import { kindOf } from './loads';

const POINTS = 14;
/** The curve goes on so many times beyond the load at which something must wait. */
const BEYOND_KNEE = 4;
/** Users of a curve whose bounds tell of no knee. */
const WITHOUT_KNEE = 64;
/** An open system is drawn up to this share of the most that it can do: beyond it no line settles. */
const MOST_BUSY = 0.95;

/** The users or the rate that a drawn system is described under. */
export const describedLoad = ({
  users,
  arrivalsPerSecond,
  classes,
}: Description): number | null => {
  const first = classes?.[0];
  const load = users ?? arrivalsPerSecond ?? first?.users ?? first?.arrivalsPerSecond;
  return typeof load === 'number' ? load : null;
};

/** Loads at which a system that nobody measured is simulated: from few to beyond its knee, and its own. Ascending. */
export function drawnLoads(description: Description, bounds: SystemBounds | null): number[] {
  const own = describedLoad(description);
  const asymptotic = bounds?.asymptotic ?? bounds?.classes[0]?.asymptotic;
  if (kindOf(description) === 'users') {
    const knee = asymptotic?.kneeUsers ?? null;
    const last = Math.ceil(
      greatest([4, knee === null ? WITHOUT_KNEE : BEYOND_KNEE * knee, own ?? 0]) ?? 4,
    );
    const between = Array.from({ length: POINTS }, (_, step) =>
      Math.round(power(last, step / (POINTS - 1))),
    );
    return [...new Set(own === null ? between : [...between, own])].sort((a, b) => a - b);
  }
  // What answers a rate is no more than the rate: the most is that of what is full first.
  const most = least((bounds?.limits ?? []).flatMap(({ mostPerSecond }) => mostPerSecond[0] ?? []));
  const last = most === undefined ? 2 * (own ?? 1) : MOST_BUSY * most;
  const between = Array.from({ length: POINTS }, (_, step) =>
    Number(((last * (step + 1)) / POINTS).toPrecision(3)),
  );
  return [...new Set(own === null ? between : [...between, own])].sort((a, b) => a - b);
}
