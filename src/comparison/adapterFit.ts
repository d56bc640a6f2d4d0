/** Sizes of relative errors over some cells, percent. */
interface CellErrors {
  cells: number;
  medianPercent: number;
  p90Percent: number;
  worstPercent: number;
}

/** Errors with documents of 2 KB and of 200 KB. */
type BySize = Readonly<Record<'2kb' | '200kb', CellErrors>>;

interface Errors {
  /** Number of fitted parameters. */
  parameters: number;
  inSample: CellErrors;
  /** Predictions of each cell by a fit of all others. */
  withoutCell: BySize;
  /** Predictions by fits that saw no cell of the same test case, where others determine them. */
  withoutTestCase: BySize;
}

/** A cell of the adapter study and its prediction by a fit of all other cells, documents per second. */
interface CellPrediction {
  scenario: string;
  measured: number;
  withoutCell: number;
  /** Whether the other cells determine the prediction. */
  determinedWithoutCell: boolean;
}

/** What `npm run calibrate -- adapters-held-out` writes, as far as pages and labs use it. */
export interface AdapterFit extends Errors {
  /** Rates that the simulated procedure finds, against those at which the busiest resource never rests. */
  procedureBias: CellErrors;
  predictions: readonly CellPrediction[];
}

/** What the lab tells of the fit. */
export interface AdapterFitSummary extends Errors {
  /** Relative error of the prediction of each cell by the others; null where they do not determine it. */
  cells: Readonly<Record<string, number | null>>;
}
