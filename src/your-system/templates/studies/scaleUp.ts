import type { ReadData } from '../../../measured/readData';
import type { ResultTables } from '../../../measured/tabled';
import { known, ofUsers, ownOf, type StudyExample } from './study';

/** One application of the benchmark, by the letter of its table, with more and more hosts. */
export function scaleUpHosts(read: ReadData, letter: 'S' | 'L'): StudyExample {
  const { tables } = read<ResultTables>('scale-up/results.json');
  const rows = tables.find(({ number }) => number === letter)?.rows ?? [];
  const levels = rows.map(({ id, cells }) => ({
    name: id,
    load: known(cells.processHosts?.value, id),
    measured: known(cells.orchestrationsPerSecond?.value, id),
    own: ownOf(read, 'scale-up/experiments', id, 'orchestrationsPerSecond'),
  }));
  return ofUsers(levels, 'A host that always has work is taken for a user without pauses.');
}
