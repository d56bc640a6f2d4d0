import type { Class } from '../../system/document';
import type { Description, LoadKind } from '../description';
import { freeName } from './names';
import { type RouteOf, withRoute } from './route';
import { without } from './stations';

/** Who sends: users who think, or requests that arrive. */
export type Source = Pick<Class, 'users' | 'thinkMs' | 'arrivalsPerSecond'>;

const FRESH: Readonly<Record<LoadKind, Source>> = {
  users: { users: 10 },
  arrivalsPerSecond: { arrivalsPerSecond: 10 },
};
const FIELDS: Readonly<Record<LoadKind, readonly (keyof Source)[]>> = {
  users: ['users', 'thinkMs'],
  arrivalsPerSecond: ['arrivalsPerSecond'],
};

export const kindOf = ({ arrivalsPerSecond }: Source): LoadKind =>
  arrivalsPerSecond === undefined || arrivalsPerSecond === null ? 'users' : 'arrivalsPerSecond';

export const sourceOf = ({ users, thinkMs, arrivalsPerSecond }: Source): Source => ({
  ...(users !== undefined && users !== null && { users }),
  ...(thinkMs !== undefined && thinkMs !== null && { thinkMs }),
  ...(arrivalsPerSecond !== undefined && arrivalsPerSecond !== null && { arrivalsPerSecond }),
});

const unsent = <Part extends Source>(part: Part): Part =>
  without(without(without(part, 'users'), 'thinkMs'), 'arrivalsPerSecond');

/** Where a source stands: in the class at this place, or in the system itself. */
const edited = (
  description: Description,
  of: RouteOf,
  edit: <Part extends Source>(part: Part) => Part,
): Description =>
  of === null
    ? edit(description)
    : {
        ...description,
        classes: (description.classes ?? []).map((one, index) => (index === of ? edit(one) : one)),
      };

/** With other fields of a source; undefined takes one away. */
export const withSource = (description: Description, of: RouteOf, fields: Source): Description =>
  edited(description, of, (part) => ({ ...unsent(part), ...sourceOf({ ...part, ...fields }) }));

/**
 * With a source of another kind.
 *
 * @param kept what it was before: it is that again where this kind has a use for it
 */
export const withSourceKind = (
  description: Description,
  of: RouteOf,
  kind: LoadKind,
  kept: Source = {},
): Description =>
  edited(description, of, (part) => {
    const all = { ...FRESH[kind], ...sourceOf(kept), ...sourceOf(part) };
    const fields = FIELDS[kind].flatMap((field) =>
      all[field] === undefined ? [] : [[field, all[field]] as const],
    );
    return { ...unsent(part), ...Object.fromEntries(fields) };
  });

/** With one more class, whose source is that of the system where it is the first. */
export function classAdded(description: Description): Description {
  const classes = description.classes ?? [];
  const source = classes.length > 0 ? FRESH.users : sourceOf(description);
  const name = freeName(classes, 'requests');
  const sent = Object.keys(source).length > 0 ? source : FRESH.users;
  return { ...unsent(description), classes: [...classes, { name, ...sent }] };
}

/** Without a class; the source of the last becomes that of the system. */
export function classRemoved(description: Description, index: number): Description {
  const classes = description.classes ?? [];
  const [gone, left] = [classes[index], classes.filter((_, at) => at !== index)];
  if (gone === undefined) return description;
  if (left.length > 0) return { ...description, classes: left };
  const system = { ...without(description, 'classes'), ...sourceOf(gone) };
  return gone.route ? withRoute(system, null, gone.route) : system;
}

/** With other fields of a class; undefined takes one away. */
export function withClass(
  description: Description,
  index: number,
  fields: Partial<Pick<Class, 'name' | 'priority'>>,
): Description {
  const set = (one: Class): Class => {
    const next = { ...one, ...fields };
    return next.priority === undefined ? without(next, 'priority') : next;
  };
  const classes = (description.classes ?? []).map((one, at) => (at === index ? set(one) : one));
  return { ...description, classes };
}

/** With the demand that a class has at a station; undefined is that of the station. */
export function withDemand(
  description: Description,
  index: number,
  station: string,
  demandMs: number | undefined,
): Description {
  const set = (one: Class): Class => {
    const { [station]: _, ...others } = one.demandsMs ?? {};
    const demandsMs = demandMs === undefined ? others : { ...others, [station]: demandMs };
    return Object.keys(demandsMs).length > 0 ? { ...one, demandsMs } : without(one, 'demandsMs');
  };
  const classes = (description.classes ?? []).map((one, at) => (at === index ? set(one) : one));
  return { ...description, classes };
}
