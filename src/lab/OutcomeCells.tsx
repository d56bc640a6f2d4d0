import { ErrorStrip } from '../charts/evidence/ErrorStrip';
import { isWithinReading } from '../measured/statedStudy';
import type { StatedCell } from '../measured/types';
import type { Estimate, Summary } from '../simulator/types';
import { BandText } from './bands/BandText';
import type { ScenarioBands } from './bands/scenarioBands';
import { Icon } from './Icon';
import { digitsBeside, Simulated } from './OutcomeValues';
import styles from './outcomes.module.css';
import type { OutcomeView } from './types';
import { digitsOf, formatError, formatNumber, formatSigned, intervalText } from './view/format';
import { type Difference, differenceOf } from './view/outcomes';

/** The interval over runs, with a digit more where its ends would look the same. */
function interval({ mean, low, high }: Estimate, printed: StatedCell | undefined): string {
  const digits = digitsBeside(mean, printed);
  const isPoint = formatNumber(low, digits) === formatNumber(high, digits);
  return intervalText({ low, high }, isPoint ? digits + 1 : digits);
}

export function ErrorCell({ view }: { view: OutcomeView }) {
  const { cell, error, simulated, tolerance, ledger } = view;
  if (!error || !simulated) {
    const within = cell && simulated ? isWithinReading(cell, simulated.mean) : null;
    const words = within ? 'as stated' : 'not as stated';
    return <span className={styles.absent}>{within === null ? 'not compared' : words}</span>;
  }
  const outside = Math.abs(error.mean) > tolerance;
  return (
    <>
      <span className={styles.errorText}>
        <b data-outside={outside || undefined}>
          {(outside || ledger) && <Icon name="cross" />}
          {formatError(error.mean)}
        </b>{' '}
        <span>{interval(simulated, cell)}</span>
      </span>
      <ErrorStrip
        label={view.label}
        error={error.mean}
        low={error.low}
        high={error.high}
        tolerance={tolerance}
      />
    </>
  );
}

/** Such as "(+5 ± 1)": the brackets set it apart where it is read out or copied. */
function changeText({ change, halfWidth }: Difference, digits: number, replications: number) {
  if (change === 0) return '(no change)';
  const margin = replications > 1 ? ` ± ${formatNumber(halfWidth, digits)}` : '';
  return `(${formatSigned(change, digits)}${margin})`;
}

interface NowCellProps {
  metric: string;
  now: Summary | null;
  /** What the numbers are compared with, if they are of the current scenario. */
  before: Summary | undefined;
  bands: ScenarioBands | null;
}

export function NowCell({ metric, now, before, bands }: NowCellProps) {
  const [value, was] = [now?.metrics[metric], before?.metrics[metric]];
  if (!now || !value) return <span className={styles.absent}>–</span>;
  const growing = now.status === 'unstable';
  const isComparable = !growing && before?.status !== 'unstable';
  const difference = was && isComparable && differenceOf(value, was);
  return (
    <>
      <Simulated metric={metric} value={value.mean} /> {growing && <small>not steady</small>}
      {difference && (
        <small>{changeText(difference, digitsOf(value.mean), now.replications)}</small>
      )}{' '}
      <BandText
        metric={metric}
        estimate={growing ? undefined : value}
        digits={digitsOf(value.mean)}
        bands={bands}
        isNamed
      />
    </>
  );
}
