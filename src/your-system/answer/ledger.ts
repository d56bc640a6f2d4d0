import { andList, formatError, withUnit } from '../../charts/frame/format';
import type { Field } from '../../measured/csv';
import type { LoadKind } from '../description';
import { loadText } from './loads';
import { errorOf, FAR, type Miss, type RunRow } from './runs';

const NAMES = { throughput: 'throughput', response: 'response' } as const;

/** A miss in words: "throughput off by +12.3 %", "response outside of the band, off by −3.1 %". */
const missText = ({ of, error, why }: Miss): string =>
  `${NAMES[of]} ${why === 'band' ? 'outside of the band, ' : ''}off by ${formatError(error)}`;

/** What the model misses of a run; empty where it misses nothing. */
export const missesText = ({ misses }: RunRow): string => misses.map(missText).join('; ');

const FAR_TEXT = withUnit(100 * FAR, '%');

/** Whether the model is far off a run. */
export const isMissed = ({ misses }: RunRow): boolean => misses.some(({ why }) => why === 'far');

/** The runs that the model misses, in a sentence; one that says so where it misses none. A changed system misses nothing. */
export function ledgerText(rows: readonly RunRow[], kind: LoadKind, isChanged: boolean): string {
  if (isChanged) return 'Measured before the change, and simulated after it.';
  const judged = rows.filter(({ throughput }) => errorOf(throughput) !== null);
  if (judged.length === 0) return '';
  const at = (some: readonly RunRow[]) => andList(some.map(({ load }) => loadText(load, kind)));
  const missed = judged.filter(isMissed);
  const outside = judged.filter((row) => row.misses.length > 0 && !isMissed(row));
  const told =
    missed.length === 0
      ? `The simulated system is within ${FAR_TEXT} of all of these runs, in throughput and mean response.`
      : `The simulated system misses ${missed.length} of ${judged.length} runs by more than ${FAR_TEXT}: those at ${at(missed)}.`;
  return outside.length === 0
    ? told
    : `${told} Closer than that, but outside of the band, ${outside.length === 1 ? 'is' : 'are'} what was measured at ${at(outside)}.`;
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
