import type { Choice, Choices } from '../types';
import type { Grid } from './grid';
import { rolesOf } from './roles';
import { wordsOf } from './words';

/** Names of one of several measurements that stand beside each other. */
const NAME =
  /(?<!\p{L})(?:before|after|old|new|vorher|nachher|alte?r?|neue?r?|avant|apr[eè]s|antes|despu[eé]s|base ?line|candidate|optimi[sz]ed|tuned|previous|current|control|treatment|v ?\d+|(?:run|lauf|test|variant|variante|version) ?(?:\d+|[a-d]))(?!\p{L})/u;

/** A head without the name of its measurement; null where it has none. */
function partsOf(head: string): { name: string; rest: string } | null {
  const words = wordsOf(head);
  const [name] = NAME.exec(words) ?? [];
  const rest = words.replace(NAME, ' ').replace(/\s+/g, ' ').trim();
  return name === undefined || rest === '' ? null : { name, rest };
}

/** Measurements of the same throughput or response times, in the order of their columns; empty where there is one. */
function namesIn(heads: readonly string[]): string[] {
  const parts = heads.flatMap((head) => partsOf(head) ?? []);
  const isAsked = (rest: string) => {
    const roles = rolesOf([rest]);
    return roles.has('throughput') || roles.has('responseMean') || roles.has('p95');
  };
  const isBeside = ({ name, rest }: { name: string; rest: string }) =>
    isAsked(rest) && parts.some((other) => other.rest === rest && other.name !== name);
  return [...new Set(parts.filter(isBeside).map(({ name }) => name))];
}

/** A table with some of its columns. */
function withColumns(grid: Grid, kept: readonly number[]): Grid {
  return {
    ...grid,
    heads: kept.map((at) => grid.heads[at] ?? ''),
    rows: grid.rows.map((row) => ({ ...row, cells: kept.map((at) => row.cells[at] ?? '') })),
    place: (row, column) => grid.place(row, kept[column] ?? column),
  };
}

/**
 * A table that has columns of several measurements, such as before and after a change, with those of one: nothing tells which is
 * meant, so it is asked for. Null where it is not chosen yet.
 */
export function oneSeries(
  grid: Grid,
  file: string,
  choices: Choices,
): { grid: Grid | null; told: Choice[] } {
  const names = grid.hasHeads ? namesIn(grid.heads) : [];
  if (names.length < 2) return { grid, told: [] };
  const id = `columns of one measurement of ${file}`;
  const value = names.find((name) => name === choices[id]) ?? null;
  const note = `It has columns of ${names.join(' and of ')}; those of one are read.`;
  const told: Choice[] = [{ id, file, value, options: names, note }];
  if (value === null) return { grid: null, told };
  const kept = grid.heads.flatMap((head, at) => {
    const name = partsOf(head)?.name ?? value;
    return name === value || !names.includes(name) ? [at] : [];
  });
  return { grid: withColumns(grid, kept), told };
}
