/** A line whose values are read out. */
export interface ReadoutLine {
  label: string;
  values: readonly (number | null)[];
}

/** The lines of one panel under its quantity and unit. */
export interface ReadoutGroup {
  title: string;
  lines: readonly ReadoutLine[];
}

/** What a chart over time tells of each step of its run. */
export interface ReadoutData {
  stepMs: number;
  /** Length of the run, in ms. */
  endMs: number;
  groups: readonly ReadoutGroup[];
  /** What else goes on between two moments of the run, in ms. */
  notes?: (fromMs: number, toMs: number) => readonly string[];
}
