import type { CoverageCase, CoverageFile } from '../../src/comparison/theory';
import { estimate } from '../../src/simulator/statistics';
import type { Estimate } from '../../src/simulator/types';
import type { Process } from './processes';

/** An interval method and the model that it is tried on. */
interface Method extends Pick<CoverageCase, 'id' | 'model' | 'method'> {
  process: string;
  /** Values of one interval. */
  size: number;
  /** Most intervals. */
  most: number;
}

const replications = (process: string, model: string, size: number): Method => ({
  id: `replications-${size}-${process}`,
  model,
  method: `Student's t, ${size} replications`,
  process,
  size,
  most: 2_000,
});

/** As the pages have it: the numbers of replications of the studies, and ten. */
const METHODS: readonly Method[] = [
  ...[2, 4, 10, 20].map((size) => replications('m-m-1', 'M/M/1, response', size)),
  ...[2, 4, 10, 20].map((size) => replications('tandem', 'Closed tandem, throughput', size)),
  replications('m-m-1-p90', 'M/M/1, 90 % response', 4),
  replications('m-m-1-p90', 'M/M/1, 90 % response', 10),
];

/** What does not cover, to show why it is not used. */
const COUNTEREXAMPLES: readonly Method[] = [
  {
    id: 'single-values-m-m-1',
    model: 'M/M/1, response',
    method: "Student's t over the single responses of a run",
    process: 'm-m-1-single',
    size: 1_000,
    most: 500,
  },
];

const NORMAL_95 = 1.959964;
const SIGNIFICANT_DIGITS = 6;
const rounded = (value: number): number => Number(value.toPrecision(SIGNIFICANT_DIGITS));

/** A share of `count` trials with its 95 % interval (Wilson). */
function wilson(share: number, count: number): { low: number; high: number } {
  const z2 = NORMAL_95 * NORMAL_95;
  const centre = (share + z2 / (2 * count)) / (1 + z2 / count);
  const half =
    (NORMAL_95 / (1 + z2 / count)) *
    Math.sqrt((share * (1 - share)) / count + z2 / (4 * count * count));
  return { low: centre - half, high: centre + half };
}

/** Share of the intervals over `size` values each that hold the exact value. */
export function coverageOf(
  { exact, values }: Process,
  { size, most }: Pick<Method, 'size' | 'most'>,
  intervalOf: (values: readonly number[]) => Estimate = estimate,
): { runs: number; covered: number } {
  const runs = Math.min(most, Math.floor(values.length / size));
  let held = 0;
  for (let run = 0; run < runs; run += 1) {
    const { low, high } = intervalOf(values.slice(run * size, (run + 1) * size));
    held += Number(low <= exact && exact <= high);
  }
  return { runs, covered: held / runs };
}

/** How often the intervals that the pages show hold the exact value. */
export function measureCoverage(processes: ReadonlyMap<string, Process>): CoverageFile {
  const rowOf = (one: Method): CoverageCase => {
    const process = processes.get(one.process);
    if (process === undefined) throw new Error(`There is no process ${one.process}.`);
    const { runs, covered } = coverageOf(process, one);
    const { low, high } = wilson(covered, runs);
    return {
      id: one.id,
      model: one.model,
      method: one.method,
      runs,
      nominalPercent: 95,
      coveredPercent: rounded(100 * covered),
      low: rounded(100 * low),
      high: rounded(100 * high),
    };
  };
  return { cases: METHODS.map(rowOf), counterexamples: COUNTEREXAMPLES.map(rowOf) };
}
