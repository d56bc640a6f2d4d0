import { spanAt } from './moment';
import type { Journey, WatchedStage } from './watched';

/** A time since the beginning of a message, ms. */
export interface Stretched {
  fromMs: number;
  toMs: number;
}

/** A part of the way of the followed message. */
export interface WaterfallRow {
  stage: WatchedStage;
  /** When it was in that part, up to now. */
  passed: readonly Stretched[];
  /** How long, up to now, ms. */
  passedMs: number;
  /** Still to come: as long as the mean of the run. */
  toCome: Stretched | null;
  isNow: boolean;
}

export interface Waterfall {
  rows: readonly WaterfallRow[];
  ageMs: number;
  /** Where the last row ends, ms. */
  endMs: number;
  /** Whether the response has arrived. */
  isOver: boolean;
}

/** Parts with a shorter mean are left out until the message is in them, ms. */
const LEAST_MS = 0.5;

/** The way of a message up to an instant, and what is still to come at the means of the run. */
export function waterfallOf(
  journey: Journey,
  stages: readonly WatchedStage[],
  timeMs: number,
): Waterfall {
  const birthMs = journey.beginMs;
  const ageMs = Math.max(0, Math.min(timeMs, journey.endMs) - birthMs);
  const isOver = timeMs >= journey.endMs;
  const now = spanAt(journey, timeMs)?.part ?? (isOver ? stages.length : -1);
  let endMs = ageMs;
  const rows = stages.map((stage, part): WaterfallRow => {
    const passed = journey.spans
      .filter((span) => span.part === part && span.fromMs < timeMs)
      .map(({ fromMs, toMs }) => ({
        fromMs: fromMs - birthMs,
        toMs: Math.min(toMs, timeMs) - birthMs,
      }));
    const meanMs = stage.meanMs ?? 0;
    const passedMs = passed.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
    const isAhead = part > now && passed.length === 0 && meanMs >= LEAST_MS;
    const toCome = isAhead ? { fromMs: endMs, toMs: endMs + meanMs } : null;
    if (toCome) endMs = toCome.toMs;
    return { stage, passed, passedMs, toCome, isNow: part === now };
  });
  const isShown = ({ stage, passed, isNow }: WaterfallRow) =>
    (stage.meanMs ?? 0) >= LEAST_MS || passed.length > 0 || isNow;
  return { rows: rows.filter(isShown), ageMs, endMs, isOver };
}
