import { openBand } from '../../comparison/bands';
import type { Estimate } from '../../simulator/types';
import { formatNumber, THIN } from '../view/format';
import styles from './bands.module.css';
import type { ScenarioBands } from './scenarioBands';

interface BandTextProps {
  metric: string;
  /** What is simulated; none, no band. */
  estimate: Estimate | undefined;
  /** Decimals of the number it stands beside. */
  digits: number;
  bands: ScenarioBands | null;
  /** Whether nothing else says what it is. */
  isNamed?: boolean;
}

/** Where nine of ten measurements would lie; keeps its room while it is not there. */
export function BandText({ metric, estimate, digits, bands, isNamed }: BandTextProps) {
  const band =
    estimate && bands && openBand(bands.bands, metric, estimate, bands.place, bands.excess);
  if (!band) return <span className={styles.band}>{'\u00a0'}</span>;
  const { low, high } = band;
  return (
    <span
      className={styles.band}
      title={bands?.reason}
      data-band={metric}
      data-low={low}
      data-high={high}
    >
      {isNamed && (
        <>
          <span>90{THIN}% band</span>{' '}
        </>
      )}
      <span>
        {formatNumber(low, digits)}–{formatNumber(high, digits)}
      </span>
    </span>
  );
}
