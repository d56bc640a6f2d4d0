import styles from './charts.module.css';
import { runMs } from './timeAxis';
import type { RunProtocol } from './types';

/** Shades the ramps of a run, which the study left out of its results. */
export function Ramps(props: {
  protocol: RunProtocol;
  x: (ms: number) => number;
  top: number;
  bottom: number;
  named?: boolean;
}) {
  const { protocol, x, top, bottom, named } = props;
  const { rampUpMs, steadyMs, rampDownMs } = protocol;
  const ramps = [
    { label: 'ramp up', short: 'up', fromMs: 0, toMs: rampUpMs },
    { label: 'ramp down', short: 'down', fromMs: rampUpMs + steadyMs, toMs: runMs(protocol) },
  ].filter((_, side) => (side === 0 ? rampUpMs : rampDownMs) > 0);
  return (
    <g>
      {ramps.map(({ label, short, fromMs, toMs }) => {
        const width = x(toMs) - x(fromMs);
        return (
          <g key={label}>
            <rect
              className={styles.shade}
              data-mark="ramp"
              x={x(fromMs)}
              y={top}
              width={width}
              height={bottom - top}
            />
            {named && (
              <text
                className={styles.bandText}
                x={x(fromMs) + width / 2}
                y={top + 14}
                textAnchor="middle"
              >
                {width > 64 ? label : short}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
