import parameters from '@site/static/data/low-latency/parameters.json';
import type { Table } from '../../../measured/types';
import { MeasuredTable } from './MeasuredTable';

/** Table 1: where each setting of the study is made. */
export function ParameterTable() {
  return (parameters.tables as readonly Table[]).map((table) => (
    <MeasuredTable key={table.number} table={table} />
  ));
}
