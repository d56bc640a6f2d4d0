import { andList, capitalised, formatNumber, formatShare } from '../../../charts/frame/format';
import { amount, digitsOf, number } from '../../../charts/sought/amount';
import { withUnit } from '../../../lab/view/format';
import { wordsOf } from '../../../scenario/words';
import { type ExploredStudy, valuesOf } from '../../study/exploredStudy';
import type { Candidate, JudgedCandidate, SeekAnswer, SeekQuestion } from '../types';
import { nearestText } from './missed';
import type { StudysBest } from './published';
import { countedOf, inSentence, type Quantity, quantityOf, sideOf, wantedText } from './quantity';

/** The mean of what was found of a quantity; null where nothing was. */
export function meanOf(
  study: ExploredStudy,
  question: SeekQuestion,
  { changes, found }: Pick<Candidate, 'changes' | 'found'>,
  quantity: Quantity,
): number | null {
  const own = found[quantity.id]?.mean ?? null;
  // Hundreds of candidates are asked at once: their knobs are read only where the search has not done so.
  if (own !== null) return own;
  return countedOf(question, quantity, valuesOf(study, { base: question.from.base, changes }));
}

/** "17 messages/s more than", "as much as", "2 fewer than". */
function against(quantity: Quantity, value: number, other: number): string {
  const [shown, than] = [number(value), number(other)];
  const isCount = quantity.counted !== undefined;
  if (shown === than) return isCount ? 'as many as' : 'as much as';
  const word = value > other ? 'more' : isCount ? 'fewer' : 'less';
  const digits = Math.min(digitsOf(value), digitsOf(other));
  return `${withUnit(formatNumber(Math.abs(value - other), digits), quantity.unit)} ${word} than`;
}

/** The best against the study's own best under the same limits, as one sentence. */
export function bestSentence(
  study: ExploredStudy,
  question: SeekQuestion,
  best: JudgedCandidate | null,
  own: StudysBest,
  isDone: boolean,
): string {
  const wanted = quantityOf(study, question.wanted.measure);
  const name = isDone ? 'Best as simulated' : 'Best so far, as simulated';
  if (wanted === undefined || best === null) {
    return isDone
      ? 'No scenario that was tried came to an end.'
      : 'No scenario has come to an end so far.';
  }
  if (best.missed.length > 0) return nearestText(study, question, best, isDone);
  const value = meanOf(study, question, best, wanted);
  if (value === null) return `${name}: no ${inSentence(wanted.label)} was found.`;
  const limited = question.limits.flatMap(({ measure }) => {
    const quantity = quantityOf(study, measure);
    if (quantity === undefined || measure === wanted.id) return [];
    const found = meanOf(study, question, best, quantity);
    return found !== null
      ? [
          `${amount(found, quantity.unit)} ${quantity.unit === '' ? inSentence(quantity.label) : ''}`.trim(),
        ]
      : [];
  });
  const at = limited.length > 0 ? ` at ${limited.slice(0, 2).join(' and ')}` : '';
  const here = `${name}: ${wanted.unit === '' ? `${inSentence(wanted.label)} ` : ''}${amount(value, wanted.unit)}${at}`;
  const mark = own.point?.found[wanted.id] ?? null;
  const { source } = wordsOf(study.context);
  if (own.point === null || mark === null) {
    const known = own.unprinted.length > 0 ? 'is known to keep' : 'keeps';
    return `${here}; nothing that ${source} measured ${known} these limits.`;
  }
  return `${here}, ${against(wanted, value, mark)} ${own.point.row}, ${source}’s best within these limits.`;
}

/**
 * What the model gives for the study's own best, by the same runs: so the reader sees what of the gain is the model's
 * error at that configuration. Empty where the study has none among what may move.
 */
export function simulatedOwnText(
  study: ExploredStudy,
  question: SeekQuestion,
  own: JudgedCandidate | null,
): string {
  const wanted = quantityOf(study, question.wanted.measure);
  const value = own && wanted && meanOf(study, question, own, wanted);
  if (own === null || wanted === undefined || value === null || own.nearest === null) return '';
  const broken = question.limits.flatMap(({ measure }) => {
    const quantity = quantityOf(study, measure);
    const found = quantity && meanOf(study, question, own, quantity);
    return own.broken.includes(measure) && quantity && found != null
      ? [`${inSentence(quantity.label)} ${amount(found, quantity.unit)}`]
      : [];
  });
  const among = `${wordsOf(study.context).source}’s configurations that differ in nothing else`;
  const gives = amount(value ?? 0, wanted.unit);
  return broken.length === 0
    ? `Of ${among}, ${own.nearest.label} is the best that keeps the limits by the same runs: it gives ${gives} as simulated.`
    : `By the same runs none of ${among} keeps the limits. ${own.nearest.label} misses them least, with ${gives} at ${broken.join(' and ')} as simulated.`;
}

