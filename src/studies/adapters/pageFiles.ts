import type { ReadData } from '../../measured/readData';
import type { ReplayFile } from '../../simulator/replayFile';
import {
  type AdapterFit,
  type AdapterFitErrors,
  type AdapterFitSummary,
  withoutTwins,
} from './fit';
import { ADAPTER_SIZES, type AdapterTestCases } from './types';

/** Shown over time on the page about the method. */
const SHOWN_RUN = 'http-1-way/2006/2kb';

type Runs = ReplayFile['configurations'];

/** Largest distance of a simulated rate from the bound of its busiest resource, %. */
const farthestPercent = (runs: Runs): number =>
  Math.max(
    ...Object.values(runs).map(({ metrics }) => {
      const bound = metrics['documentsPerSecond.bound']?.mean ?? Number.NaN;
      return 100 * Math.abs((metrics.documentsPerSecond?.mean ?? Number.NaN) / bound - 1);
    }),
  );

/** What the pages of the adapter study tell of its precomputed results and its held-out predictions. */
export function pageFiles(read: ReadData, fit: AdapterFit): Readonly<Record<string, unknown>> {
  const runs: Runs = Object.assign(
    {},
    ...ADAPTER_SIZES.map(
      (size) => read<ReplayFile>(`replays/adapters/${size}.json`).configurations,
    ),
  );
  const { predictions, ...errors } = fit;
  const { parameters, inSample, withoutCell } = errors;
  const { testCases } = read<AdapterTestCases>('adapters/test-cases.json');
  const unseen = withoutTwins(predictions, testCases);
  const cells = predictions.map(({ scenario, measured, ...predicted }) => [
    scenario.slice('adapters/'.length),
    predicted.determinedWithoutCell ? predicted.withoutCell / measured - 1 : null,
  ]);
  const summary: AdapterFitSummary = {
    parameters,
    inSample,
    withoutCell,
    withoutTwins: unseen,
    cells: Object.fromEntries(cells),
  };
  const told: AdapterFitErrors = { ...errors, withoutTwins: unseen };
  return {
    'rates-adapters': Object.fromEntries(
      Object.entries(runs).map(([id, run]) => [id, run.metrics.documentsPerSecond]),
    ),
    'fit-adapters': summary,
    'errors-adapters': told,
    'predictions-adapters': predictions,
    'run-adapters': { summary: runs[SHOWN_RUN], farthestPercent: farthestPercent(runs) },
  };
}
