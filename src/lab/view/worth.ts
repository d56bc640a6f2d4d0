import {
  type DifferenceVerdict,
  differenceOfEstimates,
  type JudgedDifference,
  VERDICT_TEXTS,
} from '../../comparison/differences';
import { type DifferenceGround, judgedMetric } from '../../comparison/studyDifferences';
import type { Summary } from '../../simulator/types';
import type { Outcome } from '../types';
import { signedRange } from './differenceText';
import { andList, inSentence, withUnit } from './format';

interface Worth extends JudgedDifference {
  outcome: Outcome;
}

function judged(
  ground: DifferenceGround,
  outcomes: readonly Outcome[],
  before: Summary,
  now: Summary,
): Worth[] {
  const runs = Math.min(before.replications, now.replications);
  return outcomes.flatMap((outcome) => {
    const { metric } = outcome;
    const [first, other] = [before.metrics[metric], now.metrics[metric]];
    if (first === undefined || other === undefined) return [];
    const difference = differenceOfEstimates(first, other, runs);
    return [{ outcome, ...judgedMetric(ground, metric, difference) }];
  });
}

function bandText({ outcome: { label, unit }, band, verdict }: Worth): string {
  if (band === null) return '';
  const range = withUnit(signedRange(band), unit === '%' ? 'points' : unit);
  return `${inSentence(label)} ${range} (${VERDICT_TEXTS[verdict]})`;
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
    andList(
      all
        .filter((one) => one.band === null && one.verdict === verdict)
        .map(({ outcome }) => inSentence(outcome.label)),
    );
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
