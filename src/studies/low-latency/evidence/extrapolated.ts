import type { FoldReport } from '../../../comparison/validation';
import type { Extrapolated } from '../../studyModule';

/** What refits leave out, by how their names begin. */
const KINDS = [
  { prefix: 'up-to-test-case-', label: 'Later test cases, from earlier ones' },
  { prefix: 'neutral-up-to-test-case-', label: 'The same from neutral starts' },
  { prefix: 'without-server-', label: 'All on a database server' },
  { prefix: 'without-layout-', label: 'All with a layout of hosts' },
] as const;

const PREFIX = 'low-latency/';

/** The number of the test case of a row such as "20-A". */
const testCaseOf = (row: string): number => Number.parseInt(row, 10);

/** What a fit did not see: all from the first test case that it forecasts on, or what it is said to leave out. */
function unseenBy(fold: string, heldOut: readonly string[], rows: readonly string[]): string[] {
  const last = Number(fold.split('up-to-test-case-')[1]);
  return Number.isNaN(last)
    ? [...heldOut]
    : rows.filter((row) => testCaseOf(row) > last).map((row) => PREFIX + row);
}

/** The predictions of refits that leave much out at once, refit by refit; `rows` are all of the study. */
export const extrapolated = (
  { folds, predictions }: FoldReport,
  rows: readonly string[],
): Extrapolated[] =>
  folds.map(({ id, heldOut }) => {
    const kind = KINDS.find(({ prefix }) => id.startsWith(prefix));
    if (kind === undefined) throw new Error(`${id} is no extrapolation.`);
    const leftOut = unseenBy(id, heldOut, rows);
    return {
      label: kind.label,
      predictions: predictions
        .filter(({ fold }) => fold === id)
        .flatMap(({ scenario, metrics }) =>
          Object.entries(metrics).map(([metric, predicted]) => ({
            scenario,
            metric,
            predicted,
            leftOut,
          })),
        ),
    };
  });
