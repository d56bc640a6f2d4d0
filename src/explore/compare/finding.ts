import { formatError, formatNumber } from '../../charts/frame/format';
import { VERDICT_TEXTS } from '../../comparison/differences';
import { differenceDigits } from '../../lab/view/differenceText';
import { inSentence, withUnit } from '../../lab/view/format';
import { differingKnobs } from '../../scenario/differingKnobs';
import { halfOf } from '../../simulator/statistics';
import { isTold } from '../study/pairs';
import { isUnstable, type Pinned, type Row } from './rows';
import { isWithheld, withheldText } from './withheld';

/** Decimals of a value that is known to `half` to either side; none of a whole number that is certain. */
export function digitsFor(value: number, half: number): number {
  if (half > 0) return half >= 10 ? 0 : half >= 0.1 ? 1 : 2;
  return Number.isInteger(value) ? 0 : 1;
}

/** A row's difference between the first scenario and another, ready to be told. */
interface Told {
  row: Row;
  /** As a share of the first scenario's value; null where that is 0. */
  share: number | null;
  /** In the unit of the row. */
  amount: number;
  text: string;
}

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
    text: `${inSentence(row.label)} ${told} ${mean > 0 ? 'more' : 'less'}${aside}`,
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

/** Runs that are still being made have no number: the page says in one place how many there are. */
const runsText = (runs: number, isDone: boolean): string =>
  isDone ? `${runs} runs of each` : 'The runs so far';

/** How another scenario differs from the first, in a sentence made from the results; `isDone` once no more runs follow. */
export function findingOf(
  pinned: readonly Pinned[],
  shared: readonly Row[],
  index: number,
  isDone = true,
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
    return `${runsText(runs, isDone)} tell ${b} and ${a} apart, but not which is ahead.${withheld}${backlog}`;
  return `${runsText(runs, isDone)} tell no outcome of ${b} and ${a} apart.${backlog}`;
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
  return `On the same random numbers, the difference in ${inSentence(row.label)} is known to ± ${withUnit(formatNumber(paired, digits), row.unit)}, ${against} the ± ${withUnit(formatNumber(independent, digits), row.unit)} that as many independent runs of each would leave.`;
}
