import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Table } from '../../src/measured/types';
import { type AdapterPath, adapterScenario } from '../../src/scenario/adapterScenario';
import type { KnobSchema } from '../../src/scenario/schema';
import { readData } from '../dataFiles';

const SCHEMA = path.join(__dirname, '../../src/scenario/generated/knobs/adapters.json');
const VERSIONS: readonly { column: string; version: string }[] = [
  { column: 'biztalk2004sp1', version: '2004sp1' },
  { column: 'biztalk2006', version: '2006' },
];

interface Cell {
  id: string;
  knobs: Record<string, number>;
  references: { documentsPerSecond: number };
}

/** The cells of the adapter study's result tables that hold a number, as scenarios to fit to. */
export function adapterCells(): Cell[] {
  const schema = JSON.parse(readFileSync(SCHEMA, 'utf8')) as KnobSchema;
  const { testCases } = readData<{ testCases: (AdapterPath & { id: string })[] }>(
    'adapters/test-cases.json',
  );
  const { tables } = readData<{ tables: Table[] }>('adapters/results.json');
  return tables.flatMap(({ number, rows }) =>
    rows.flatMap((row) =>
      VERSIONS.flatMap(({ column, version }): Cell[] => {
        const testCase = testCases.find(({ id }) => id === row.id);
        const documentsPerSecond = row.cells[column]?.value ?? null;
        if (!testCase || documentsPerSecond === null) return [];
        const size = String(number);
        return [
          {
            id: `adapters/${row.id}/${version}/${size}`,
            knobs: adapterScenario(schema, testCase, version, Number.parseInt(size, 10)),
            references: { documentsPerSecond },
          },
        ];
      }),
    ),
  );
}
