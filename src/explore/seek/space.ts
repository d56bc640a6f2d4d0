import { ln } from '../../numbers/elementary';
import { conflictIn } from '../../scenario/conflicts';
import { onlyDifferences, type Scenario } from '../../scenario/scenario';
import type { KnobValues } from '../../scenario/schema';
import { baseValuesOf, type ExploredStudy, valuesOf } from '../study/exploredStudy';
import { plainestOf } from './plainest';
import type { Move, Point, SeekQuestion } from './types';

export const keyOf = (point: Point): string => point.join(' ');

/** All combinations of a question. */
export interface SeekSpace {
  moves: readonly Move[];
  /** How many there are, with those that describe no system. */
  size: number;
  /** The combination of these values; null where it is none of the question. */
  pointOf: (values: KnobValues) => Point | null;
  /** The combination nearest to coordinates from 0 to below 1, spread over each knob's values. */
  pointAt: (coordinates: readonly number[]) => Point;
  /** Places of a combination as coordinates from 0 to 1, even on the scale over which its knobs are spread. */
  coordinatesOf: (point: Point) => number[];
  /** Null where the values describe no system. */
  scenarioAt: (point: Point) => Scenario | null;
  /** The value of every knob. */
  valuesAt: (point: Point) => KnobValues;
  /** Of all combinations that are the same system the plainest. */
  plainest: (point: Point) => Point;
}

/** Numbers that grow this many times over are spread by their logarithms: twice as many means as much everywhere. */
const WIDE = 10;

/** Where each value stands on the scale of its knob, from 0 to 1. */
function positionsOf({ values }: Move): number[] {
  const least = values[0] ?? 0;
  const most = values.at(-1) ?? 0;
  const isWide = most >= WIDE * Math.max(1, least) && values.length > WIDE;
  const scaled = (value: number) => (isWide ? ln(1 + value - Math.min(0, least)) : value);
  const [from, to] = [scaled(least), scaled(most)];
  return values.map((value) => (to === from ? 0 : (scaled(value) - from) / (to - from)));
}

/** For each value, where its share of the scale ends: half way to the next. */
const endsOf = (positions: readonly number[]): number[] => {
  const ends = positions.slice(1).map((next, place) => ((positions[place] ?? 0) + next) / 2);
  const [first = 0.5, last = 0.5] = [ends[0], ends.at(-1)];
  // The outermost values have no neighbour beyond them, and get the share that one would leave them.
  const [from, to] = [-first, 2 - last];
  return [...ends, to].map((end) => (end - from) / (to - from));
};

/** The combinations of a question of a study. */
export function spaceOf(study: ExploredStudy, question: SeekQuestion): SeekSpace {
  const { from, moves } = question;
  const { schema } = study.context;
  const base = baseValuesOf(study, from);
  const start = valuesOf(study, from);
  const positions = moves.map(positionsOf);
  const ends = positions.map(endsOf);
  const valuesAt = (point: Point): KnobValues => ({
    ...start,
    ...Object.fromEntries(
      moves.map(({ knob, values }, place) => [knob, values[point[place] ?? 0] ?? start[knob] ?? 0]),
    ),
  });
  const scenarioAt = (point: Point): Scenario | null => {
    const values = valuesAt(point);
    if (conflictIn(schema, base, values) !== undefined) return null;
    return { ...from, changes: onlyDifferences(schema, base, values) };
  };
  return {
    moves,
    plainest: plainestOf(study, question, { moves, valuesAt, scenarioAt }),
    size: moves.reduce((product, { values }) => product * values.length, 1),
    valuesAt,
    pointOf(values) {
      const point = moves.map((move) => move.values.indexOf(values[move.knob] ?? Number.NaN));
      return point.includes(-1) ? null : point;
    },
    pointAt: (coordinates) =>
      ends.map((own, place) => {
        const found = own.findIndex((end) => (coordinates[place] ?? 0) < end);
        return found < 0 ? own.length - 1 : found;
      }),
    coordinatesOf: (point) => point.map((value, place) => positions[place]?.[value] ?? 0),
    scenarioAt,
  };
}

/** Every combination, the last knob fastest. */
export function* allPoints({ moves }: Pick<SeekSpace, 'moves'>): Generator<Point> {
  const point = moves.map(() => 0);
  if (moves.some(({ values }) => values.length === 0)) return;
  for (;;) {
    yield [...point];
    let place = moves.length - 1;
    while (place >= 0 && point[place] === (moves[place]?.values.length ?? 0) - 1) {
      point[place] = 0;
      place -= 1;
    }
    if (place < 0) return;
    point[place] = (point[place] ?? 0) + 1;
  }
}
