import { orNothing } from '../../address/besides';
import type { Field, Fields } from '../../address/field';
import { writeFields } from '../../address/fields';
import { numberField } from '../../address/number';
import type { Problem } from '../../address/problem';
import { readerOf } from '../../address/reader';
import { queryOf } from '../../address/written';
import { SLOWED } from '../../course/speed/namedSpeeds';
import { type LinkContext, readChanges } from '../../scenario/codec';
import { namedLinkOf, WATCH_PATH } from '../../scenario/namedLink';
import { readNamed, studyIn } from '../../scenario/readNamed';
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

export const AT = { key: 'at', title: 'Time in seconds' };

/** The instant that an address asks for; null for where the run has most to show. */
const atField = ({ accepted, choiceAt }: WatchedStudy): Field<number | null> => {
  const { first: otherwise, ...range } = accepted;
  const field = numberField({ ...AT, ...range, otherwise, isWhole: false });
  const isOpen = choiceAt(null).kind !== 'fixed';
  return { ...orNothing(field), otherwise: isOpen ? null : otherwise };
};

const slowField = ({ firstSlowed }: WatchedStudy): Field<number> =>
  numberField({
    key: 'slowed',
    title: 'How many times slower',
    ...SLOWED,
    otherwise: firstSlowed,
  });

export const FOLLOW = numberField({
  key: 'follow',
  title: 'Followed message',
  least: 1,
  most: 4_294_967_295,
  otherwise: null,
});

interface WrittenView {
  /** Seconds. */
  at: number | null;
  slowed: number;
  message: number | null;
}

/** What of a run is on show, in its address. */
export const viewFields = (study: WatchedStudy): Fields<WrittenView> => ({
  at: atField(study),
  slowed: slowField(study),
  message: FOLLOW,
});

/** The page of the Watch for a scenario and what of it is on show. */
export function watchLinkOf(
  study: WatchedStudy,
  context: LinkContext,
  scenario: Scenario,
  { timeMs, slowed, message }: View,
): string {
  // To a microsecond, and not before the event that is on show.
  const at = timeMs === null ? null : Math.ceil(timeMs * 1000 - 1e-3) / 1e6;
  const fields = viewFields(study);
  // A link always names its instant: where a run has most to show may change.
  const named = { ...fields, at: { ...fields.at, otherwise: null } };
  const own = writeFields(named, { at, slowed, message });
  const link = namedLinkOf(WATCH_PATH, context, scenario);
  return own.length === 0 ? link : `${link}&${queryOf(own).slice(1)}`;
}

const SCENARIO = { key: 'scenario', title: 'Scenario' };

/** The study that an address asks for by the beginning of its scenario; null where it names none. */
export function studyAsked(query: URLSearchParams): string | null {
  const text = query.get(SCENARIO.key);
  return text === null ? null : studyIn(text);
}

/** What an address asks to see; a study alone is its first scenario; what cannot be used is named and the nearest valid used. Never throws. */
export function readWatchLink(
  study: WatchedStudy,
  context: LinkContext,
  query: URLSearchParams,
): ReadWatchLink {
  const { id, firstScenario: first } = study;
  const named = readNamed(SCENARIO, query.get(SCENARIO.key) ?? id, { id, first, context });
  const { base, settings } = named.value;
  // Settings may stand behind the configuration, as in questions, or beside it.
  const reader = readerOf(new URLSearchParams([...query, ...settings.map(([...pair]) => pair)]));
  reader.text(SCENARIO);
  reader.report(...named.problems);
  const fields = viewFields(study);
  const at = reader.read(fields.at);
  const view: View = {
    timeMs: at === null ? null : Math.round(at * 1e6) / 1000,
    slowed: reader.read(fields.slowed),
    message: reader.read(fields.message),
  };
  const scenario = readChanges(context, base.slice(context.prefix.length), reader);
  return { scenario, view, problems: reader.problems() };
}
