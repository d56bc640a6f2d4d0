import { type ExploredStudy, valuesOf } from '../../study/exploredStudy';
import { type Answered, publishedRival, rivalText } from '../../trust/rival';
import { measuresOf } from '../goal';
import type { JudgedCandidate, SeekQuestion } from '../types';
import type { StudysBest } from './published';

function answeredBy(
  study: ExploredStudy,
  question: SeekQuestion,
  { scenario, found }: JudgedCandidate,
): Answered | null {
  const { wanted, limits, moves, prices } = question;
  const measures = measuresOf(study, prices);
  const quantity = measures.find(({ id }) => id === wanted.measure);
  const values = valuesOf(study, scenario);
  const value = quantity && (quantity.counted?.(values) ?? found[quantity.id]?.mean);
  if (quantity === undefined || value === undefined) return null;
  return {
    values,
    found: value,
    wanted: quantity,
    isMoreWanted: wanted.direction === 'maximise',
    limits: limits.flatMap((limit) => {
      const measure = measures.find(({ id }) => id === limit.measure);
      return measure ? [{ measure, value: limit.value }] : [];
    }),
    moved: moves.map(({ knob }) => knob),
  };
}

/**
 * What the study measured against the best under the load that the question holds still, in a sentence. Empty where nothing
 * keeps the limits, and where it is the study's own best, which is named already.
 */
export function seekRivalText(
  study: ExploredStudy,
  question: SeekQuestion,
  best: JudgedCandidate,
  { point }: StudysBest,
): string {
  const answered = best.missed.length > 0 ? null : answeredBy(study, question, best);
  if (answered === null) return '';
  const row = publishedRival(study, answered)?.row;
  return row === point?.row ? '' : rivalText(study, answered);
}
