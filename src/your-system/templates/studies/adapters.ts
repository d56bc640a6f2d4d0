import type { ReadData } from '../../../measured/readData';
import { measuredOf } from '../../../measured/statedStudy';
import type { ResultTables } from '../../../measured/tabled';
import type { Prose } from '../../../measured/types';
import { known, ofUsers, ownOf, type StudyExample } from './study';

const [CASE, FILES] = ['http-1-way', '2kb'];

/** One adapter at its most: files are given as fast as they are taken, so that so many always wait. */
export function adapterHttp(read: ReadData): StudyExample {
  const { tables } = read<ResultTables>('adapters/results.json');
  const rows = tables.find(({ number }) => number === FILES)?.rows ?? [];
  const cells = rows.find(({ id }) => id === CASE)?.cells;
  const { queueLow, queueHigh } = measuredOf(read<Prose>('adapters/prose.json'), 'loadController');
  const level = {
    name: CASE,
    load: (known(queueLow?.value, 'queueLow') + known(queueHigh?.value, 'queueHigh')) / 2,
    measured: known(cells?.biztalk2006?.value, CASE),
    own: ownOf(read, `adapters/${FILES}`, `${CASE}/2006/${FILES}`, 'documentsPerSecond'),
  };
  return ofUsers(
    [level],
    'The load tool kept the line before the adapter between two lengths; its middle is taken for users.',
  );
}
