import { type Conflict, conflictIn } from '../../scenario/conflicts';
import { onlyDifferences } from '../../scenario/scenario';
import type { KnobValues } from '../../scenario/schema';
import { baseValuesOf, type ExploredStudy, valuesOf } from '../study/exploredStudy';
import { knobNamed, type SweepQuestion } from './question';
import { sweptValues } from './swept';

/** One combination of the values of a sweep. */
export interface SweepPoint {
  /** Value of the first knob, and of the second where there is one. */
  over: number;
  by: number | null;
  base: string;
  /** What differs from the published configuration. */
  changes: KnobValues;
  /** The value of every knob, by id. */
  values: KnobValues;
  /** Why there is no such system; null where there is. */
  conflict: Conflict | null;
}

/** The point of a question at these values of its knobs. */
export function pointAt(
  study: ExploredStudy,
  { from, over, by }: SweepQuestion,
  column: number,
  row: number | null,
): SweepPoint {
  const { schema } = study.context;
  const published = baseValuesOf(study, from);
  const set = {
    ...from.changes,
    [over.knob]: column,
    ...(by !== null && row !== null && { [by.knob]: row }),
  };
  const changes = onlyDifferences(schema, published, set);
  const values = valuesOf(study, { base: from.base, changes });
  return {
    over: column,
    by: row,
    base: from.base,
    changes,
    values,
    conflict: conflictIn(schema, published, values) ?? null,
  };
}

/** Every combination of a question, the second knob changing fastest. */
export function pointsOf(study: ExploredStudy, question: SweepQuestion): SweepPoint[] {
  const { over, by } = question;
  const columns = sweptValues(knobNamed(study, over.knob), over);
  const rows = by === null ? [null] : sweptValues(knobNamed(study, by.knob), by);
  return columns.flatMap((column) => rows.map((row) => pointAt(study, question, column, row)));
}
