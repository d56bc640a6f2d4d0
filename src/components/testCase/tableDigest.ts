import type { CellErratum } from '../../comparison/studyIndex';
import type { Table } from '../../measured/types';
import { cellName } from '../../tables/ErratumNotes';

const NAMES: Readonly<Partial<Record<Table['kind'], string>>> = {
  throughput: 'Throughput and latency',
  cpu: 'Processor time',
  memory: 'Memory',
  software: 'Settings',
};

/** What the columns of a table are, where the page turns it so that they are its rows. */
const COLUMNS: Readonly<Partial<Record<Table['kind'], string>>> = {
  cpu: 'computers',
  memory: 'computers',
  software: 'settings',
};

/** Order of the tables on the page. */
const ORDER: readonly Table['kind'][] = [
  'throughput',
  'cpu',
  'memory',
  'storage',
  'parameters',
  'software',
];

export const tableName = (table: Table): string => NAMES[table.kind] ?? table.title;

export const sortTables = (tables: readonly Table[]): Table[] =>
  ORDER.flatMap((kind) => tables.filter((table) => table.kind === kind));

const NOT_AVAILABLE = /^n\/?a$/i;

/** The cell of an erratum; under the name of its table a computer needs no more than its own. */
const placeOf = ({ address }: CellErratum): string =>
  cellName(address).replace(/\b(CPU|memory) /, '');

const counted = (count: number, what: string): string =>
  `${count} ${count === 1 ? what.replace(/s$/, '') : what}`;

/** What a folded table says: how large it is, and what of it is misprinted or missing. */
export interface TableDigest {
  size: string;
  /** Its first misprint, and how many follow; empty without any. */
  misprint: string;
  /** How many of its cells print no value where they should; empty where none does. */
  missing: string;
}

export function tableDigest(table: Table, errata: readonly CellErratum[]): TableDigest {
  const { number, kind, rows, columns } = table;
  const cells = rows.flatMap((row) => columns.flatMap(({ id }) => row.cells[id] ?? []));
  const missing = cells.filter(({ printed }) => NOT_AVAILABLE.test(printed)).length;
  const [first, ...others] = errata.filter(({ printed }) => !NOT_AVAILABLE.test(printed));
  return {
    size: `Table ${number}, ${counted(rows.length, COLUMNS[kind] ? 'configurations' : 'rows')}, ${counted(columns.length, COLUMNS[kind] ?? 'columns')}`,
    misprint: first
      ? `${placeOf(first)}, printed ${first.printed}${others.length > 0 ? `, and ${others.length} more` : ''}`
      : '',
    missing: missing > 0 ? `${missing} of ${cells.length} values not available` : '',
  };
}
