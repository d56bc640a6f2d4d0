import type { ClaimComparison, Erratum, Reading } from '../measured/types';
import { marginsOf, otherStatistic, type Repeats } from './claimsMargin';
import { type ReadPrinted, usedValue } from './claimsPrinted';
import type { JudgedComparison, PrintedValue } from './claimsTypes';
import {
  type ClaimVerdict,
  type Direction,
  measuredVerdict,
  readingVerdict,
  relativeDifference,
} from './claimsVerdict';

type Measured = JudgedComparison['measured'];

/** What is printed, and what the study has run twice. */
interface Chance {
  read: ReadPrinted;
  repeats: Repeats | null;
}

/** The verdict of the printed values. */
export function judgePrinted(
  direction: Direction,
  left: PrintedValue,
  right: PrintedValue,
  { errata, ...context }: Chance & { errata: readonly Erratum[] },
): Measured {
  const sides = [left, right];
  if (left.reading || right.reading) return judgeReadings(direction, left, right);
  const plain = judgeValues(direction, left, right, context);
  if (plain === null) return notPrinted(sides.filter((side) => usedValue(side) === null));
  const impossible = sides.filter((side) => breaksLaw(side, errata));
  if (impossible.length > 0) {
    const names = impossible.map(({ configuration }) => configuration).join(' and ');
    const note = `The printed value of ${names} is more than its users and their pauses permit.`;
    return { ...plain, verdict: 'cannot tell', notes: [note] };
  }
  const opposite = oppositeStatistic(direction, plain.verdict, sides, context);
  if (opposite) return { ...plain, verdict: 'cannot tell', notes: [opposite] };
  return { ...plain, notes: [] };
}

/** The interval a side stands for; null where nothing is printed. */
function intervalOf(side: PrintedValue): Reading | null {
  const value = usedValue(side);
  return side.reading ?? (value === null ? null : { low: value, high: value });
}

/** The verdict where a figure stands in words: the intervals they are read as decide. */
function judgeReadings(direction: Direction, left: PrintedValue, right: PrintedValue): Measured {
  const [a, b] = [intervalOf(left), intervalOf(right)];
  if (!a || !b) return notPrinted([left, right].filter((side) => intervalOf(side) === null));
  const words = [left, right].filter(({ reading }) => reading !== undefined);
  const notes = [...new Set(words.map(readingNote))];
  return { difference: null, verdict: readingVerdict(direction, a, b), notes };
}

const readingNote = ({ printed, reading }: PrintedValue): string => {
  const [low, high] = [reading?.low, reading?.high].map((end) => end?.toLocaleString('en'));
  return `“${printed}” is read as ${low} to ${high}.`;
};

function notPrinted(sides: readonly PrintedValue[]): Measured {
  const names = [...new Set(sides.map(({ configuration }) => configuration))].join(' and ');
  return { difference: null, verdict: 'cannot tell', notes: [`Not printed for ${names}.`] };
}

/** Difference and verdict of two values, or null where one is not printed. */
function judgeValues(
  direction: Direction,
  left: PrintedValue,
  right: PrintedValue,
  context: Chance,
): { difference: number; verdict: ClaimVerdict } | null {
  const [a, b] = [usedValue(left), usedValue(right)];
  if (a === null || b === null) return null;
  return {
    difference: relativeDifference(a, b),
    verdict: measuredVerdict(direction, a, b, marginsOf(left, right, context)),
  };
}

/** Whether a law rules the printed value out and nothing tells what was meant. */
const breaksLaw = ({ configuration, metric }: PrintedValue, errata: readonly Erratum[]): boolean =>
  errata.some(
    ({ address, foundBy, likely }) =>
      foundBy === 'response-time-law' &&
      likely === null &&
      'table' in address &&
      address.row === configuration &&
      address.column === metric,
  );

/** What contradicts a verdict that the other statistic of the same two runs turns round. */
function oppositeStatistic(
  direction: Direction,
  verdict: ClaimVerdict,
  [left, right]: readonly PrintedValue[],
  context: Chance,
): string | null {
  if (!left || !right || left.metric !== right.metric) return null;
  const metric = otherStatistic(left.metric);
  if (metric === null) return null;
  const others = [left, right].map(({ configuration }) => context.read(configuration, metric));
  const [a, b] = others;
  const other = a && b ? judgeValues(direction, a, b, context) : null;
  const turned: Record<ClaimVerdict, ClaimVerdict | null> = {
    holds: 'fails',
    fails: 'holds',
    'cannot tell': null,
  };
  if (!other || other.verdict !== turned[verdict]) return null;
  const name = metric.endsWith('.median') ? 'medians' : 'means';
  return `The ${name} say the opposite: ${others.map((one) => usedValue(one)).join(' against ')}.`;
}

/** Where the text states another figure than the table. */
export function statedNotes(
  { statedLeft, statedRight }: ClaimComparison,
  left: PrintedValue,
  right: PrintedValue,
  read: ReadPrinted,
): string[] {
  const note = (stated: number | undefined, side: PrintedValue): string[] => {
    if (stated === undefined || stated === side.value) return [];
    const metric = otherStatistic(side.metric);
    const isOther = metric !== null && read(side.configuration, metric).value === stated;
    const other = isOther ? `, its ${metric.split('.')[1]},` : '';
    return [
      `The text says ${stated}${other} for ${side.configuration}, the table ${side.printed ?? 'nothing'}.`,
    ];
  };
  return [...note(statedLeft, left), ...note(statedRight, right)];
}
