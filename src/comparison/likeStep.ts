import { least } from 'd3-array';
import { ln } from '../numbers/elementary';
import type { Knob, KnobSchema } from '../scenario/schema';
import { countOf } from '../scenario/trackingPoints';
import { undoubted } from './reference';
import type { StudyConfiguration, StudyIndex } from './studyIndex';
import { type StudyMetrics, whyIncomparable } from './studyMetrics';

/** A knob turned from a value to another. */
export interface Turn {
  from: number;
  to: number;
}

/** Two published configurations that one knob sets apart, with what was measured of both. */
export interface LikeStep extends Turn {
  first: string;
  other: string;
  /** In the unit of the metric, as printed. */
  measured: readonly [first: number, other: number];
}

/** What is known of a study: its configurations, how they are judged, and its knobs. */
interface Known {
  index: Pick<StudyIndex, 'configurations' | 'errata'>;
  metrics: StudyMetrics;
  schema: Pick<KnobSchema, 'knobs'>;
}

/** Steps are alike in size up to this factor. */
const LIKE = 2;

/** How large a step is: in points of a set, as a logarithm where the knob has such a scale; null between choices. */
function sizeOf(knob: Knob, from: number, to: number): number | null {
  if (knob.kind === 'choice' || knob.kind === 'switch') return null;
  if (knob.kind === 'set') return countOf(knob, to) - countOf(knob, from);
  return knob.scale === 'log' && from > 0 && to > 0 ? ln(to / from) : to - from;
}

/** Whether a step of a knob goes the same way as another and is neither twice as large nor half; choices are the same. */
function isLike(knob: Knob, asked: Turn, found: Turn): boolean {
  const [size, other] = [asked, found].map(({ from, to }) => sizeOf(knob, from, to));
  if (size == null || other == null) return found.from === asked.from && found.to === asked.to;
  return other / size >= 1 / LIKE && other / size <= LIKE;
}

/**
 * The step between two published configurations that differ in this knob alone, with what was measured of a metric, that
 * is most like another turn of it; null where the study made none like it. Misprints and collapses are no steps.
 */
export function likeStep(
  { index, metrics, schema }: Known,
  knob: Knob,
  asked: Turn,
  metric: string,
): LikeStep | null {
  const place = schema.knobs.findIndex(({ id }) => id === knob.id);
  const cleanValue = ({ id, measured }: StudyConfiguration): number | null =>
    undoubted(id, metric, measured[metric] ?? null, index.errata);
  const told = index.configurations.flatMap((one) => {
    const value = cleanValue(one);
    const isHeld = whyIncomparable(metrics, `${metrics.study}/${one.id}`) === null;
    return value !== null && isHeld ? [{ id: one.id, knobs: one.knobs, value }] : [];
  });
  const pairs = told.flatMap((first) =>
    told.flatMap((other): LikeStep[] => {
      const isAlone = first.knobs.every(
        (value, at) => (at === place) === (value !== other.knobs[at]),
      );
      const turn = { from: first.knobs[place] ?? 0, to: other.knobs[place] ?? 0 };
      if (!isAlone || !isLike(knob, asked, turn)) return [];
      return [{ ...turn, first: first.id, other: other.id, measured: [first.value, other.value] }];
    }),
  );
  return (
    least(pairs, ({ from, to }) => Math.abs(from - asked.from) + Math.abs(to - asked.to)) ?? null
  );
}
