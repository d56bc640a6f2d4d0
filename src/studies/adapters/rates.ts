import type { TableGroup } from '../../measured/types';
import { measuredAdapter } from './results';
import type { AdapterSize, AdapterVersion } from './types';

/** KB of the files in each table. */
export const SIZE_KB: Readonly<Record<AdapterSize, number>> = { '2kb': 2, '200kb': 200 };

/** Documents per second of "http-1-way/2006/2kb"; null where no number is printed. */
export const measuredRate = (results: TableGroup, configuration: string): number | null =>
  measuredAdapter(results, configuration).documentsPerSecond?.value ?? null;

/** As `measuredRate`, for a configuration that must have a number. */
export function rateOf(results: TableGroup, configuration: string): number {
  const rate = measuredRate(results, configuration);
  if (rate === null) throw new Error(`No rate of ${configuration} is printed.`);
  return rate;
}

/** Time between two documents, ms. */
export const intervalMs = (results: TableGroup, configuration: string): number =>
  1000 / rateOf(results, configuration);

/** What a test case takes for each document, and more for each KB, by a line through both sizes; null without both. */
export function lineOf(
  results: TableGroup,
  testCase: string,
  version: AdapterVersion,
): { fixedMs: number; perKbMs: number } | null {
  const [small, large] = (['2kb', '200kb'] as const).map((size) => {
    const rate = measuredRate(results, `${testCase}/${version}/${size}`);
    return rate === null ? null : 1000 / rate;
  });
  if (small == null || large == null) return null;
  const perKbMs = (large - small) / (SIZE_KB['200kb'] - SIZE_KB['2kb']);
  return { fixedMs: small - SIZE_KB['2kb'] * perKbMs, perKbMs };
}
