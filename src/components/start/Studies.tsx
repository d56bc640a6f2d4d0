import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { SmallLines } from '../../charts/curves/SmallLines';
import { SmallRows } from '../../charts/curves/SmallRows';
import { SmallScatter } from '../../charts/curves/SmallScatter';
import { goal } from '../../studies/low-latency/goal';
import { lowLatencyIndex } from '../../studies/low-latency/lab';
import { studies } from '../studies';
import type { StudyEntry } from '../studies/types';
import styles from './start.module.css';
import { startData } from './startData';

const target = { y: goal.meanMs, label: `${goal.meanMs} ms` };

/** Throughput and roundtrip of every configuration on the scale of the target; the few beyond are left out. */
const points = lowLatencyIndex.configurations.flatMap(({ id, measured }) => {
  const x = measured['throughput.median'] ?? measured['throughput.mean'];
  const y = measured['roundtripTime.median'] ?? measured['roundtripTime.mean'];
  return x != null && y != null && y < 2000 ? [{ id, x, y, emphasised: id.startsWith('20-') }] : [];
});

const extent = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
const [least, most] = extent(points.map(({ x }) => x));

const { capacity, adapters, scaleUp, workerThreads } = startData.pictures;

const PICTURES: Readonly<Record<string, ReactNode>> = {
  'low-latency': (
    <SmallScatter
      description="Measured throughput and roundtrip of the configurations of the low-latency study"
      points={points}
      target={target}
      ends={{ low: `${least}`, high: `${most} messages/s` }}
    />
  ),
  capacity: <SmallLines {...capacity} />,
  adapters: <SmallRows {...adapters} />,
  'scale-up': <SmallLines {...scaleUp} />,
  'worker-threads': <SmallRows {...workerThreads} />,
};

/** What else than its count a study holds. */
const ALSO: Readonly<Record<string, string>> = { capacity: ', and a day to draw' };

function Size({ id, count, countedAs }: StudyEntry) {
  return (
    <p className={styles.product}>
      {count} {countedAs}
      <span>{ALSO[id]}</span>
    </p>
  );
}

/** The studies, each with what it teaches. */
export function Studies() {
  return (
    <section className={styles.section} aria-labelledby="studies">
      <h2 id="studies">
        <Link to="/studies">Five studies</Link>
      </h2>
      <div className={styles.studies}>
        {studies.map((study) => (
          <article key={study.id}>
            <h3>
              <Link to={`/${study.id}`}>{study.name}</Link>
            </h3>
            <p className={styles.product}>{study.product}</p>
            {PICTURES[study.id]}
            <p>{study.teaches}</p>
            <Size {...study} />
          </article>
        ))}
      </div>
    </section>
  );
}
