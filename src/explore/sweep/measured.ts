import { whyIncomparable } from '../../comparison/studyMetrics';
import { actingDifferences } from '../../scenario/differingKnobs';
import type { ExploredStudy } from '../study/exploredStudy';
import { printedOf, valuesOf } from '../study/exploredStudy';
import type { SweepQuestion } from './question';

/** A published configuration beside a sweep. */
export interface MeasuredBeside {
  /** Such as "20-A". */
  row: string;
  /** Values of the swept knobs. */
  over: number;
  by: number | null;
  /** As printed. */
  value: number;
  /** Knobs apart from the swept ones that act and in which it differs; none where it is measured on the curve itself. */
  others: number;
}

/** Configurations further from the sweep than this tell nothing of it. */
const MOST_OTHERS = 2;

/** What the study measured of a metric on a sweep, and close beside it; what cannot be compared is left out. */
export function measuredBeside(
  study: ExploredStudy,
  question: SweepQuestion,
  metric: string,
): MeasuredBeside[] {
  const { from, over, by } = question;
  const own = valuesOf(study, from);
  const swept = [over.knob, ...(by === null ? [] : [by.knob])];
  return study.index.configurations.flatMap((configuration): MeasuredBeside[] => {
    const { id } = configuration;
    const base = study.context.prefix + id;
    const value = printedOf(study, configuration, metric);
    if (value === null) return [];
    if (whyIncomparable(study.metrics, base) !== null) return [];
    const values = valuesOf(study, { base, changes: {} });
    // With the swept knobs set alike, so that others are idle or not for the same reasons.
    const moved = { ...own, ...Object.fromEntries(swept.map((knob) => [knob, values[knob] ?? 0])) };
    const others = actingDifferences(study.context.schema, moved, values).length;
    if (others > MOST_OTHERS) return [];
    const at = (knob: string) => values[knob] ?? 0;
    return [{ row: id, over: at(over.knob), by: by && at(by.knob), value, others }];
  });
}
