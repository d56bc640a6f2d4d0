import type { Route, Step, StepFields } from '../../../system/document';
import { ownValue } from '../../ownValue';

/** From `in` and from every place the shares of where requests go next, with `out` at the end. */
export type Table = Record<string, Record<string, number>>;

const fieldsOf = (step: Step): StepFields => (typeof step === 'string' ? { at: step } : step);

/** One visit of a route: the mean time of work where it is its own. */
export interface Visit {
  at: string;
  share: number;
  demandMs: number | null;
}

/** The visits of steps, of each station one: where a route has several, one with all of their work. */
export function visitsOf(
  steps: readonly Step[],
  demandOf: (station: string) => number,
): { visits: Visit[]; merged: string[] } {
  const fields = steps.map(fieldsOf);
  const stations = [...new Set(fields.map(({ at }) => at))];
  const merged: string[] = [];
  const visits = stations.map((at): Visit => {
    const own = fields.filter((one) => one.at === at);
    const shares = own.map(({ share }) => share ?? 1);
    const all = shares.reduce((sum, share) => sum + share, 0);
    const share = Math.min(1, all);
    if (own.length === 1) return { at, share, demandMs: own[0]?.demandMs ?? null };
    merged.push(at);
    const work = own.reduce(
      (sum, one, place) => sum + (shares[place] ?? 0) * (one.demandMs ?? demandOf(at)),
      0,
    );
    return { at, share, demandMs: work / share };
  });
  return { visits, merged };
}

/** Visits in their order as shares of where requests go next. */
export function tableOf(visits: readonly Visit[]): Table {
  const rows = ['in', ...visits.map(({ at }) => at)].map((from, place) => {
    let left = 1;
    const onwards: Record<string, number> = {};
    for (const { at, share } of visits.slice(place)) {
      if (share > 0 && left > 0) onwards[at] = left * share;
      left *= 1 - share;
    }
    if (left > 0) onwards.out = left;
    return [from, onwards] as const;
  });
  return Object.fromEntries(rows);
}

/** A table without a place in which no time passes: who would go there goes on from there at once. */
export function without(table: Table, place: string): Table {
  const { [place]: onwards = {}, ...others } = table;
  const { [place]: back = 0, ...next } = onwards;
  const rows = Object.entries(others).map(([from, row]) => {
    const { [place]: share = 0, ...rest } = row;
    const moved = { ...rest };
    if (share > 0) {
      for (const [to, part] of Object.entries(next)) {
        moved[to] = (moved[to] ?? 0) + (share * part) / (1 - back);
      }
    }
    return [from, moved] as const;
  });
  return Object.fromEntries(rows);
}

/** A table as a list where every request takes the same way and meets each station once. */
export function simplest(table: Table): Route {
  const steps: string[] = [];
  let at = 'in';
  for (;;) {
    const [[next, share] = ['', 0], ...others] = Object.entries(ownValue(table, at) ?? {});
    if (others.length > 0 || share !== 1 || steps.includes(next)) return table;
    if (next === 'out') return steps;
    steps.push(next);
    at = next;
  }
}
