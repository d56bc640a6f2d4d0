import { formatNumber, THIN } from '../view/format';
import styles from './bands.module.css';
import type { ScenarioBands } from './scenarioBands';

interface BandTextProps {
  metric: string;
  /** What is simulated; no number, no band. */
  value: number | undefined;
  /** Decimals of the number it stands beside. */
  digits: number;
  bands: ScenarioBands | null;
}

/** Where 90 of 100 measurements would lie; keeps its room while it is not there. */
export function BandText({ metric, value, digits, bands }: BandTextProps) {
  const band = value === undefined ? null : (bands?.bandOf(metric, value) ?? null);
  if (band === null) return <small className={styles.band}>{'\u00a0'}</small>;
  const end = (kind: 'low' | 'high') => (
    <data value={Number(band[kind].toPrecision(6))} data-metric={metric} data-kind={`band-${kind}`}>
      {formatNumber(band[kind], digits)}
    </data>
  );
  return (
    <small className={styles.band} title={bands?.reason || undefined}>
      <span>90{THIN}% band</span>{' '}
      <span>
        {end('low')}–{end('high')}
      </span>
    </small>
  );
}
