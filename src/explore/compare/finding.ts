import { formatError, formatNumber } from '../../charts/frame/format';
import { VERDICT_TEXTS } from '../../comparison/differences';
import { likeStep } from '../../comparison/likeStep';
import { inSentence, withUnit } from '../../lab/view/format';
import { valueText } from '../../lab/view/knobText';
import { differingKnobs } from '../../scenario/differingKnobs';
import type { KnobValues } from '../../scenario/schema';
import { differenceDigits, halfOf, isTold } from '../study/pairs';
import type { Pinned, Row } from './rows';

/** Decimals of a value that is known to `half` to either side; none of a whole number that is certain. */
export function digitsFor(value: number, half: number): number {
  if (half > 0) return half >= 10 ? 0 : half >= 0.1 ? 1 : 2;
  return Number.isInteger(value) ? 0 : 1;
}

/** Whether the runs tell a difference whose direction the model is not to be trusted with. */
export const isWithheld = (row: Row, index: number): boolean => {
  const [difference, judged] = [row.differences[index], row.judged[index]];
  return difference != null && isTold(difference) && judged?.verdict === 'cannot-tell';
};

/** A row's difference between the first scenario and another, ready to be told. */
interface Told {
  row: Row;
  /** As a share of the first scenario's value; null where that is 0. */
  share: number | null;
  /** In the unit of the row. */
  amount: number;
  text: string;
}

/** The label of a row inside a sentence. */
export const sentenceLabel = ({ label }: Pick<Row, 'label'>): string =>
  inSentence(label.replace(', median', ' (median)'));

function toldOf(row: Row, index: number): Told | null {
  const difference = row.differences[index];
  const first = row.cells[0]?.mean?.mean;
  if (!difference || first === undefined) return null;
  const { mean } = difference.paired;
  // A single pair has no interval: what it gave is told as such.
  if (difference.pairs === 1 ? mean === 0 : !isTold(difference)) return null;
  if (isWithheld(row, index)) return null;
  const half = halfOf(difference.paired);
  const digits = differenceDigits(mean, half);
  const known = half === 0 ? '' : ` ± ${formatNumber(half, digits)}`;
  const told = withUnit(formatNumber(Math.abs(mean), digits) + known, row.unit);
  const share = first === 0 ? null : mean / first;
  const size = Math.abs(share ?? 0);
  const asides = [
    share === null ? '' : formatError(share, size < 0.01 ? 2 : size < 0.1 ? 1 : 0),
    row.judged[index]?.verdict === 'model' ? VERDICT_TEXTS.model : '',
  ].filter(Boolean);
  const aside = asides.length === 0 ? '' : ` (${asides.join('; ')})`;
  return {
    row,
    share,
    amount: mean,
    text: `${sentenceLabel(row)} ${told} ${mean > 0 ? 'more' : 'less'}${aside}`,
  };
}

const sizeOf = ({ share }: Told): number =>
  share === null ? Number.POSITIVE_INFINITY : Math.abs(share);

/** The largest of all, counted as shares; among those in its unit, the largest of all in that unit. */
function largestOf(told: readonly Told[]): Told[] {
  const byShare = [...told].sort((a, b) => sizeOf(b) - sizeOf(a))[0];
  const inUnit = told.filter(({ row }) => row.unit === byShare?.row.unit);
  return inUnit.sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount)).slice(0, 1);
}

/** What sets another scenario apart from the first: the largest difference each of what there should be more and less of. */
export function mainDifferences(
  pinned: readonly Pinned[],
  rows: readonly Row[],
  index: number,
): string[] {
  const shown = new Set(pinned[0]?.study.outcomes.map(({ metric }) => metric));
  const outcomes = rows.filter(({ group, better }) => group === 'Outcome' && better !== null);
  const first = outcomes.filter(({ metric }) => metric !== null && shown.has(metric));
  const told = (first.length > 0 ? first : outcomes).flatMap((row) => toldOf(row, index) ?? []);
  const largest = (better: Row['better']) =>
    largestOf(told.filter(({ row }) => row.better === better));
  return [...largest('more'), ...largest('less')]
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .map(({ text }) => text);
}

/** What the study measured where one knob was turned in a like way, in place of a direction; empty without such a step. */
function measuredInstead(first: Pinned, other: Pinned, { metric, unit }: Row): string {
  const { study, values } = first;
  const { schema } = study.context;
  const [knob, ...more] = differingKnobs(schema, values, other.values);
  if (metric === null || knob === undefined || more.length > 0 || study !== other.study) return '';
  const at = (of: KnobValues) => of[knob.id] ?? knob.default;
  const step = likeStep({ ...study, schema }, knob, at(values), at(other.values), metric);
  if (step === null) return '';
  const turned = `${inSentence(knob.label)} ${valueText(knob, step.from)} → ${valueText(knob, step.to)}`;
  const [from, to] = step.measured.map((value) => formatNumber(value));
  return ` Measured in a like step, ${step.first} to ${step.other} (${turned}): ${from} → ${withUnit(to ?? '', unit)}.`;
}

