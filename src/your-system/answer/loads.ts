import { formatNumber } from '../../charts/frame/format';
import { power } from '../../numbers/elementary';
import type { Level } from '../../system/document';
import { loadOf } from '../../system/fitLevels';
import type { Description, LoadKind } from '../description';

/** What the loads of a description are counted in: as they were measured, else as they are drawn. */
export function kindOf({ measured, users, arrivalsPerSecond, classes }: Description): LoadKind {
  const first = measured?.find((level) => loadOf(level) !== null);
  if (first) return first.users == null ? 'arrivalsPerSecond' : 'users';
  const isOpen =
    users == null && (arrivalsPerSecond != null || classes?.every((one) => one.users == null));
  return isOpen ? 'arrivalsPerSecond' : 'users';
}

/** Measured levels whose load is told, by load. */
export const levelsOf = ({ measured }: Description): { load: number; level: Level }[] =>
  (measured ?? [])
    .flatMap((level) => {
      const load = loadOf(level);
      return load === null ? [] : [{ load, level }];
    })
    .sort((a, b) => a.load - b.load);

/** A load as a reader counts it: "1 user", "64 users", "120 arrivals/s". */
export function loadText(load: number, kind: LoadKind): string {
  const digits = Number.isInteger(load) ? 0 : 1;
  const count = formatNumber(load, digits);
  if (kind === 'arrivalsPerSecond') return `${count} arrivals/s`;
  return load === 1 ? '1 user' : `${count} users`;
}

/** Whose load it is that changes, where there are several classes: " of buyers"; those of the others stay as they are drawn. */
export const ofClass = ({ classes }: Pick<Description, 'classes'>): string =>
  classes && classes.length > 1 ? ` of ${classes[0]?.name ?? ''}` : '';

/** The name of a load among the configurations of the study: "8-users", "120-per-second". */
export const labelOfLoad = (load: number, kind: LoadKind): string =>
  `${load}-${kind === 'users' ? 'users' : 'per-second'}`;

/** Points of the curve between those that were measured. */
const BETWEEN = 12;

/**
 * Loads at which a fit should predict, beside twice and four times the highest: those measured, so that each has its
 * band, and some between them, so that the band is a curve. Whole numbers, ascending.
 */
export function askedLoads(description: Description): number[] {
  const loads = levelsOf(description).map(({ load }) => load);
  const [first, last] = [loads[0], loads.at(-1)];
  if (first === undefined || last === undefined || first <= 0) return loads;
  const ratio = last / first;
  const between = Array.from({ length: BETWEEN + 1 }, (_, step) =>
    Math.round(first * power(ratio, step / BETWEEN)),
  );
  const inside = between.filter((load) => load > first && load < last);
  return [...new Set([...loads, ...inside])].sort((a, b) => a - b);
}
