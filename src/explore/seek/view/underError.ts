import { formatNumber, formatSigned } from '../../../charts/frame/format';
import {
  differenceOfEstimates,
  type JudgedDifference,
  VERDICT_TEXTS,
} from '../../../comparison/differences';
import { differenceDigits, signedRange } from '../../../lab/view/differenceText';
import { inSentence, withUnit } from '../../../lab/view/format';
import { halfOf } from '../../../simulator/statistics';
import { type ExploredStudy, valuesOf } from '../../study/exploredStudy';
import { isRecorded, judgesFrom } from '../../study/judged';
import type { JudgedCandidate, SeekAnswer, SeekQuestion } from '../types';
import { quantityOf } from './quantity';

interface Against extends JudgedDifference {
  /** Of the best less the other, in the unit of what is wanted. */
  mean: number;
}

/** What the best has more or less of what is wanted than another; null where knobs count it, or one has no such number. */
function against(
  study: ExploredStudy,
  question: SeekQuestion,
  best: JudgedCandidate,
  other: JudgedCandidate,
): Against | null {
  const wanted = quantityOf(study, question.wanted.measure);
  const [first, found] = [other, best].map((one) => (wanted && one.found[wanted.id]) ?? null);
  if (wanted === undefined || !first || !found) return null;
  const judge = judgesFrom(study, valuesOf(study, other.scenario))(valuesOf(study, best.scenario));
  const runs = Math.min(best.replications, other.replications);
  const judged = judge(wanted, differenceOfEstimates(first, found, runs));
  return judged && { ...judged, mean: found.mean - first.mean };
}

const isAhead = ({ wanted }: SeekQuestion, { verdict, mean }: Against): boolean =>
  verdict === 'told' && (wanted.direction === 'maximise' ? mean > 0 : mean < 0);

/**
 * How many finalists measurements might put before the best, though runs do not: in a sentence. Empty where it was compared
 * with none, misses a limit, or no measured differences tell of what is wanted.
 */
function rivalsText(
  study: ExploredStudy,
  question: SeekQuestion,
  { best, finalists }: Pick<SeekAnswer, 'best' | 'finalists'>,
): string {
  const isKnown = isRecorded(study, question.wanted.measure);
  if (best === null || best.missed.length > 0 || !isKnown) return '';
  const rivals = finalists
    .filter((one) => one.scenario !== best.scenario && one.broken.length === 0)
    .flatMap((other) => against(study, question, best, other) ?? []);
  if (rivals.length === 0) return '';
  const open = rivals.filter((one) => !isAhead(question, one)).length;
  const isSome = finalists.some(({ broken }) => broken.length > 0);
  const others =
    rivals.length === 1
      ? `The other finalist${isSome ? ' that keeps the limits' : ''}`
      : `the ${rivals.length} other finalists${isSome ? ' that keep the limits' : ''}`;
  if (open === 0)
    return rivals.length === 1
      ? `${others} stays behind under the model’s error, too.`
      : `Under the model’s error, too, ${others} stay behind.`;
  if (rivals.length === 1)
    return `${others} lies within the model’s error: measurements might put it first.`;
  return `Under the model’s error ${formatNumber(open)} of ${others} cannot be told from it: measurements might put ${open === 1 ? 'that' : 'one of them'} first.`;
}

/** What the best is worth against the study's own, both as simulated; empty without such a one. */
function gainText(
  study: ExploredStudy,
  question: SeekQuestion,
  { best, own }: Pick<SeekAnswer, 'best' | 'own'>,
): string {
  const wanted = quantityOf(study, question.wanted.measure);
  const found = best && own && against(study, question, best, own);
  if (!wanted || !found || !own?.nearest) return '';
  const { band, verdict, mean } = found;
  const digits = differenceDigits(mean, band ? halfOf(band) : 1);
  const gain = withUnit(formatSigned(mean, digits), wanted.unit);
  const here = `Against ${own.nearest.label}, both as simulated: ${inSentence(wanted.label)} ${gain}`;
  if (band === null) return `${here}, ${VERDICT_TEXTS[verdict]}.`;
  const range = withUnit(signedRange(band), wanted.unit);
  return `${here}. Nine of ten measurements of both would show ${range}: ${VERDICT_TEXTS[verdict]}.`;
}

/** Whether the best is the study's own configuration, of which then all has been said. */
export const isOwn = ({ best, own }: Pick<SeekAnswer, 'best' | 'own'>): boolean =>
  best?.nearest?.distance === 0 && best.nearest.label === own?.nearest?.label;

/** What an answer is worth under the model's error, in sentences; none where nothing came to an end. */
export function underErrorTexts(
  study: ExploredStudy,
  question: SeekQuestion,
  answer: Pick<SeekAnswer, 'best' | 'own' | 'finalists'>,
): string[] {
  if (answer.best === null) return [];
  return [
    rivalsText(study, question, answer),
    isOwn(answer) ? '' : gainText(study, question, answer),
  ].filter(Boolean);
}
