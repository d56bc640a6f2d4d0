import { sum } from 'd3-array';
import type { Told } from '../told';
import type { Choice, Choices } from '../types';
import { taken } from './choice';
import type { Grid } from './grid';
import { resourceOf } from './resources';
import type { Role } from './roles';

const HEAD =
  /^(label|transaction|request|endpoint|url|path|operation|sampler|step|page|name|vorgang|anfrage|transaktion)s?( name)?$/i;
const TOTAL = /^(total|all|aggregated?|overall|sum|gesamt|summe|alle)\b/i;
const [ONE, EACH] = ['one level', 'a level each'] as const;

/** A level of a row, and the kind of request that its row is of; empty where it is of all. */
export interface Kinded {
  level: Told;
  kind: string;
}

/** The column that tells of each row which kind of request it is of; null where a row is all of its load. */
export function kindColumn(grid: Grid, roles: ReadonlyMap<Role, number>): number | null {
  const used = new Set(roles.values());
  const at = grid.heads.findIndex(
    (head, place) => !used.has(place) && resourceOf(head) === null && HEAD.test(head.trim()),
  );
  const kinds = new Set(grid.rows.map(({ cells }) => cells[at]));
  return at < 0 || kinds.size < 2 ? null : at;
}

const loadOf = ({ users, arrivalsPerSecond }: Told) => users ?? arrivalsPerSecond;

/** Rows of one load, each kind once. */
function runsOf(rows: readonly Kinded[]): Kinded[][] {
  const runs: Kinded[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    const isSame =
      run?.[0] !== undefined &&
      loadOf(run[0].level) === loadOf(row.level) &&
      run.every(({ kind }) => kind !== row.kind);
    if (isSame) run?.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** The sum of what all have; null where one lacks it. */
function sumOf(levels: readonly Told[], of: (level: Told) => number | null): number | null {
  const values = levels.flatMap((level) => of(level) ?? []);
  return values.length === levels.length ? sum(values) : null;
}

/** All kinds of requests under one load: rates add up, the mean is weighted by them, and percentiles cannot be told. */
function together(levels: readonly Told[], first: Told): Told {
  const rate = sumOf(levels, ({ throughputPerSecond }) => throughputPerSecond);
  const spent = sumOf(levels, ({ throughputPerSecond: x, responseMs: { mean } }) =>
    x === null || mean === null ? null : x * mean,
  );
  return {
    ...first,
    throughputPerSecond: rate,
    throughputStandardError: null,
    responseMs: {
      mean: rate && spent !== null ? spent / rate : null,
      p50: null,
      p90: null,
      p95: null,
      p99: null,
    },
    errorsPerSecond: sumOf(levels, ({ errorsPerSecond }) => errorsPerSecond),
    requests: sumOf(levels, ({ requests }) => requests),
  };
}

/** Levels of rows that are each of a kind of request: one for each load, of its total where a row is that. */
export function withKinds(
  rows: readonly Kinded[],
  head: string,
  file: string,
  choices: Choices,
): { levels: Told[]; told: Choice[] } {
  const runs = runsOf(rows);
  if (runs.every((run) => run.length < 2))
    return { levels: rows.map(({ level }) => level), told: [] };
  const choice = taken(
    {
      what: 'what rows of one load are',
      file,
      options: [ONE, EACH],
      otherwise: ONE,
      note: `Taken to be so: “${head}” tells kinds of requests that were sent together.`,
    },
    choices,
  );
  if (choice.value === EACH) return { levels: rows.map(({ level }) => level), told: [choice] };
  const levels = runs.flatMap((run): Told[] => {
    const total = run.find(({ kind }) => TOTAL.test(kind.trim()));
    const [first] = run;
    if (total !== undefined || run.length === 1)
      return [(total ?? first)?.level].flatMap((one) => one ?? []);
    return first === undefined
      ? []
      : [
          together(
            run.map(({ level }) => level),
            first.level,
          ),
        ];
  });
  return { levels, told: [choice] };
}
