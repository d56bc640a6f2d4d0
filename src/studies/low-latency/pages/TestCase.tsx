import type { TestCase as MeasuredTestCase, Table } from '../../../measured/types';
import type { Replays } from '../../../tables/types';
import { TestCaseLab } from '../lab/TestCaseLab';
import { MeasuredTable } from './MeasuredTable';
import styles from './TestCase.module.css';

interface Props {
  testCase: MeasuredTestCase;
  replays: Replays;
}

const headings: Readonly<Partial<Record<Table['kind'], string>>> = {
  cpu: 'Processor time',
  memory: 'Memory',
  software: 'Settings',
};

const order: readonly Table['kind'][] = ['cpu', 'memory', 'storage', 'parameters', 'software'];

function explanation(table: Table): string {
  if (table.kind === 'cpu') return 'percent of each computer, with the simulated value beside it';
  if (table.kind === 'memory') return 'average use, MB; memory is not simulated';
  if (table.kind === 'software') return 'what the study set for each configuration';
  return table.title;
}

/** The body of a test case's page: the lab, then every table the study printed for it. */
export function TestCase({ testCase, replays }: Props) {
  const results = testCase.tables.filter((table) => table.kind === 'throughput');
  const others = order.flatMap((kind) => testCase.tables.filter((table) => table.kind === kind));
  return (
    <>
      <TestCaseLab testCase={testCase} replays={replays} />
      <section aria-labelledby="printed" className={styles.printed}>
        <h2 id="printed">What the study printed</h2>
        {results.map((table) => (
          <div key={table.number}>
            <p className={styles.caption}>
              Table {table.number}, with the simulated value beside each printed pair.
            </p>
            <MeasuredTable table={table} replays={replays} notes={testCase.notes} />
          </div>
        ))}
        {others.map((table) => (
          <div key={table.number}>
            <h3>{headings[table.kind] ?? table.title}</h3>
            <p className={styles.caption}>
              Table {table.number}: {explanation(table)}.
            </p>
            <MeasuredTable table={table} replays={replays} notes={testCase.notes} />
          </div>
        ))}
      </section>
    </>
  );
}
