/** Which statistic of a run a mark shows. */
export type Statistic = 'mean' | 'median';

/** An erratum at a number: what is printed, what is wrong with it, and where that is explained. */
export interface ErratumFlag {
  /** The number exactly as printed. */
  printed: string;
  text: string;
  href?: string;
}

/** Props every framed chart takes. */
export interface ChartFrameText {
  /** States the finding; each chart derives one from its data when it is left out. */
  title?: string;
  /** Quantity, unit and statistic; derived when left out. */
  subtitle?: string;
  /** The values belong to the previous run and a new one is under way: drawn at 60 %. */
  stale?: boolean;
}

/** The measurement protocol of a run, in milliseconds: a steady part between two ramps. */
export interface RunProtocol {
  rampUpMs: number;
  steadyMs: number;
  rampDownMs: number;
  /** Whether results cover the ramps, too. */
  rampsCount: boolean;
}
