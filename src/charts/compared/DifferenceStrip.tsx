import styles from '../frame/charts.module.css';
import { formatError } from '../frame/format';
import { OffScaleArrow } from '../marks/arrows';
import { Interval, Rule } from '../marks/lines';
import compared from './compared.module.css';
import { ScenarioMark } from './ScenarioMark';
import type { ComparedScenario, Spread } from './types';

/** The difference of a scenario from the first, as a share of the first: 0.05 is 5 % more. */
export interface StripLane extends ComparedScenario {
  share: Spread;
}

interface DifferenceStripProps {
  /** Name of the number, for the text description. */
  label: string;
  lanes: readonly StripLane[];
  /** The strip reaches so far to either side, as a share; what lies beyond becomes an arrow. */
  reach: number;
}

/** Height of a lane, px: that of a line of the table around it. */
const LANE = 20;

/** Place along the strip of a share, in percent of its width. */
const percentOf = (share: number, reach: number) =>
  50 + (50 * Math.min(reach, Math.max(-reach, share))) / reach;

/** Differences from the first scenario on one line each: centre line none, whisker the 95 % interval. */
export function DifferenceStrip({ label, lanes, reach }: DifferenceStripProps) {
  const told = lanes.map(
    ({ letter, share }) =>
      `${letter} ${formatError(share.mean)}, 95 % interval ${formatError(share.low)} to ${formatError(share.high)}`,
  );
  const height = LANE * Math.max(1, lanes.length);
  const at = (share: number) => `${percentOf(share, reach)}%`;
  return (
    <svg
      translate="no"
      className={styles.strip}
      role="img"
      aria-label={`${label}: ${told.join('; ') || 'no difference known'}`}
      height={height}
      width="100%"
    >
      {[-1, -0.5, 0.5, 1].map((part) => (
        <Rule key={part} look="grid" x={at(part * reach)} y={[0, height]} />
      ))}
      <line className={compared.zero} x1="50%" x2="50%" y1={0} y2={height} />
      {lanes.map(({ share, ...scenario }, index) => {
        const y = (index + 0.5) * LANE;
        const beyond = Math.abs(share.mean) > reach ? Math.sign(share.mean) : 0;
        return (
          <g key={scenario.letter} data-lane={scenario.letter}>
            {beyond === 0 ? (
              <>
                <Interval data-mark="interval" x={[at(share.low), at(share.high)]} y={y} />
                <svg translate="no" x={at(share.mean)} y={y} overflow="visible">
                  <title>{formatError(share.mean)}</title>
                  <ScenarioMark {...scenario} />
                </svg>
              </>
            ) : (
              <svg
                translate="no"
                data-mark="beyond"
                x={beyond > 0 ? '100%' : '0%'}
                y={y}
                overflow="visible"
              >
                <title>{formatError(share.mean)}</title>
                <OffScaleArrow
                  look="simulated"
                  x={-2 * beyond}
                  dx={beyond}
                  shaft={12}
                  head={[5, 5]}
                />
              </svg>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Reaches that a strip may have, as shares. */
const REACHES = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** How far strips beside each other reach: far enough for nine of ten differences. */
export function reachOf(shares: readonly Spread[]): number {
  const sizes = shares.map(({ mean }) => Math.abs(mean)).sort((a, b) => a - b);
  const wanted = sizes[Math.ceil(0.9 * sizes.length) - 1] ?? 0;
  return REACHES.find((reach) => reach >= 1.15 * wanted) ?? REACHES.at(-1) ?? 1;
}
