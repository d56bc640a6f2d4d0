import Link from '@docusaurus/Link';
import { SmallScatter } from '../../charts/SmallScatter';
import { capacityIndex } from '../../lab/studies/capacity';
import { lowLatencyIndex as study } from '../../lab/studies/lowLatency';
import { scaleUpIndex } from '../../lab/studies/scaleUp';
import { workerThreadsIndex } from '../../lab/studies/workerThreads';
import styles from './start.module.css';

const target = { y: 300, label: '300 ms' };

/** Throughput and roundtrip of every configuration on the scale of the target; the few beyond are left out. */
const points = study.configurations.flatMap(({ id, measured }) => {
  const x = measured['throughput.median'] ?? measured['throughput.mean'];
  const y = measured['roundtripTime.median'] ?? measured['roundtripTime.mean'];
  return x != null && y != null && y < 2000 ? [{ id, x, y, emphasised: id.startsWith('20-') }] : [];
});

const extent = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
const [least, most] = extent(points.map(({ x }) => x));

interface Card {
  name: string;
  product: string;
  teaches: string;
  /** Where it is, and how much of it; absent while it is still to come. */
  page?: { path: string; size: string };
}

const others: readonly Card[] = [
  {
    name: 'Capacity',
    product: 'BizTalk Server 2004 SP1',
    teaches:
      'What load a broker sustains, and how long a backlog of two million rows takes to clear.',
    page: {
      path: '/capacity',
      size: `${capacityIndex.configurations.length} experiments, and a day to draw`,
    },
  },
  {
    name: 'Adapters',
    product: 'BizTalk Server 2004 SP1 and 2006',
    teaches: 'What each way in and out costs, by message size and by version.',
  },
  {
    name: 'Scale-up',
    product: 'BizTalk Server 2006',
    teaches: 'Where the database stops the growth from one host of each kind to many.',
    page: { path: '/scale-up', size: `${scaleUpIndex.configurations.length} configurations` },
  },
  {
    name: 'Worker threads',
    product: 'BizTalk Server 2006',
    teaches: 'Why more threads completed less work, until the database stood still.',
    page: { path: '/worker-threads', size: `${workerThreadsIndex.configurations.length} runs` },
  },
];

/** The studies: those that are here, and those that are still to come. */
export function Studies() {
  return (
    <section className={styles.section} aria-labelledby="studies">
      <h2 id="studies">Five studies</h2>
      <div className={styles.studies}>
        <article>
          <h3>
            <Link to="/low-latency">Low latency</Link>
          </h3>
          <p className={styles.product}>BizTalk Server 2004</p>
          <SmallScatter
            description="Measured throughput and roundtrip of the configurations of the low-latency study"
            points={points}
            target={target}
            xLabels={[`${least}`, `${most} messages/s`]}
          />
          <p>How short a roundtrip can get in 21 test cases, and what each step costs.</p>
          <p className={styles.product}>{study.configurations.length} configurations</p>
        </article>
        {others.map(({ name, product, teaches, page }) => (
          <article key={name}>
            <h3>{page ? <Link to={page.path}>{name}</Link> : name}</h3>
            <p className={styles.product}>{product}</p>
            <p>{teaches}</p>
            <p className={page ? styles.product : styles.absent}>
              {page?.size ?? 'Not yet on this site'}
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}
