import type { Problem } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { SLOWED } from '../../course/speed/namedSpeeds';
import { type LinkContext, readChanges, readName } from '../../scenario/codec';
import { namedLinkOf, WATCH_PATH } from '../../scenario/namedLink';
import type { Scenario } from '../../scenario/scenario';
import type { WatchedStudy } from './study';

/** What of a run is on show. */
export interface View {
  /** Null for where the run has most to show. */
  timeMs: number | null;
  /** How many times slower than in life. */
  slowed: number;
  /** The followed message. */
  message: number | null;
}

export interface ReadWatchLink {
  scenario: Scenario;
  view: View;
  problems: Problem[];
}

const OWN_KEYS = ['at', 'slowed', 'follow'];

/** The page of the Watch for a scenario and what of it is on show. */
export function watchLinkOf(
  { firstSlowed }: WatchedStudy,
  context: LinkContext,
  scenario: Scenario,
  view: View,
): string {
  const own = new URLSearchParams();
  // To a microsecond, and not before the event that is on show.
  if (view.timeMs !== null) {
    own.set('at', String(Math.ceil(view.timeMs * 1000 - 1e-3) / 1e6));
  }
  if (view.slowed !== firstSlowed) own.set('slowed', String(view.slowed));
  if (view.message !== null) own.set('follow', String(view.message));
  const rest = own.toString();
  return namedLinkOf(WATCH_PATH, context, scenario) + (rest === '' ? '' : `&${rest}`);
}

interface Field {
  key: string;
  title: string;
  least: number;
  most: number;
  first: number;
  /** What is accepted besides the range. */
  words: string;
  isAccepted: (value: number) => boolean;
}

function readNumber(field: Field, given: string | null): { value: number; problems: Problem[] } {
  const { key, title, least, most, first, words, isAccepted } = field;
  if (given === null) return { value: first, problems: [] };
  const isNumber = /^-?\d{1,12}(\.\d+)?$/.test(given);
  const value = Number(given);
  if (isNumber && value >= least && value <= most && isAccepted(value)) {
    return { value, problems: [] };
  }
  const nearest = isNumber ? Math.min(most, Math.max(least, Math.round(value))) : first;
  const accepted = `${words} from ${least} to ${most}`;
  const message = `${title} (${key}) is ${quoted(given)}; accepted: ${accepted}. ${nearest} is used.`;
  return { value: nearest, problems: [{ field: key, given, accepted, message }] };
}

const atField = ({ accepted }: WatchedStudy): Field => ({
  key: 'at',
  title: 'Time in seconds',
  ...accepted,
  words: 'numbers',
  isAccepted: () => true,
});
const slowField = ({ firstSlowed }: WatchedStudy): Field => ({
  key: 'slowed',
  title: 'How many times slower',
  ...SLOWED,
  first: firstSlowed,
  words: 'whole numbers',
  isAccepted: Number.isInteger,
});
const FOLLOW: Field = {
  key: 'follow',
  title: 'Followed message',
  least: 1,
  most: 4_294_967_295,
  first: 1,
  words: 'whole numbers',
  isAccepted: Number.isInteger,
};

/** The study that an address asks for by the beginning of its scenario; null where it names none. */
export const studyAsked = (query: URLSearchParams): string | null =>
  query.get('scenario')?.split('/')[0] ?? null;

/** What an address asks to see; a study alone is its first scenario; what cannot be used is named and the nearest valid used. Never throws. */
export function readWatchLink(
  study: WatchedStudy,
  context: LinkContext,
  query: URLSearchParams,
): ReadWatchLink {
  const names = context.labels.map((label) => context.prefix + label);
  const named = query.get('scenario') ?? study.id;
  const scenario = named === study.id ? study.firstScenario : named;
  const asked = readName('scenario', 'Scenario', scenario, names);
  const settings = new URLSearchParams([...query].filter(([key]) => !OWN_KEYS.includes(key)));
  const label = asked.name.slice(context.prefix.length);
  const changed = readChanges(context, label, settings, 'scenario');
  const given = query.get('at');
  const at = readNumber(atField(study), given);
  const slowed = readNumber(slowField(study), query.get('slowed'));
  const follow = query.get('follow');
  const message = readNumber(FOLLOW, follow);
  const isOpen = given === null && study.choiceAt(null).kind === 'containing';
  return {
    scenario: changed.scenario,
    view: {
      timeMs: isOpen ? null : Math.round(at.value * 1e6) / 1000,
      slowed: slowed.value,
      message: follow === null || !Number.isFinite(Number(follow)) ? null : message.value,
    },
    problems: [
      ...asked.problems,
      ...changed.problems,
      ...at.problems,
      ...slowed.problems,
      ...message.problems,
    ],
  };
}
