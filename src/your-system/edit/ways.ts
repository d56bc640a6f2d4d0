import type { Route, StepFields } from '../../system/document';
import type { Description } from '../description';
import { isHeld } from './fields';
import { stepOf } from './names';

/** From one station to the next; null is outside. */
export interface Way {
  from: string | null;
  to: string | null;
  /** Of the requests that leave `from`, from 0 to 1. */
  share: number;
}

/** The steps of a route that is a list; every station in its order where there is no route. */
export const stepsOf = (
  { stations }: Pick<Description, 'stations'>,
  route: Route | null | undefined,
): StepFields[] =>
  Array.isArray(route)
    ? route.map(stepOf)
    : stations.filter((station) => !isHeld(station)).map(({ name }) => ({ at: name }));

/** Shares of requests smaller than this are not followed. */
const LEAST = 1e-9;

/** Ways by where they come from, as requests that take them. */
type Flows = Map<string | null, Map<string | null, number>>;

function add(flows: Flows, from: string | null, to: string | null, requests: number): void {
  const ways = flows.get(from) ?? new Map<string | null, number>();
  ways.set(to, (ways.get(to) ?? 0) + requests);
  flows.set(from, ways);
}

/** Steps in order, each visited by its share; a station that is visited twice is one. */
function flowsOf(steps: readonly StepFields[]): Flows {
  const flows: Flows = new Map();
  let waiting: { from: string | null; requests: number }[] = [{ from: null, requests: 1 }];
  for (const { at, share } of steps) {
    const part = share ?? 1;
    let visits = 0;
    for (const { from, requests } of waiting) {
      if (requests * part > 0) add(flows, from, at, requests * part);
      visits += requests * part;
    }
    const passing = waiting.map(({ from, requests }) => ({
      from,
      requests: requests * (1 - part),
    }));
    waiting = [...passing, { from: at, requests: visits }].filter(
      ({ requests }) => requests > LEAST,
    );
  }
  for (const { from, requests } of waiting) add(flows, from, null, requests);
  return flows;
}

const tableFlows = (route: Readonly<Record<string, Readonly<Record<string, number>>>>): Flows => {
  const flows: Flows = new Map();
  for (const [from, legs] of Object.entries(route))
    for (const [to, share] of Object.entries(legs))
      if (share > 0) add(flows, from === 'in' ? null : from, to === 'out' ? null : to, share);
  return flows;
};

/** Where requests go from station to station, along a route. */
export function waysOf(
  description: Pick<Description, 'stations'>,
  route: Route | null | undefined,
): Way[] {
  const steps = stepsOf(description, route);
  const isTable = route && !Array.isArray(route);
  if (!isTable && steps.length === 0) return [];
  const flows = isTable ? tableFlows(route) : flowsOf(steps);
  return [...flows].flatMap(([from, ways]) => {
    const all = [...ways.values()].reduce((sum, requests) => sum + requests, 0);
    return [...ways].map(([to, requests]) => ({ from, to, share: requests / all }));
  });
}
