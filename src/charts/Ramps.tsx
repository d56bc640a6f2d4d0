import styles from './charts.module.css';
import { runMs } from './timeAxis';
import type { RunProtocol } from './types';

/** Marks the ramps of a run: with a line at their end where they count, shaded where they are left out. */
export function Ramps(props: {
  protocol: RunProtocol;
  x: (ms: number) => number;
  top: number;
  bottom: number;
  named?: boolean;
}) {
  const { protocol, x, top, bottom, named } = props;
  const { rampUpMs, steadyMs, rampsCount } = protocol;
  const downMs = rampUpMs + steadyMs;
  const name = (way: string) => (rampsCount ? `ramp ${way}` : 'left out');
  const ramps = [
    { label: name('up'), short: 'up', fromMs: 0, toMs: rampUpMs, innerMs: rampUpMs },
    { label: name('down'), short: 'down', fromMs: downMs, toMs: runMs(protocol), innerMs: downMs },
  ].filter(({ fromMs, toMs }) => toMs > fromMs);
  return (
    <g>
      {ramps.map(({ label, short, fromMs, toMs, innerMs }) => {
        const width = x(toMs) - x(fromMs);
        return (
          <g key={short}>
            {rampsCount ? (
              <line
                className={styles.leader}
                data-mark="ramp"
                x1={x(innerMs)}
                x2={x(innerMs)}
                y1={top}
                y2={bottom}
              />
            ) : (
              <rect
                className={styles.shade}
                data-mark="leftOut"
                x={x(fromMs)}
                y={top}
                width={width}
                height={bottom - top}
              />
            )}
            {named && (
              <text
                className={styles.bandText}
                x={x(fromMs) + width / 2}
                y={top + 14}
                textAnchor="middle"
              >
                {width > 64 ? label : rampsCount && short}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
