import { formatSigned } from '../../charts/frame/format';
import { Band } from '../../charts/marks/areas';
import { Interval, Rule } from '../../charts/marks/lines';
import { Dot, Ring } from '../../charts/marks/points';
import type { JudgedComparison } from '../../comparison/claimsTypes';
import styles from './claims.module.css';

/** Half width of the strip; a larger difference stays at its end. */
const REACH = 1;

/** Position in percent; the square root gives small differences room. */
function position(difference: number): number {
  const share = Math.min(REACH, Math.abs(difference)) / REACH;
  return 50 + 50 * Math.sign(difference) * Math.sqrt(share);
}

const at = (difference: number): string => `${position(difference).toFixed(2)}%`;

/** Differences of two configurations on one line: ring measured, dot and whisker simulated, band of chance. */
export function DifferenceStrip({ direction, margins, measured, simulated }: JudgedComparison) {
  const band = direction === 'similar' ? margins.similar : margins.repeat;
  const { difference } = simulated;
  const low = -band / (1 + band);
  return (
    <svg translate="no" className={styles.strip} aria-hidden="true" height={20} width="100%">
      <line className={styles.rule} x1="0%" x2="100%" y1={10} y2={10} />
      <Band
        x={at(low)}
        width={`${(position(band) - position(low)).toFixed(2)}%`}
        y={4}
        height={12}
      />
      <Rule look="agreed" x="50%" y={[2, 18]} />
      {measured.difference !== null && (
        <Ring look="fine" cx={at(measured.difference)} cy={10} r={4.5} />
      )}
      {difference && (
        <>
          <Interval x={[at(difference.low), at(difference.high)]} y={10} />
          <Dot cx={at(difference.mean)} cy={10} r={3} />
        </>
      )}
    </svg>
  );
}

/** The scale of the strips in percent, for the head of their column. */
export function StripScale() {
  return (
    <svg translate="no" className={styles.strip} aria-hidden="true" height={18} width="100%">
      {[-1, -0.1, 0, 0.1, 1].map((difference) => (
        <text
          key={difference}
          className={styles.scale}
          x={at(difference)}
          y={13}
          textAnchor={difference === -1 ? 'start' : difference === 1 ? 'end' : 'middle'}
        >
          {formatSigned(100 * difference)}
        </text>
      ))}
    </svg>
  );
}
