import { formatSigned } from '../../../charts/frame/format';
import { type JudgedDifference, VERDICT_TEXTS } from '../../../comparison/differences';
import { differenceDigits, halfOf } from '../../study/pairs';

interface DifferenceWorthProps {
  judged: JudgedDifference;
  /** Name of what differs. */
  metric: string;
  className?: string;
}

/** Where nine of ten measured differences would lie, and what the simulated one is worth. */
export function DifferenceWorth({ judged, metric, className }: DifferenceWorthProps) {
  const { band, verdict } = judged;
  const digits = band ? differenceDigits(band.low, halfOf(band)) : 0;
  return (
    <small className={className} data-verdict={verdict}>
      {band && (
        <span data-difference-band={metric} data-low={band.low} data-high={band.high}>
          90 % band {formatSigned(band.low, digits)} to {formatSigned(band.high, digits)},{' '}
        </span>
      )}
      <span>{VERDICT_TEXTS[verdict]}</span>
    </small>
  );
}
