import type { ReadData } from '../../../measured/readData';
import type { TestCase } from '../../../measured/types';
import { known, ofUsers, ownOf, type StudyExample } from './study';

const TEST_CASE = 'test-case-04';

/** The test case that changed nothing but the number of users. */
export function lowLatencyUsers(read: ReadData): StudyExample {
  const { number, tables } = read<TestCase>(`low-latency/${TEST_CASE}.json`);
  const rows = tables.flatMap((table) => table.rows);
  const cell = (row: string, column: string) =>
    known(rows.find(({ id, cells }) => id === row && cells[column])?.cells[column]?.value, row);
  const levels = (tables[0]?.rows ?? []).map(({ id }) => ({
    name: id,
    load: cell(id, 'software.virtualUsers'),
    measured: cell(id, 'throughput.mean'),
    own: ownOf(read, `low-latency/${TEST_CASE}`, id.replace(`${number}-`, ''), 'throughput.mean'),
  }));
  return ofUsers(levels, 'Roundtrips are left out: a user has its answer before they end.');
}
