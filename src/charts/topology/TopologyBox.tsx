import { formatNumber } from '../frame/format';
import styles from './topology.module.css';
import type { TopologyNode } from './topologyRoles';

/** A bar for utilisation in percent, with its number; nothing where none is known. */
export function UtilisationBar({ percent }: { percent: number | null | undefined }) {
  if (percent === null || percent === undefined) return null;
  return (
    <span className={styles.utilisation} data-mark="utilisation">
      <span className={styles.track}>
        <span className={styles.fill} style={{ width: `${Math.min(100, percent)}%` }} />
      </span>
      {formatNumber(percent)}&#x202f;%
    </span>
  );
}

/** A computer or service without movable roles. */
export function TopologyBox({ node }: { node: TopologyNode }) {
  return (
    <div className={styles.box} data-limiting={node.limiting || undefined}>
      <span className={styles.name}>{node.name}</span>{' '}
      <span className={styles.detail}>
        {node.detail}
        {node.limiting && <span className={styles.limit}> limits now</span>}
      </span>{' '}
      <UtilisationBar percent={node.utilisationPercent} />
    </div>
  );
}
