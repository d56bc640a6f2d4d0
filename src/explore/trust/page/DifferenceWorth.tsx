import { type JudgedDifference, VERDICT_TEXTS } from '../../../comparison/differences';
import { signedRange } from '../../../lab/view/differenceText';

interface DifferenceWorthProps {
  judged: JudgedDifference;
  /** Name of what differs. */
  metric: string;
  className?: string;
}

/** Where nine of ten measured differences would lie, and what the simulated one is worth. */
export function DifferenceWorth({ judged, metric, className }: DifferenceWorthProps) {
  const { band, verdict } = judged;
  return (
    <small className={className} data-verdict={verdict}>
      {band && (
        <span data-difference-band={metric} data-low={band.low} data-high={band.high}>
          90 % band {signedRange(band)},{' '}
        </span>
      )}
      <span>{VERDICT_TEXTS[verdict]}</span>
    </small>
  );
}