/** The main number of which the runs tell a direction that the model is not trusted with; what was measured stands for it. */
function withheldText(pinned: readonly Pinned[], rows: readonly Row[], index: number): string {
  const [first, other] = [pinned[0], pinned[index]];
  const outcomes = rows.filter((row) => row.group === 'Outcome' && isWithheld(row, index));
  // The last that a lab shows sums up the others.
  const main = first?.study.outcomes.flatMap(
    (outcome) => outcomes.find(({ metric }) => metric === outcome.metric) ?? [],
  );
  const row = main?.at(-1) ?? outcomes[0];
  if (row === undefined || first === undefined || other === undefined) return '';
  return ` Which way ${sentenceLabel(row)} goes cannot be told: of measured differences like this one too many went another way than simulated.${measuredInstead(first, other, row)}`;
}

/** What another scenario has more or fewer of, such as computers; empty where nothing is counted or the same. */
function countedText(rows: readonly Row[], index: number): string {
  const texts = rows
    .filter(({ group }) => group === 'Counted')
    .flatMap(({ label, cells }) => {
      const [from, to] = [cells[0]?.mean?.mean, cells[index]?.mean?.mean];
      if (from === undefined || to === undefined || from === to) return [];
      return [`${inSentence(label)} ${formatNumber(from)} → ${formatNumber(to)}`];
    });
  return texts.length === 0 ? '' : ` (${texts.join(', ')})`;
}

const runsText = (runs: number): string => (runs === 1 ? '1 run' : `${runs} runs`);

/** Whether a scenario's backlog grows as long as it runs. */
export const isUnstable = ({ reports }: Pinned): boolean =>
  reports.some(({ status }) => status === 'unstable');

/** How another scenario differs from the first, in a sentence made from the results. */
export function findingOf(
  pinned: readonly Pinned[],
  shared: readonly Row[],
  index: number,
): string {
  const [first, other] = [pinned[0], pinned[index]];
  if (first === undefined || other === undefined) return '';
  const [a, b] = [first.letter, other.letter];
  const runs = Math.min(first.reports.length, other.reports.length);
  if (isUnstable(other) !== isUnstable(first)) {
    return isUnstable(other)
      ? `${b} no longer keeps up, ${a} does: the numbers of ${b} are those of a backlog.`
      : `${b} keeps up, ${a} does not: the numbers of ${a} are those of a backlog.`;
  }
  const compared = shared.filter((row) => row.cells[0] && row.cells[index]);
  if (compared.length === 0) {
    return `${first.study.name} and ${other.study.name} have no number in common: ${a} and ${b} stand alone.`;
  }
  if (!compared.some(({ group }) => group === 'Outcome')) {
    return `${first.study.name} and ${other.study.name} have no outcome in common: ${a} and ${b} stand alone.`;
  }
  const isSame =
    first.study === other.study &&
    differingKnobs(first.study.context.schema, first.values, other.values).length === 0;
  if (isSame) return `${b} is the same scenario as ${a}.`;
  const told = mainDifferences(pinned, compared, index);
  if (runs < 2)
    return told.length > 0
      ? `In one run of each, ${b} against ${a}: ${told.join(', and ')}${countedText(compared, index)}. How much of that is chance, more runs tell.`
      : `One run of each gives ${b} and ${a} the same outcomes.`;
  const withheld = withheldText(pinned, compared, index);
  if (told.length > 0)
    return `${b} against ${a}: ${told.join(', and ')}${countedText(compared, index)}.${withheld}`;
  const backlog = isUnstable(other) ? ' Neither keeps up.' : '';
  if (withheld)
    return `${runsText(runs)} of each tell ${b} and ${a} apart, but not which is ahead.${withheld}${backlog}`;
  return `${runsText(runs)} of each tell no outcome of ${b} and ${a} apart.${backlog}`;
}

/** How much the same random numbers narrow the interval of a row's difference: what of the other width is left. */
export function pairingText(rows: readonly Row[], index: number): string {
  const row = rows.find(({ differences }) => differences[index]);
  const difference = row?.differences[index];
  if (!row || !difference) return '';
  const [paired, independent] = [halfOf(difference.paired), difference.independentHalf];
  if (independent === 0) return '';
  const digits = differenceDigits(0, Math.min(paired || independent, independent));
  const left = paired / independent;
  const percent = withUnit(formatNumber(Math.abs(1 - left) * 100), '%');
  const against =
    Math.abs(1 - left) < 0.05 ? 'no better than' : `${percent} ${left < 1 ? 'less' : 'more'} than`;
  return `On the same random numbers, the difference in ${sentenceLabel(row)} is known to ± ${withUnit(formatNumber(paired, digits), row.unit)}, ${against} the ± ${withUnit(formatNumber(independent, digits), row.unit)} that ${difference.pairs} independent runs of each would leave.`;
}
