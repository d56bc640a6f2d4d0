import styles from '../frame/charts.module.css';
import type { RunProtocol } from '../frame/types';
import { Shade } from '../marks/areas';
import { Leader } from '../marks/lines';
import { runMs } from './timeAxis';

interface RampsProps {
  protocol: RunProtocol;
  x: (ms: number) => number;
  top: number;
}

function rampsOf(protocol: RunProtocol) {
  const { rampUpMs, steadyMs, rampsCount } = protocol;
  const downMs = rampUpMs + steadyMs;
  const name = (way: string) => (rampsCount ? `ramp ${way}` : 'left out');
  return [
    { label: name('up'), short: 'up', fromMs: 0, toMs: rampUpMs, innerMs: rampUpMs },
    { label: name('down'), short: 'down', fromMs: downMs, toMs: runMs(protocol), innerMs: downMs },
  ].filter(({ fromMs, toMs }) => toMs > fromMs);
}

/** Marks the ramps of a run: with a line at their end where they count, shaded where they are left out. */
export function Ramps({ protocol, x, top, bottom }: RampsProps & { bottom: number }) {
  return rampsOf(protocol).map(({ short, fromMs, toMs, innerMs }) =>
    protocol.rampsCount ? (
      <Leader key={short} data-mark="ramp" x1={x(innerMs)} x2={x(innerMs)} y1={top} y2={bottom} />
    ) : (
      <Shade
        key={short}
        data-mark="leftOut"
        x={x(fromMs)}
        y={top}
        width={x(toMs) - x(fromMs)}
        height={bottom - top}
      />
    ),
  );
}

/** The names of the ramps, over the grid. */
export function RampNames({ protocol, x, top }: RampsProps) {
  const { rampsCount } = protocol;
  return rampsOf(protocol).map(({ label, short, fromMs, toMs }) => {
    const width = x(toMs) - x(fromMs);
    return (
      <text
        key={short}
        className={`${styles.bandText} ${styles.clear} ${rampsCount ? '' : styles.onShade}`}
        x={x(fromMs) + width / 2}
        y={top + 14}
        textAnchor="middle"
      >
        {width > 64 ? label : rampsCount && short}
      </text>
    );
  });
}
