import { pairs } from 'd3-array';
import { formatNumber, withUnit } from '../../charts/frame/format';
import type { Target } from '../../system/document';
import type { Range, UnderTarget } from '../../system/fitAnswer';
import type { Answered, SimulatedLoad } from '../answered';
import type { LoadKind } from '../description';
import { kindOf, loadText, ofClass } from './loads';
import { isStatistic, STATISTIC_NAMES, simulatedResponse } from './statistics';

/** "mean response at most 100 ms". */
export const targetText = ({ of, ms }: Target): string =>
  `${isStatistic(of) ? STATISTIC_NAMES[of] : of} response at most ${withUnit(ms, 'ms')}`;

const wholeRange = ({ low, high }: Range): string => {
  const [from, to] = [Math.floor(low), high === null ? null : Math.floor(high)];
  if (to === null) return ` (${formatNumber(from)} or more)`;
  return from === to ? '' : ` (${formatNumber(from)}\u2013${formatNumber(to)})`;
};

/** Users are whole, and the last of them is still under the target. */
function fittedText({ users, why }: UnderTarget): string {
  if (why !== null) return why;
  if (users === null || users.value < 1) return 'not even 1 user';
  if (users.high === null) return `at least ${loadText(Math.floor(users.low), 'users')}`;
  return `up to ${loadText(Math.floor(users.value), 'users')}${wholeRange(users)}`;
}

/** A simulated load with its response time; without end where a line never settles. */
function responses(simulated: readonly SimulatedLoad[], of: Target['of']) {
  if (!isStatistic(of)) return [];
  return simulated.flatMap((one) => {
    const ms = one.summary.status === 'unstable' ? Infinity : simulatedResponse(one, of);
    return ms === null ? [] : [{ load: one.load, ms }];
  });
}

/**
 * The load up to which simulated response times keep a target, between the last that keeps it and the first that does not;
 * null where the lowest already does not, or where nothing was simulated; `all` where none breaks it.
 */
export function simulatedUnder(
  simulated: readonly SimulatedLoad[],
  { of, ms }: Target,
): number | 'all' | null {
  const found = responses(simulated, of);
  const [first] = found;
  if (first === undefined || first.ms > ms) return null;
  const crossing = pairs(found).find(([, after]) => after.ms > ms);
  if (crossing === undefined) return 'all';
  const [before, after] = crossing;
  if (after.ms === Infinity) return before.load;
  return before.load + ((ms - before.ms) / (after.ms - before.ms)) * (after.load - before.load);
}

function simulatedText(answered: Answered, target: Target, kind: LoadKind): string {
  const found = responses(answered.simulated, target.of);
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return '';
  const under = simulatedUnder(answered.simulated, target);
  const who = ofClass(answered.description);
  if (under === null) return `not even ${loadText(first.load, kind)}${who}, simulated`;
  if (under === 'all') return `at least ${loadText(last.load, kind)}${who}, simulated`;
  return `up to ${loadText(Math.floor(under), kind)}${who}, simulated`;
}

const fittedOf = ({ fit }: Answered, target: Target): UnderTarget | undefined =>
  fit?.usersUnderTarget.find(({ of, ms }) => of === target.of && ms === target.ms);

/** What is to be said of the answer about a target; empty where nothing is. */
export const beyondText = (answered: Answered, target: Target): string =>
  fittedOf(answered, target)?.isBeyond ? 'More than all levels that were fitted.' : '';

/** Up to which load a target is kept: from the fit of a closed test, else from the simulated curve; empty where neither says. */
export function underTargetText(answered: Answered, target: Target): string {
  const kind = kindOf(answered.description);
  const fitted = fittedOf(answered, target);
  return kind === 'users' && fitted ? fittedText(fitted) : simulatedText(answered, target, kind);
}
