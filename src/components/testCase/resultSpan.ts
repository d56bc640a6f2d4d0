import { extent } from 'd3-array';
import { formatNumber } from '../../charts/frame/format';
import type { TestCase } from '../../measured/types';

/** The values of a column of the results, such as "throughput.median". */
const valuesOf = ({ tables }: TestCase, column: string): number[] =>
  tables
    .filter(({ kind }) => kind === 'throughput')
    .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells[column]?.value ?? []));

/** Medians where the study prints any, else means. */
function spanOf(testCase: TestCase, quantity: string): string {
  const median = valuesOf(testCase, `${quantity}.median`);
  const [low, high] = extent(median.length > 0 ? median : valuesOf(testCase, `${quantity}.mean`));
  if (low === undefined || high === undefined) return '';
  return low === high ? formatNumber(low) : `${formatNumber(low)} to ${formatNumber(high)}`;
}

/** How many configurations a test case has, and how far their results reach, as printed. */
export function resultSpan(testCase: TestCase): string {
  const rows = testCase.tables
    .filter(({ kind }) => kind === 'throughput')
    .flatMap((table) => table.rows);
  const count = rows.length === 1 ? '1 configuration' : `${rows.length} configurations`;
  const throughput = spanOf(testCase, 'throughput');
  const roundtrip = spanOf(testCase, 'roundtripTime');
  return `${count}, ${throughput} messages/s at ${roundtrip} ms`;
}
