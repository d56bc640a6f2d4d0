import { formatNumber } from '../../../../lab/view/format';
import type { KnobValues } from '../../../../scenario/schema';
import { DRAWN_DAY, HOURS, toChanges } from '../../lab/profile';
import { firstSigns, type Sign, type SignId } from './signs';

/** Hours of the valve. */
export const VALVE_HOURS = 12;
/** The climb begins below what the study found sustainable, and goes far above it. */
const CLIMB_FROM_PER_SECOND = 140;
const CLIMB_BY_PER_SECOND = 5;

/** The load of each hour of the run that answers the question, in messages per second. */
export const CLIMB: readonly number[] = Array.from(
  { length: VALVE_HOURS },
  (_, hour) => CLIMB_FROM_PER_SECOND + hour * CLIMB_BY_PER_SECOND,
);

/** The knobs of a run with these loads, an hour each. */
export const loadOf = (perSecond: readonly number[]): KnobValues => ({
  ...DRAWN_DAY,
  durationHours: perSecond.length,
  ...toChanges(Array.from({ length: HOURS }, (_, hour) => perSecond[hour] ?? 0)),
});

/** The same run in the lab. */
export function labLink(configuration: string, perSecond: readonly number[]): string {
  const { load: _, ...numbers } = loadOf(perSecond);
  const texts = Object.entries(numbers).map(([id, value]) => `${id}=${value}`);
  return `/capacity/lab?config=${configuration}&load=drawn&${texts.join('&')}`;
}

const inText = ({ label }: Sign) => label.charAt(0).toLowerCase() + label.slice(1);

/** What the climb says: which sign warned first, at which load, and how the guess stands to it. */
export function answerText(signs: readonly Sign[], guess: SignId | 'skipped' | null): string {
  const first = firstSigns(signs);
  const [{ warnsIn } = { warnsIn: null }] = first;
  if (warnsIn === null) return 'Nothing warned: the system bears the whole climb.';
  const names = first.map(inText).join(' and ');
  const hour = `at ${formatNumber(CLIMB[warnsIn] ?? 0)} messages/s, in hour ${warnsIn + 1}`;
  const said = `First to warn, ${hour}: ${names}.`;
  const own = signs.find(({ id }) => id === guess);
  if (!own) return said;
  if (first.includes(own)) return `${said} You chose it.`;
  return own.warnsIn === null
    ? `${said} What you chose did not warn at all.`
    : `${said} What you chose warned ${own.warnsIn - warnsIn} ${own.warnsIn - warnsIn === 1 ? 'hour' : 'hours'} later.`;
}
