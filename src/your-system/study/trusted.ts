import type { StudyBands } from '../../comparison/bands';
import type { ModelRecord, RecordedCell, RecordedErrors } from '../../comparison/modelRecord';
import { ELSEWHERE } from '../../comparison/regimes';
import { ln } from '../../numbers/elementary';
import type { FitAnswer } from '../../system/fitAnswer';
import { SYSTEM_MODEL } from '../../system/modelVersion';
import type { SimulatedLoad } from '../answered';
import type { Description } from '../description';
import { type Configuration, isHeld, loadOf } from './loads';
import { measuredAt, RESPONSE, THROUGHPUT } from './named';

/** Nine of ten of a normal distribution lie within so many standard deviations. */
const NORMAL_90 = 1.645;

/** What a fit is to: throughput and mean response of each level. */
const FITTED = [THROUGHPUT, RESPONSE] as const;

const halfWidth = (errorPercent: number): number => NORMAL_90 * ln(1 + errorPercent / 100);

/** Whether the stations are those that the fit found; of others, its errors tell nothing. */
const isFound = ({ stations }: Pick<Description, 'stations'>): boolean =>
  stations.every(({ fromPoints }) => fromPoints === true);

/** The errors of the best explanation on levels that it had not seen; null where nothing tells of them. */
function errorsOf(description: Description, fit: FitAnswer | null) {
  const best = fit?.explanations[0];
  if (!best || best.leftOutErrorPercent === null || !isFound(description)) return null;
  return { leftOut: best.leftOutErrorPercent, fitted: best.fittedErrorPercent };
}

/** The bands that the fit gives: of what it was fitted to, at the measured loads alone. */
export function bandsOf(description: Description, fit: FitAnswer | null): StudyBands {
  const errors = errorsOf(description, fit);
  if (errors === null) return { widening: null, metrics: {} };
  const width = { halfWidth: halfWidth(errors.leftOut), least: halfWidth(errors.fitted) };
  const band = { scale: 'ratio' as const, widths: { [ELSEWHERE]: width } };
  return { widening: null, metrics: Object.fromEntries(FITTED.map((metric) => [metric, band])) };
}

/** Which of the levels that were kept back lie where the fit predicted them. */
function heldIn(description: Description, fit: FitAnswer | null, metric: string) {
  const held = (description.measured ?? []).filter((level) => isHeld(description, level));
  return held.flatMap((level) => {
    const found = fit?.predictions.find(
      ({ users, arrivalsPerSecond }) => (users ?? arrivalsPerSecond) === loadOf(level),
    );
    const range = metric === THROUGHPUT ? found?.throughputPerSecond : found?.responseMs;
    const value = measuredAt(level, description)[metric];
    if (!range || value === undefined) return [];
    return [value >= range.low && value <= (range.high ?? Number.POSITIVE_INFINITY)];
  });
}

function recordedErrors(
  description: Description,
  fit: FitAnswer | null,
  metric: string,
): RecordedErrors {
  const seen = (description.measured ?? []).filter((level) => !isHeld(description, level)).length;
  const held = heldIn(description, fit, metric);
  return {
    pool: 'study',
    errors: FITTED.length * seen,
    heldOut: FITTED.length * seen,
    predicted: held.length,
    clusters: seen,
    cells: held.length,
    covered: held.filter((isInside) => isInside).length,
  };
}

/** How good the drawn system is where it was measured: cells where it was simulated, errors where it was fitted. */
export function recordOf(
  description: Description,
  fit: FitAnswer | null,
  configurations: readonly Configuration[],
  simulated: readonly SimulatedLoad[],
): ModelRecord {
  const cellsAt = ({ level }: Configuration): [string, RecordedCell][] => {
    const found = level && simulated.find(({ load }) => load === loadOf(level));
    if (!level || !found) return [];
    return Object.entries(measuredAt(level, description)).flatMap(([metric, measured]) => {
      const mean = found.summary.metrics[metric]?.mean;
      return mean === undefined ? [] : [[metric, { measured, simulated: mean }] as const];
    }) as [string, RecordedCell][];
  };
  const cells = configurations.flatMap((one) => {
    const own = cellsAt(one);
    return own.length === 0 ? [] : [[one.label, Object.fromEntries(own)] as const];
  });
  const banded = Object.keys(bandsOf(description, fit).metrics);
  return {
    modelVersion: SYSTEM_MODEL,
    replications: simulated[0]?.summary.replications ?? 0,
    cells: Object.fromEntries(cells),
    errors: Object.fromEntries(
      banded.map((metric) => [metric, { [ELSEWHERE]: recordedErrors(description, fit, metric) }]),
    ),
    failed: {},
    wideningError: null,
  };
}
