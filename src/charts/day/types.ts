/** Whether an hour keeps its limits; in between, a limit lies within the band. */
export type HourVerdict = 'kept' | 'band' | 'broken';

/** An hour as charts show it. */
export interface DayHour {
  /** When it begins, such as "09:00". */
  name: string;
  /** Per second. */
  offered: number;
  /** Per second, over the whole hour. */
  carried: number;
  /** Highest row of the trace, per second; null where there is none. */
  peak: number | null;
  /** At the end of the hour, with what the band leaves open. */
  waiting: { mean: number; low: number; high: number };
  /** What the closed loop needs; null where there is none. */
  load: number | null;
  /** The limited measure that is drawn; null where there is none. */
  found: { mean: number; low: number; high: number } | null;
  verdict: HourVerdict;
  /** What breaks, such as "roundtrip"; empty where nothing does. */
  reason: string;
}

export const VERDICT_WORDS: Record<HourVerdict, string> = {
  kept: 'kept',
  band: 'within the band',
  broken: 'broken',
};

export interface DayHoursProps {
  title: string;
  /** What arrives, such as "messages". */
  noun: string;
  hours: readonly DayHour[];
  /** Hour of the day at which the first one begins. */
  from: number;
  /** The highest rate that keeps all limits, per second; null where none is known. */
  accepted: number | null;
  /** What the closed loop's load is counted in; null where there is none. */
  loadNoun: string | null;
  /** The limited measure that is drawn; null where no measure is limited. */
  measure: { id: string; label: string; unit: string; limit: number } | null;
  stale?: boolean;
}
