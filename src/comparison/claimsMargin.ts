import { powerOfTen } from '../numbers/elementary';
import { type ReadPrinted, usedValue } from './claimsPrinted';
import type { PrintedValue } from './claimsTypes';
import { differenceSize, type Margins } from './claimsVerdict';

/** Two runs of the same settings: within one test case, and a test case later. */
export interface Repeats {
  within: readonly [string, string];
  between: readonly [string, string];
}

/** What counts as similar in a study that repeats nothing: the 10 % between 17-B and 18-A of the low-latency study in throughput. */
export const SIMILAR_WITHOUT_REPEATS = 0.1;

/** How far the study differs from itself in a quantity, relative: 0.05 is 5 %. */
export interface Repeatability {
  /** Of two configurations of one test case. */
  within: number;
  /** Of two configurations of different test cases; at least as much. */
  between: number;
}

const QUANTITY = /^(throughput|requestTime|responseTime|roundtripTime)\.(mean|median)$/;

/** A quantity is printed as mean and median; everything else stands for itself. */
function statisticsOf(metric: string): string[] {
  const quantity = QUANTITY.exec(metric)?.[1];
  return quantity ? [`${quantity}.mean`, `${quantity}.median`] : [metric];
}

/** The other statistic of the same quantity, if the study prints two. */
export const otherStatistic = (metric: string): string | null =>
  statisticsOf(metric).find((one) => one !== metric) ?? null;

/** Largest difference between runs of the same settings, over the statistics of the metric's quantity. */
export function repeatabilityOf(
  metric: string,
  repeats: Repeats,
  read: ReadPrinted,
): Repeatability {
  const largest = ([first, second]: readonly [string, string]) =>
    Math.max(
      0,
      ...statisticsOf(metric).map((statistic) => {
        const a = usedValue(read(first, statistic));
        const b = usedValue(read(second, statistic));
        return a === null || b === null ? 0 : differenceSize(a, b);
      }),
    );
  const within = largest(repeats.within);
  return { within, between: Math.max(within, largest(repeats.between)) };
}

const testCaseOf = ({ configuration }: PrintedValue): string | undefined =>
  configuration.split('-')[0];

/** One unit of the last printed decimal, relative to the value. */
function resolutionOf(side: PrintedValue): number {
  const value = usedValue(side);
  if (!side.printed || !value) return 0;
  const decimals = /\.(\d+)/.exec(side.printed)?.[1]?.length ?? 0;
  return powerOfTen(-decimals) / value;
}

/**
 * The margins of a comparison. Chance is what the study differs from itself by, within or between
 * test cases, and at least one unit of the last printed decimal. Similar is judged by the larger
 * of the two, whatever the test cases.
 */
export function marginsOf(
  left: PrintedValue,
  right: PrintedValue,
  { read, repeats }: { read: ReadPrinted; repeats: Repeats | null },
): Margins {
  const metrics = repeats
    ? [left.metric, right.metric].map((metric) => repeatabilityOf(metric, repeats, read))
    : [];
  const unit = Math.max(resolutionOf(left), resolutionOf(right));
  const most = (scope: keyof Repeatability) =>
    Math.max(unit, ...metrics.map((repeatability) => repeatability[scope]));
  return {
    repeat: most(testCaseOf(left) === testCaseOf(right) ? 'within' : 'between'),
    similar: repeats ? most('between') : Math.max(unit, SIMILAR_WITHOUT_REPEATS),
  };
}
