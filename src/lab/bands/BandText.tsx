import { predictiveBand } from '../../comparison/bands';
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

/** Where nine of ten measurements would lie; keeps its room while it is not there. */
export function BandText({ metric, value, digits, bands }: BandTextProps) {
  const band =
    value === undefined || bands === null
      ? null
      : predictiveBand(bands.bands, metric, value, bands.distance);
  if (band === null) return <span className={styles.band}>{'\u00a0'}</span>;
  const { low, high } = band;
  return (
    <span
      className={styles.band}
      title={bands?.reason}
      data-band={metric}
      data-low={low}
      data-high={high}
    >
      <span>90{THIN}% band</span>{' '}
      <span>
        {formatNumber(low, digits)}–{formatNumber(high, digits)}
      </span>
    </span>
  );
}
