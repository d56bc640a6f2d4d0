import Link from '@docusaurus/Link';
import { SmallScatter } from '../../charts/SmallScatter';
import { lowLatencyIndex as study } from '../../lab/studies/lowLatency';
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

const toCome = [
  {
    name: 'Capacity',
    product: 'BizTalk Server 2004 SP1',
    teaches:
      'What load a broker sustains, and how long a backlog of two million rows takes to clear.',
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
  },
  {
    name: 'Worker threads',
    product: 'BizTalk Server',
    teaches: 'Why more threads completed less work, until the database stood still.',
  },
] as const;

/** The studies: the one that is here, and those that are still to come. */
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
        {toCome.map(({ name, product, teaches }) => (
          <article key={name}>
            <h3>{name}</h3>
            <p className={styles.product}>{product}</p>
            <p>{teaches}</p>
            <p className={styles.absent}>Not yet on this site</p>
          </article>
        ))}
      </div>
    </section>
  );
}