/** Which limits nothing measured can be held to, because no such number was printed; empty where all were. */
export function unprintedText(study: ExploredStudy, { unprinted }: StudysBest): string {
  const names = unprinted.flatMap(({ measure }) => {
    const quantity = quantityOf(study, measure);
    return quantity ? [inSentence(quantity.label)] : [];
  });
  return names.length === 0
    ? ''
    : `${capitalised(wordsOf(study.context).source)} ${wordsOf(study.context).gives} no ${names.join(' and no ')}: no configuration of it is known to keep that limit.`;
}

/** Which limits no band tells of, though the runs have such numbers; empty where all have one. */
export function unbandedText(
  study: ExploredStudy,
  question: SeekQuestion,
  { found, bands, isUnstable }: Pick<JudgedCandidate, 'found' | 'bands' | 'isUnstable'>,
): string {
  const names = question.limits.flatMap(({ measure }) => {
    const quantity = quantityOf(study, measure);
    const isKnown = quantity === undefined || quantity.counted !== undefined || bands[measure];
    return isKnown || !found[measure] ? [] : [inSentence(quantity.label)];
  });
  return names.length === 0 || isUnstable
    ? ''
    : `Nothing measured tells how far the model is off in ${andList(names)} here: a measurement may come out on either side of the limit.`;
}

/** Which limits lie inside their bands, one sentence for each. */
export const uncertainTexts = (
  study: ExploredStudy,
  question: SeekQuestion,
  { uncertain, bands, broken }: Pick<JudgedCandidate, 'uncertain' | 'bands' | 'broken'>,
): string[] =>
  question.limits.flatMap(({ measure, value }) => {
    const [quantity, band] = [quantityOf(study, measure), bands[measure]];
    if (!uncertain.includes(measure) || quantity === undefined || !band) return [];
    const isMissed = broken.includes(measure);
    const side = (sideOf(quantity) === 'atMost') === isMissed ? 'below' : 'above';
    return [
      `The limit of ${amount(value, quantity.unit)} lies inside the predictive band of ${inSentence(quantity.label)}, ${number(band.low)}–${amount(band.high, quantity.unit)}: a measurement may come out ${side} it.`,
    ];
  });

/** How sure the selection of the best, or of what misses the limits least, is: in plain words. */
export function selectionText(
  probability: number,
  name: 'best' | 'nearest',
  finalists: number,
): string {
  const isBest = name === 'best';
  if (finalists === 1) return 'Nothing else was left to compare it with to the end.';
  if (probability >= 0.9995) {
    const what = isBest ? 'is best' : 'misses the limits least';
    return `The model has no doubt which of the ${finalists} finalists ${what}: with more runs the choice would not change.`;
  }
  const share = formatShare(probability, probability < 0.99 ? 0 : 1);
  const others = isBest ? 'The next ones on the front are' : 'Others that miss them by little are';
  const advice = probability < 0.9 ? ` ${others} as good a choice.` : '';
  const rival = isBest ? 'is better' : 'misses the limits by less';
  return `Probability of correct selection among the ${finalists} finalists, ${share}: so sure it is that no other of them ${rival} in the model, were all of them run without end.${advice}`;
}

/** What a search may have missed, by its own counts. */
export function untriedText({
  evaluated,
  combinations,
  isWhole,
}: Pick<SeekAnswer, 'evaluated' | 'combinations' | 'isWhole'>): string {
  if (isWhole) {
    return 'Every combination was tried, but for those that a bound rules out or that are the same as another.';
  }
  const [tried, all] = [evaluated, combinations].map((count) => formatNumber(count));
  return `Of ${all} combinations ${tried} were tried. Bounds rule out some of the others; the rest were judged by what was found near them, and a better one may be among these.`;
}

/** What is asked, in a sentence: for a status and for the question once it is folded. */
export function questionText(study: ExploredStudy, { wanted, limits }: SeekQuestion): string {
  const quantity = quantityOf(study, wanted.measure);
  const accepted = limits.flatMap(({ measure, value }) => {
    const limited = quantityOf(study, measure);
    if (limited === undefined) return [];
    const side = sideOf(limited) === 'atMost' ? 'at most' : 'at least';
    return [`${inSentence(limited.label)} ${side} ${amount(value, limited.unit)}`];
  });
  const want = quantity ? wantedText(quantity, wanted.direction) : '';
  return accepted.length === 0 ? want : `${want}, with ${accepted.join(' and ')}`;
}
