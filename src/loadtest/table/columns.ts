import type { Choice, Choices } from '../types';
import type { Grid } from './grid';
import { minutesColumn } from './minutes';
import { type Role, rolesOf } from './roles';

const NONE = 'none';

const LABELS: Readonly<Record<Role, string>> = {
  users: 'users',
  arrivals: 'arrival rate',
  throughput: 'throughput',
  responseMean: 'mean response time',
  p50: 'p50',
  p90: 'p90',
  p95: 'p95',
  p99: 'p99',
  standardError: 'standard error of throughput',
  think: 'think time',
  seconds: 'seconds',
  requests: 'requests',
  errors: 'errors',
  tool: 'tool',
};

/** Roles that are asked for, or shown as not found, in every table. */
const ALWAYS: readonly Role[] = ['users', 'throughput', 'responseMean'];

/** Columns without heads: users and throughput in this order, then the mean response time. */
function byOrder({ heads, hasHeads }: Grid): Map<Role, number> {
  const order: Role[] = ['users', 'throughput', 'responseMean'];
  const isPlain = !hasHeads && heads.length >= 2 && heads.length <= order.length;
  return new Map(isPlain ? order.slice(0, heads.length).map((role, at) => [role, at]) : []);
}

/** Whether nothing can be told without a role that has no column. */
function isNeeded(role: Role, { rows }: Grid, roles: ReadonlyMap<Role, number>): boolean {
  if (role === 'throughput') return !(roles.has('requests') && roles.has('seconds'));
  return role === 'users' && rows.length > 1 && !roles.has('arrivals');
}

/** Which column holds what, guessed by heads or chosen. */
export function chosenColumns(
  grid: Grid,
  file: string,
  choices: Choices,
): { roles: Map<Role, number>; told: Choice[] } {
  const guessed = grid.hasHeads ? rolesOf(grid.heads) : byOrder(grid);
  const minutes = minutesColumn(grid, guessed);
  if (minutes !== null) {
    if (guessed.get('seconds') === minutes) guessed.delete('seconds');
    guessed.set('responseMean', minutes);
  }
  const roles = new Map(guessed);
  const told: Choice[] = [];
  for (const role of Object.keys(LABELS) as Role[]) {
    const id = `column of ${LABELS[role]} of ${file}`;
    const options = [...grid.heads, NONE];
    const chosen = choices[id];
    if (chosen === NONE) roles.delete(role);
    else if (chosen !== undefined && grid.heads.includes(chosen))
      roles.set(role, grid.heads.indexOf(chosen));
    const at = roles.get(role);
    if (at === undefined && !ALWAYS.includes(role)) continue;
    const isMinutes = role === 'responseMean' && at === minutes;
    const note = !grid.hasHeads
      ? 'The columns have no heads; this is their usual order.'
      : isMinutes
        ? 'Its head is taken to name minutes: so users, throughput and times agree.'
        : '';
    const needs = isNeeded(role, grid, roles);
    const value = at === undefined ? (needs ? null : NONE) : (grid.heads[at] ?? null);
    told.push({ id, file, value, options, note: at === undefined ? 'No head names it.' : note });
  }
  // What was sent tells nothing beside users, and a row without it is whole.
  if (roles.has('users')) roles.delete('arrivals');
  return { roles, told };
}
