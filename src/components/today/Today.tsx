import Link from '@docusaurus/Link';
import { Fragment, type ReactNode } from 'react';
import { intervalText } from '../../charts/frame/format';
import { UseIt } from '../../course/chapter/UseIt';
import type { Estimate } from '../../simulator/types';
import tables from '../../tables/tables.module.css';
import type { Compared, ShownToday } from '../../your-system/templates/today/shown';
import { todayLink } from '../../your-system/templates/today/starts';
import styles from './today.module.css';
import { isSame, toldOf } from './told';

interface ValueProps {
  metric: string;
  estimate: Estimate;
  shown: (value: number) => string;
}

/** One simulated value, with its 95 % interval as a tooltip. */
const Value = ({ metric, estimate, shown }: ValueProps) => (
  <data
    className={tables.simulated}
    value={Number(estimate.mean.toPrecision(6))}
    data-metric={metric}
    data-kind="simulated"
    title={`Simulated, 95\u202f% interval ${intervalText(estimate, 1, ' to ')}`}
  >
    {shown(estimate.mean)}
  </data>
);

/** One quantity without and with the change. */
function Sentence(compared: Compared) {
  const { metric, before, after } = compared;
  const { first, second, last, shown } = toldOf(compared);
  return (
    <span>
      <span>{first}</span>
      <Value metric={metric} estimate={before} shown={shown} />
      {second}
      <Value metric={metric} estimate={after} shown={shown} />
      {last}
      {isSame(compared) && <span>, hardly a difference</span>}
    </span>
  );
}

interface TodayProps {
  of: ShownToday;
  children: ReactNode;
}

/** Where a reader of today meets it, and an experiment: what to try first, what runs say of it, and the way to it. */
export function Today({ of: { id, name, tries, compared }, children }: TodayProps) {
  return (
    <div className={styles.today}>
      <div>{children}</div>
      <UseIt>
        <p data-today={id}>
          {tries} With the first change, our runs say:{' '}
          {compared.map((one, index) => (
            <Fragment key={one.metric}>
              {index > 0 && <span>; </span>}
              <Sentence {...one} />
            </Fragment>
          ))}
          .
        </p>
        <p>
          <Link to={todayLink(id)}>Open “{name}”</Link>
        </p>
      </UseIt>
    </div>
  );
}
