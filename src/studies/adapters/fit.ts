import { max, median } from 'd3-array';
import { contrastedCases } from './testCases';
import type { AdapterSize, AdapterTestCase } from './types';

/** Sizes of relative errors over some cells, percent. */
export interface CellErrors {
  cells: number;
  medianPercent: number;
  p90Percent: number;
  worstPercent: number;
}

/** Errors with documents of 2 KB and of 200 KB. */
type BySize = Readonly<Record<AdapterSize, CellErrors>>;

/** What a way to share parameters reaches. */
export interface SharedErrors {
  /** Number of fitted parameters. */
  parameters: number;
  inSample: CellErrors;
  /** Predictions of each cell by a fit of all others. */
  withoutCell: BySize;
  /** Predictions by fits that saw no cell of the same test case, where others determine them. */
  withoutTestCase: BySize;
}

/** A cell of the adapter study and its predictions by fits without it, documents per second. */
export interface CellPrediction {
  scenario: string;
  measured: number;
  withoutCell: number;
  /** Whether the other cells determine the prediction. */
  determinedWithoutCell: boolean;
  withoutTestCase: number;
  determinedWithoutTestCase: boolean;
}

/** What `npm run calibrate -- adapters-held-out` writes, as far as pages and labs use it. */
export interface AdapterFit extends SharedErrors {
  structures: readonly (SharedErrors & { id: string })[];
  /** Rates that the simulated procedure finds, against those at which the busiest resource never rests. */
  procedureBias: CellErrors;
  predictions: readonly CellPrediction[];
}

/** What the lab and the board tell of the fit. */
export interface AdapterFitSummary
  extends Pick<AdapterFitErrors, 'parameters' | 'inSample' | 'withoutCell' | 'withoutTwins'> {
  /** Relative error of the prediction of each cell by the others; null where they do not determine it. */
  cells: Readonly<Record<string, number | null>>;
}

type Judged = Pick<CellErrors, 'cells' | 'medianPercent' | 'worstPercent'>;

/** What pages tell of the fit. */
export interface AdapterFitErrors extends Omit<AdapterFit, 'predictions'> {
  /** Without the test case, of test cases that differ from all others by more than encryption. */
  withoutTwins: Readonly<Record<AdapterSize, Judged>>;
}

/** Errors of the determined predictions without the test case, where it is no twin of another. */
export function withoutTwins(
  predictions: readonly CellPrediction[],
  testCases: readonly AdapterTestCase[],
): AdapterFitErrors['withoutTwins'] {
  const pairs = contrastedCases(testCases, 'ssl');
  const twins = new Set(pairs.flatMap(({ without, having }) => [without.id, having.id]));
  const errorsOf = (size: AdapterSize): Judged => {
    const percents = predictions.flatMap((one) => {
      const [, testCase = '', , ofSize] = one.scenario.split('/');
      return ofSize === size && one.determinedWithoutTestCase && !twins.has(testCase)
        ? [100 * Math.abs(one.withoutTestCase / one.measured - 1)]
        : [];
    });
    return {
      cells: percents.length,
      medianPercent: median(percents) ?? 0,
      worstPercent: max(percents) ?? 0,
    };
  };
  return { '2kb': errorsOf('2kb'), '200kb': errorsOf('200kb') };
}
