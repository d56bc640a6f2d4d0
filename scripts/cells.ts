/** Prints every transcribed value as CSV. */
import { proseCells, tableCells } from '../src/measured/cells';
import { toCsv } from '../src/measured/csv';
import type { Parameters, Prose, TableGroup } from '../src/measured/types';
import { readData, readTestCases } from './dataFiles';

const tables = [
  ...readData<Parameters>('low-latency/parameters.json').tables,
  ...readTestCases().flatMap((testCase) => testCase.tables),
  ...readData<TableGroup>('low-latency/analysis.json').tables,
  ...readData<TableGroup>('low-latency/summary.json').tables,
];
const prose = readData<Prose>('low-latency/prose.json');

process.stdout.write(toCsv([...tableCells(tables), ...proseCells(prose)]));
