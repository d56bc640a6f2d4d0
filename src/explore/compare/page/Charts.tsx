import { memo } from 'react';
import { ComparedDistributions } from '../../../charts/compared/ComparedDistributions';
import { ComparedPlane } from '../../../charts/compared/ComparedPlane';
import { ComparedRows } from '../../../charts/compared/ComparedRows';
import { distributionsOf, machinesOf, planeOf, stagesOf } from '../chartProps';
import type { PinnedRuns } from '../pinned';
import type { SharedAndAlone } from '../rows';
import styles from './compare.module.css';

interface ChartProps {
  shown: PinnedRuns;
  rows: SharedAndAlone;
  /** Of an earlier question, until this one has numbers. */
  isStale: boolean;
}

// Each by itself, so that the page can do other things between two.
const Plane = memo(function Plane({ shown, rows, isStale }: ChartProps) {
  const plane = planeOf(shown.pinned, rows.shared);
  return plane && <ComparedPlane {...plane} stale={isStale} />;
});

const Distributions = memo(function Distributions({ shown, isStale }: ChartProps) {
  const distributions = distributionsOf(shown.pinned);
  return distributions && <ComparedDistributions {...distributions} stale={isStale} />;
});

const Stages = memo(function Stages({ shown, isStale }: ChartProps) {
  const stages = stagesOf(shown.pinned);
  return stages && <ComparedRows {...stages} stale={isStale} />;
});

const Machines = memo(function Machines({ shown, rows, isStale }: ChartProps) {
  const machines = machinesOf(shown.pinned, rows.shared);
  return (
    machines && (
      <div className={styles.wide}>
        <ComparedRows {...machines} stale={isStale} />
      </div>
    )
  );
});

/** What the runs say in pictures. */
export const Charts = memo(function Charts(props: ChartProps) {
  return (
    <div className={styles.charts}>
      <Plane {...props} />
      <Distributions {...props} />
      <Stages {...props} />
      <Machines {...props} />
    </div>
  );
});
