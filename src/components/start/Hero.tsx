import Link from '@docusaurus/Link';
import { useState } from 'react';
import { Dot, Ring } from '../../charts/marks/points';
import { ConfigurationCurve, type UserPoint } from '../../charts/plane/ConfigurationCurve';
import { GoOn } from '../../course/progress/GoOn';
import { goal } from '../../studies/low-latency/goal';
import { knobSchema } from '../../studies/low-latency/knobs';
import { lowLatencyIndex as study } from '../../studies/low-latency/lab';
import { TOUR_LIST } from '../../tours/list';
import { TourLink } from '../../tours/TourLink';
import styles from './start.module.css';
import { startData } from './startData';
import { UsersSlider } from './UsersSlider';

const simulated = startData.curve.points;
const usersKnob = knobSchema.knobs.findIndex(({ id }) => id === 'virtualUsers');

/** The measured configurations of test case 4: they differ in the number of users alone. */
const measured: readonly UserPoint[] = study.configurations
  .filter(({ id }) => id.startsWith('4-'))
  .map(({ knobs, measured: values }) => ({
    users: knobs[usersKnob] ?? 0,
    throughputPerSecond: values['throughput.median'] ?? 0,
    roundtripMs: values['roundtripTime.median'] ?? 0,
  }));

const published = 5;
const PAGE_TOUR = TOUR_LIST.find(({ id }) => id === 'page');

/** What the site is, with the smallest experiment it holds. */
export function Hero() {
  const [users, setUsers] = useState(published);
  return (
    <section className={styles.hero}>
      <div>
        <h1>Learn where messages wait, in experiments you run yourself</h1>
        <p className={styles.lead}>
          A course and a laboratory for architects, performance engineers and teachers. From 2004 to
          2008 several studies measured BizTalk Server, a program that passes messages between
          others. Why old measurements? Nobody publishes such ones any more, and queues have not
          changed. Every number that they print is here. Move a slider, and a simulation in your
          browser answers next to what was measured.
        </p>
        <p className={styles.actions}>
          <Link className="button button--primary" to="/start/one-message">
            Follow one message
          </Link>
          <Link className="button" to="/concepts">
            Learn it in small steps
          </Link>
          <Link className="button" to="/low-latency/test-case-4?config=D">
            Open this experiment
          </Link>
          <TourLink id="page">{`Be led through a page, in ${PAGE_TOUR?.minutes} minutes`}</TourLink>
        </p>
        <GoOn />
        <ul className={styles.key}>
          <li>
            <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
              <Ring look="through" cx={6} cy={6} r={4} />
            </svg>
            measured and published
          </li>
          <li>
            <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
              <Dot cx={6} cy={6} r={5} />
            </svg>
            simulated
          </li>
        </ul>
      </div>
      <div>
        <ConfigurationCurve
          subtitle="Test case 4 of the low-latency study, median roundtrip against throughput"
          measured={measured}
          simulated={simulated}
          users={users}
          targetMs={goal.meanMs}
        />
        <UsersSlider
          choices={simulated.map((point) => point.users)}
          measured={measured.map((point) => point.users)}
          value={users}
          onChange={setUsers}
        />
      </div>
    </section>
  );
}
