import type { Class, Route, Station, Step, StepFields } from '../../system/document';
import type { Description } from '../description';
import { ownValue } from '../ownValue';

type Shares = Readonly<Record<string, number>>;
type Named<Value> = Readonly<Record<string, Value>>;

/** A step with everything that it can say. */
export const stepOf = (step: Step): StepFields => (typeof step === 'string' ? { at: step } : step);

/** A step as short as it can be written. */
export function shortStep(step: StepFields): Step {
  const said = Object.entries(step).filter(([, value]) => value !== undefined && value !== null);
  return said.length === 1 ? step.at : (Object.fromEntries(said) as unknown as StepFields);
}

/** What is kept by name, with other names. */
const byNames = <Value>(
  given: Named<Value>,
  name: (old: string) => string,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(given).map(([old, value]) => [name(old), value]));

function renamedRoute(route: Route, name: (old: string) => string): Route {
  if (!Array.isArray(route))
    return byNames(
      Object.fromEntries(Object.entries(route).map(([from, legs]) => [from, byNames(legs, name)])),
      name,
    );
  return route.map((step) =>
    typeof step === 'string' ? name(step) : { ...step, at: name(step.at) },
  );
}

/** A description in which a station is called otherwise wherever it is named. */
export function renamed(description: Description, from: string, to: string): Description {
  const name = (old: string) => (old === from ? to : old);
  const routed = <Part extends { route?: Route | null }>(part: Part): Part =>
    part.route ? { ...part, route: renamedRoute(part.route, name) } : part;
  const station = (one: Station): Station => ({
    ...one,
    name: name(one.name),
    ...(one.over && { over: one.over.map(name) }),
  });
  const ofClass = (one: Class): Class => ({
    ...routed(one),
    ...(one.demandsMs && { demandsMs: byNames(one.demandsMs, name) }),
  });
  return {
    ...routed(description),
    stations: description.stations.map(station),
    ...(description.classes && { classes: description.classes.map(ofClass) }),
    ...(description.measured && {
      measured: description.measured.map((level) =>
        level.utilisation ? { ...level, utilisation: byNames(level.utilisation, name) } : level,
      ),
    }),
  };
}

/** A name that no station has: the given one, or that with the next free number. */
export function freeName(taken: readonly { name: string }[], wanted: string): string {
  const names = new Set(taken.map(({ name }) => name));
  const stem = wanted.replace(/ \d+$/, '');
  let free = wanted;
  for (let number = 2; names.has(free); number += 1) free = `${stem} ${number}`;
  return free;
}

/** Shares of a table in which requests pass a station by: they go where it would have sent them. */
function passing(legs: Shares, name: string, onward: Shares): Record<string, number> {
  const share = ownValue(legs, name) ?? 0;
  const rest = Object.entries(legs).filter(([to]) => to !== name);
  const ahead = Object.entries(onward).filter(([to]) => to !== name);
  const all = ahead.reduce((sum, [, part]) => sum + part, 0);
  const next: Record<string, number> = Object.fromEntries(rest);
  if (share > 0 && all > 0)
    for (const [to, part] of ahead) next[to] = (next[to] ?? 0) + (share * part) / all;
  else if (share > 0) next.out = (next.out ?? 0) + share;
  return next;
}

/** A route without a station; undefined where nothing is left of it. */
export function routeWithout(route: Route, name: string): Route | undefined {
  if (Array.isArray(route)) {
    const left = route.filter((step) => stepOf(step).at !== name);
    return left.length > 0 ? left : undefined;
  }
  const onward = ownValue(route, name) ?? { out: 1 };
  const rows = Object.entries(route).filter(([from]) => from !== name);
  const left = rows.map(([from, legs]) => [from, passing(legs, name, onward)] as const);
  const enters = left.some(
    ([from, legs]) => from === 'in' && Object.keys(legs).some((to) => to !== 'out'),
  );
  return enters ? Object.fromEntries(left) : undefined;
}
