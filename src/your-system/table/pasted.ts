import { type NumberField, nearestIn } from '../../address/number';
import { type Problem, problemOf } from '../../address/problem';
import { quoted } from '../../address/quoted';
import type { Row } from '../../reading/row';
import { readTable } from '../../reading/table';
import { readTyped } from '../../reading/typed';
import type { Station } from '../../system/document';
import type { Description } from '../description';
import { KINDS, type Kind } from '../edit/fields';
import { added, withFields, withKind } from '../edit/stations';
import { NUMBERS } from './numbers';

type Column = 'name' | 'kind' | 'count' | 'demandMs' | 'limit';

/** Columns in the order of the table, with the heads they may have. */
const COLUMNS: readonly (readonly [Column, RegExp])[] = [
  ['name', /^(?:name|station|where|part)/i],
  ['kind', /^(?:kind|type)/i],
  ['count', /^(?:count|servers?|permits?|size|threads?|cores?|number)/i],
  ['demandMs', /^(?:ms|demand|time|service|response)/i],
  ['limit', /^(?:limit|most|room|capacity)/i],
];

const KIND_WORDS: readonly (readonly [Kind, RegExp])[] = [
  ...KINDS.map((kind) => [kind, new RegExp(`^${kind}s?$`, 'i')] as const),
  ['processors', /^(?:processor|cpus?|cores?|servers?|app(?:lication)?)$/i],
  ['lock', /^(?:mutex|latch)$/i],
  ['queue', /^queue with a limit$/i],
];

/** A description with pasted rows, how many there were, and what of them is not accepted. */
export interface Pasted {
  description: Description;
  rows: number;
  problems: readonly Problem[];
}

const columnOf = (head: string): Column | undefined =>
  COLUMNS.find(([, words]) => words.test(head.trim()))?.[0];

/** Rows with the line of their heads, if they have one: names alone may be a row without numbers. */
function rowsOf(text: string): { columns: readonly (Column | undefined)[]; rows: readonly Row[] } {
  const { heads, rows } = readTable(text);
  const usual = COLUMNS.map(([column]) => column);
  const named = heads.map(columnOf);
  if (named.includes('name')) return { columns: named, rows };
  // Lines without a number stand above a table of measurements; here they are delays without a time yet, for instance.
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({ line: index + 1, cells: cellsOf(line) }));
  return { columns: usual, rows: lines.filter(({ cells }) => cells.some((cell) => cell !== '')) };
}

const cellsOf = (line: string): string[] => {
  const mark = ['\t', ';', ','].find((one) => line.includes(one));
  return (mark ? line.split(mark) : [line]).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
};

function numberOf(text: string, field: NumberField<number | null>): number | null {
  const typed = readTyped(text, (number) => nearestIn(field, number), 'ms');
  return typed?.isAccepted ? typed.value : null;
}

type Read = { station: Partial<Station>; problems: Problem[] };

/** The station of a row, or what is wrong with it. */
function stationOf({ line, cells }: Row, columns: readonly (Column | undefined)[]): Read {
  const station: Partial<Station> = {};
  const problems: Problem[] = [];
  const refuse = (field: string, text: string, accepted: string) => {
    const what = `Line ${line}, ${field}: ${text === '' ? 'nothing' : quoted(text)}`;
    problems.push(problemOf(field, text, what, accepted, 'The row is left out.'));
  };
  columns.forEach((column, index) => {
    const text = cells[index] ?? '';
    if (column === 'name') {
      if (text === '' || text.length > 60 || ['in', 'out'].includes(text))
        refuse('name', text, '1 to 60 characters, other than “in” or “out”');
      else station.name = text;
    } else if (column === undefined || text === '' || /^[-–—]$/.test(text)) return;
    else if (column === 'kind') {
      const kind = KIND_WORDS.find(([, words]) => words.test(text))?.[0];
      if (kind) station.kind = kind;
      else refuse('kind', text, KINDS.join(', '));
    } else {
      const field = NUMBERS[column];
      const number = numberOf(text, field);
      if (number === null) refuse(field.title.toLowerCase(), text, field.accepted);
      else station[column] = number;
    }
  });
  return { station, problems };
}

/** With the stations of pasted rows: name, kind, servers, ms, limit. A station that is there already takes their numbers. */
export function withPasted(description: Description, text: string): Pasted {
  const { columns, rows } = rowsOf(text);
  const problems: Problem[] = [];
  let next = description;
  for (const row of rows) {
    const read = stationOf(row, columns);
    problems.push(...read.problems);
    const { name, kind, ...fields } = read.station;
    if (read.problems.length > 0 || name === undefined) continue;
    const isThere = next.stations.some((station) => station.name === name);
    if (!isThere) next = added(next, read.station);
    else {
      const turned = kind ? withKind(next, name, kind) : next;
      next = withFields(turned, name, fields);
    }
  }
  return { description: next, rows: rows.length, problems };
}
