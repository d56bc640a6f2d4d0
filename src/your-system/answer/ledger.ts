import { andList, formatError } from '../../charts/frame/format';
import type { Field } from '../../measured/csv';
import type { LoadKind } from '../description';
import { loadText } from './loads';
import { errorOf, type Miss, type RunRow } from './runs';

const NAMES = { throughput: 'throughput', response: 'response' } as const;

/** A miss in words: "throughput off by +12.3 %", "response outside of the band, off by −3.1 %". */
const missText = ({ of, error, why }: Miss): string =>
  `${NAMES[of]} ${why === 'band' ? 'outside of the band, ' : ''}off by ${formatError(error)}`;

/** What the model misses of a run; empty where it misses nothing. */
export const missesText = ({ misses }: RunRow): string => misses.map(missText).join('; ');

/** The runs that the model misses, in a sentence; one that says so where it misses none. */
export function ledgerText(rows: readonly RunRow[], kind: LoadKind): string {
  const judged = rows.filter(({ throughput }) => errorOf(throughput) !== null);
  if (judged.length === 0) return '';
  const missed = judged.filter(({ misses }) => misses.length > 0);
  if (missed.length === 0) return 'The simulated system misses none of these runs.';
  const loads = andList(missed.map(({ load }) => loadText(load, kind)));
  return `The simulated system misses ${missed.length} of ${judged.length} runs: those at ${loads}.`;
}

/** The runs as records of a file. */
export const runRecords = (
  rows: readonly RunRow[],
  kind: LoadKind,
): Readonly<Record<string, Field>>[] =>
  rows.map((row) => ({
    [kind]: row.load,
    throughputPerSecond: row.throughput.measured,
    simulatedThroughputPerSecond: row.throughput.simulated,
    throughputBandLow: row.throughput.band?.low ?? null,
    throughputBandHigh: row.throughput.band?.high ?? null,
    responseMeanMs: row.response.measured,
    simulatedResponseMeanMs: row.response.simulated,
    responseBandLow: row.response.band?.low ?? null,
    responseBandHigh: row.response.band?.high ?? null,
    use: row.isKeptBack ? 'kept back' : 'fitted',
    missed: missesText(row),
  }));
