import {
  type DifferenceError,
  differenceError,
  scaledDifference,
} from '../../comparison/differences';
import { likeStep } from '../../comparison/likeStep';
import type { DifferenceGround } from '../../comparison/studyDifferences';
import type { Knob } from '../../scenario/schema';
import type { Summary } from '../../simulator/types';
import type { LabContext, Outcome, Statistic } from '../types';
import { formatError, formatNumber, inSentence, withUnit } from './format';
import { valueText } from './knobText';

/** Below this share more than whole percents are told. */
const SMALL = 0.1;

const shareText = (share: number): string => formatError(share, Math.abs(share) < SMALL ? 1 : 0);

/** Whether two differences are within the model's error of each other. */
const agree = (a: number, b: number, { halfWidth }: DifferenceError, growth: number): boolean =>
  Math.abs(a - b) <= growth * halfWidth;

interface Asked {
  knob: Knob;
  from: number;
  to: number;
  /** What is told of both. */
  outcome: Outcome;
  statistic: Statistic;
}

/** A step of the study like the reader's, and whether what is simulated agrees with it; empty where it made none. */
export function likeStepText(
  { study, schema }: Pick<LabContext, 'study' | 'schema'>,
  { record, growth }: DifferenceGround,
  { knob, from, to, outcome, statistic }: Asked,
  before: Summary,
  now: Summary,
): string {
  const { metric, label, unit } = outcome;
  const found = likeStep({ ...study, schema }, knob, { from, to }, metric);
  if (found === null) return '';
  const [printed, after] = found.measured;
  const name = study.hasStatistics ? `${statistic} ${inSentence(label)}` : inSentence(label);
  const [low, high] = [found.from, found.to].map((value) => valueText(knob, value));
  const values = `${formatNumber(printed)} → ${withUnit(formatNumber(after), unit)}`;
  const step = `A like step in the study, ${found.first} to ${found.other} (${low} → ${high}): ${name} ${values}`;
  const [first, other] = [before.metrics[metric]?.mean, now.metrics[metric]?.mean];
  if (!first || other === undefined || printed === 0) return `${step}.`;
  const shares = `${step}, ${shareText(after / printed - 1)}; simulated here ${shareText(other / first - 1)}`;
  const known = record[metric];
  const [measured, simulated] = known
    ? [scaledDifference(known.scale, printed, after), scaledDifference(known.scale, first, other)]
    : [null, null];
  if (!known || measured === null || simulated === null) return `${shares}.`;
  const isWithin = agree(measured, simulated, differenceError(known, [knob]), growth);
  if (measured * simulated < 0)
    return `${shares}: the other way, ${isWithin ? 'within' : 'by more than'} the model’s error.`;
  return isWithin
    ? `${shares}, which agrees within the model’s error.`
    : `${shares}, which differs by more than the model’s error.`;
}
