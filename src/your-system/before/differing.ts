import { formatValue } from '../../scenario/value';
import { levelsOf } from '../answer/loads';
import type { Description } from '../description';
import { settingsOf } from '../study/settings';

const named = (description: Description) =>
  settingsOf(description).map(({ knob }) => ({ knob, value: formatValue(knob, knob.default) }));

const levelsText = (description: Description): string => JSON.stringify(levelsOf(description));

/** Whether two systems have the same load test. */
export const hasSameLevels = (one: Description, other: Description): boolean =>
  levelsText(one) === levelsText(other);

/** What differs between a system before a change and after it, a line each: "database: connections 10 → 20". */
export function differing(before: Description, after: Description): string[] {
  const [was, is] = [named(before), named(after)];
  const of = (all: typeof was, id: string) => all.find(({ knob }) => knob.id === id);
  const changed = is.flatMap(({ knob, value }) => {
    const old = of(was, knob.id);
    if (old === undefined || old.value === value) return [];
    return [`${knob.label} ${old.value} → ${value}${knob.unit && ` ${knob.unit}`}`];
  });
  const stations = (all: Description) => all.stations.map(({ name }) => name);
  const [left, come] = [stations(before), stations(after)];
  return [
    ...changed,
    ...left.filter((name) => !come.includes(name)).map((name) => `without ${name}`),
    ...come.filter((name) => !left.includes(name)).map((name) => `with ${name}`),
    ...(hasSameLevels(before, after) ? [] : ['another load test']),
  ];
}
