import type { Knob } from './schema';

interface Valued {
  id: string;
  /** In the order of the schema. */
  knobs: readonly number[];
}

/** The place of the knob in which alone two scenarios differ. */
function onlyDifference(one: Valued, other: Valued): number | undefined {
  const places = one.knobs.flatMap((value, place) => (value === other.knobs[place] ? [] : [place]));
  return places.length === 1 ? places[0] : undefined;
}

/**
 * Neighbours on a curve of load, by their ids: they differ in one amount of the load and in nothing else, and no other
 * scenario stands between them. Only such results may be joined by a line.
 */
export function alongLoad(
  schema: readonly Pick<Knob, 'group' | 'kind'>[],
  all: readonly Valued[],
): [string, string][] {
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other): [string, string][] => {
      const place = onlyDifference(one, other) ?? -1;
      const { group, kind } = schema[place] ?? {};
      if (group !== 'load' || kind !== 'integer') return [];
      const isBetween = (third: Valued) => {
        const [value = 0, from = 0, to = 0] = [third, one, other].map(({ knobs }) => knobs[place]);
        return onlyDifference(one, third) === place && (value - from) * (value - to) < 0;
      };
      return all.some(isBetween) ? [] : [[one.id, other.id]];
    }),
  );
}
