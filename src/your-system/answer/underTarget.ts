import { pairs } from 'd3-array';
import { formatNumber, withUnit } from '../../charts/frame/format';
import { ln, power } from '../../numbers/elementary';
import type { Target } from '../../system/document';
import type { Range, UnderTarget } from '../../system/fitAnswer';
import type { Answered, SimulatedLoad } from '../answered';
import { followsPoints, type LoadKind } from '../description';
import { kindOf, levelsOf, loadText, ofClass } from './loads';
import { isStatistic, responseIn, responseOf, STATISTIC_NAMES } from './statistics';
import { tailText } from './tails';

/** "mean response at most 100 ms". */
export const targetText = ({ of, ms }: Target): string =>
  `${isStatistic(of) ? STATISTIC_NAMES[of] : of} response at most ${withUnit(ms, 'ms')}`;

const wholeRange = ({ low, high }: Range): string => {
  const [from, to] = [Math.floor(low), high === null ? null : Math.floor(high)];
  if (to === null) return ` (${formatNumber(from)} or more)`;
  return from === to ? '' : ` (${formatNumber(from)}\u2013${formatNumber(to)})`;
};

/** The highest load up to which all measured levels keep a target; 0 where the lowest does not. */
function measuredUnder({ description }: Answered, { of, ms }: Target): number {
  if (!isStatistic(of)) return 0;
  const told = levelsOf(description).flatMap(({ load, level }) => {
    const response = responseOf(level, of);
    return response === null ? [] : [{ load, isKept: response <= ms }];
  });
  const broken = told.find(({ isKept }) => !isKept)?.load ?? Number.POSITIVE_INFINITY;
  return Math.max(0, ...told.filter(({ load }) => load < broken).map(({ load }) => load));
}

/** Users are whole, and the last of them is still under the target; what was measured under it is at least as many. */
function fittedText({ users, why }: UnderTarget, measured: number): string {
  if (why !== null) return why;
  if (users === null || users.value < 1) return 'not even 1 user';
  if (users.high === null) {
    return `at least ${loadText(Math.max(measured, Math.floor(users.low)), 'users')}`;
  }
  return `up to ${loadText(Math.floor(users.value), 'users')}${wholeRange(users)}`;
}

/** The middle of an estimate, or an end of its 95 % interval over runs. */
type End = 'mean' | 'low' | 'high';

/** A simulated load with its response time; without end where a line never settles. */
function responses(simulated: readonly SimulatedLoad[], of: Target['of'], end: End = 'mean') {
  if (!isStatistic(of)) return [];
  return simulated.flatMap(({ load, summary }) => {
    const ms = summary.status === 'unstable' ? Infinity : responseIn(summary, of, end);
    return ms === null ? [] : [{ load, ms }];
  });
}

/**
 * The load up to which simulated response times keep a target, between the last that keeps it and the first that does not;
 * null where the lowest already does not, or where nothing was simulated; `all` where none breaks it. Both grow in factors, so
 * that what lies between is read in factors too.
 */
export function simulatedUnder(
  simulated: readonly SimulatedLoad[],
  { of, ms }: Target,
  end: End = 'mean',
): number | 'all' | null {
  const found = responses(simulated, of, end);
  const [first] = found;
  if (first === undefined || first.ms > ms) return null;
  const crossing = pairs(found).find(([, after]) => after.ms > ms);
  if (crossing === undefined) return 'all';
  const [before, after] = crossing;
  if (after.ms === Infinity) return before.load;
  // An end of an interval may lie below zero.
  const share =
    before.ms > 0
      ? ln(ms / before.ms) / ln(after.ms / before.ms)
      : (ms - before.ms) / (after.ms - before.ms);
  return before.load * power(after.load / before.load, share);
}

/** How far runs leave open up to which load a target is kept; empty where an end of it lies beyond what was simulated. */
function runsRange(simulated: readonly SimulatedLoad[], target: Target, value: number): string {
  const [low, high] = (['high', 'low'] as const).map((end) =>
    simulatedUnder(simulated, target, end),
  );
  return typeof low === 'number' && typeof high === 'number'
    ? wholeRange({ value, low, high })
    : '';
}

function simulatedText(answered: Answered, target: Target, kind: LoadKind): string {
  const { simulated } = answered;
  const found = responses(simulated, target.of);
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return '';
  const under = simulatedUnder(simulated, target);
  const who = ofClass(answered.description);
  if (under === null) return `not even ${loadText(first.load, kind)}${who}, simulated`;
  if (under === 'all') return `at least ${loadText(last.load, kind)}${who}, simulated`;
  const range = runsRange(simulated, target, under);
  return `up to ${loadText(Math.floor(under), kind)}${who}${range}, simulated`;
}

/** What the points say; of a system that does not follow them they say nothing. */
const fittedOf = ({ fit, description }: Answered, target: Target): UnderTarget | undefined =>
  followsPoints(description)
    ? fit?.usersUnderTarget.find(({ of, ms }) => of === target.of && ms === target.ms)
    : undefined;

/** What is to be said of the answer about a target; empty where nothing is. */
export const beyondText = (answered: Answered, target: Target): string =>
  [
    fittedOf(answered, target)?.isBeyond ? 'That is more than any level that was fitted had.' : '',
    isStatistic(target.of) ? tailText(answered, target.of) : '',
  ]
    .filter((text) => text !== '')
    .join(' ');

/** Up to which load a target is kept: from the fit of a closed test, else from the simulated curve; empty where neither says. */
export function underTargetText(answered: Answered, target: Target): string {
  const kind = kindOf(answered.description);
  const fitted = fittedOf(answered, target);
  return kind === 'users' && fitted
    ? fittedText(fitted, measuredUnder(answered, target))
    : simulatedText(answered, target, kind);
}
