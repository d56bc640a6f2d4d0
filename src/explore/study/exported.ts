import { csvOf, type Field } from '../../measured/csv';
import { cutAtZero } from '../../numbers/cutAtZero';
import { digestOf } from '../../simulator/digest';
import type { Report } from '../../simulator/report';
import { statusOf } from '../../simulator/summarise';
import type { Estimate } from '../../simulator/types';

/** One number of one scenario in a file: the columns that all answers share. */
export type ExportedRow = Readonly<Record<string, Field>>;

/** An answer as files hold it: one row for each number of each scenario. */
export interface ExportedAnswer {
  /** Complete address of the question, which gives the same numbers again. */
  link: string;
  rows: readonly ExportedRow[];
}

/** What was simulated, under the names that the command line gives it; empty where there is nothing. */
export const simulatedColumns = (
  mean: Estimate | null,
  band: { low: number; high: number } | null,
) => ({
  simulated: mean?.mean ?? null,
  low: mean && cutAtZero(mean).low,
  high: mean?.high ?? null,
  bandLow: band?.low ?? null,
  bandHigh: band?.high ?? null,
});

/** What the numbers rest on, for whoever wants to make them again. */
export const footingColumns = (
  reports: readonly Report[],
  { seed, protocol }: { seed: number; protocol: 'preview' | 'study' },
) => ({
  runs: reports.length,
  protocol: protocol === 'preview' ? 'short' : 'study',
  seed,
  status: statusOf(reports),
  digest: reports.length === 0 ? null : digestOf(reports.map(({ digest }) => digest)),
});

/** A row for each number: a spreadsheet and `pandas.read_csv` take it as it is. */
export const answerCsv = ({ rows }: ExportedAnswer): string => csvOf(rows);

/** The same rows as objects below the link of the question. */
export const answerJson = (answer: ExportedAnswer): string =>
  `${JSON.stringify(answer, null, 2)}\n`;
