import {
  type DifferenceVerdict,
  type JudgedDifference,
  VERDICT_TEXTS,
} from '../../comparison/differences';
import { type DifferenceGround, judgedMetric } from '../../comparison/studyDifferences';
import type { Summary } from '../../simulator/types';
import type { Outcome } from '../types';
import { formatSigned, inSentence, THIN } from './format';
import { differenceOf } from './outcomes';

interface Worth extends JudgedDifference {
  outcome: Outcome;
}

function judged(
  ground: DifferenceGround,
  outcomes: readonly Outcome[],
  before: Summary,
  now: Summary,
): Worth[] {
  const hasInterval = Math.min(before.replications, now.replications) > 1;
  return outcomes.flatMap((outcome) => {
    const { metric } = outcome;
    const [first, other] = [before.metrics[metric], now.metrics[metric]];
    if (first === undefined || other === undefined) return [];
    const { change, halfWidth } = differenceOf(other, first);
    const runs = hasInterval ? { low: change - halfWidth, high: change + halfWidth } : null;
    const means = { first: first.mean, other: other.mean, runs };
    return [{ outcome, ...judgedMetric(ground, metric, means) }];
  });
}

const SMALL = 10;

function bandText({ outcome: { label, unit }, band, verdict }: Worth): string {
  if (band === null) return '';
  const digits = Math.max(Math.abs(band.low), Math.abs(band.high)) < SMALL ? 1 : 0;
  const [low, high] = [band.low, band.high].map((end) => formatSigned(end, digits));
  const shown = unit === '%' ? 'points' : unit;
  return `${inSentence(label)} ${low} to ${high}${shown === '' ? '' : `${THIN}${shown}`} (${VERDICT_TEXTS[verdict]})`;
}

/**
 * What a change of outcomes is worth under the model's error, in sentences: where nine of ten measured differences would
 * lie; where nothing measured tells, whether the model alone does or nobody.
 */
export function worthText(
  ground: DifferenceGround,
  outcomes: readonly Outcome[],
  before: Summary,
  now: Summary,
): string {
  const all = judged(ground, outcomes, before, now);
  const banded = all.filter(({ band }) => band !== null).map(bandText);
  const named = (verdict: DifferenceVerdict) =>
    all
      .filter((one) => one.band === null && one.verdict === verdict)
      .map(({ outcome }) => inSentence(outcome.label))
      .join(' and ');
  const [model, nobody] = [named('model'), named('cannot-tell')];
  return [
    banded.length > 0
      ? `Nine of ten measurements of before and after would show ${banded.join(', ')}.`
      : '',
    model ? `Of ${model} only the model tells: no measured differences say how far it errs.` : '',
    nobody ? `Which way ${nobody} would go cannot be told.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
