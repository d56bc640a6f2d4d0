import type { Cell, Table, TableGroup } from '../../measured/types';
import { ADAPTER_SIZES, ADAPTER_VERSIONS, type AdapterSize, type AdapterVersion } from './types';

/** A published combination of the adapter study. */
export interface AdapterConfiguration {
  /** Such as "http-1-way/2006/2kb". */
  id: string;
  testCase: string;
  version: AdapterVersion;
  size: AdapterSize;
  cell: Cell;
}

const rowsOf = (results: TableGroup, size: AdapterSize): Table['rows'] =>
  results.tables.find(({ number }) => number === size)?.rows ?? [];

/** The combinations that the tables of the adapter study have a cell for, NA included, table by table. */
export const adapterConfigurations = (results: TableGroup): AdapterConfiguration[] =>
  ADAPTER_SIZES.flatMap((size) =>
    rowsOf(results, size).flatMap(({ id: testCase, cells }) =>
      ADAPTER_VERSIONS.flatMap((version): AdapterConfiguration[] => {
        const cell = cells[`biztalk${version}`];
        return cell
          ? [{ id: `${testCase}/${version}/${size}`, testCase, version, size, cell }]
          : [];
      }),
    ),
  );

/** What was measured for "http-1-way/2006/2kb": documents per second; nothing where no row is printed. */
export function measuredAdapter(results: TableGroup, configuration: string): Record<string, Cell> {
  const found = adapterConfigurations(results).find(({ id }) => id === configuration);
  return found ? { documentsPerSecond: found.cell } : {};
}
