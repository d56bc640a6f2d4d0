import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { extentAround } from '../frame/widened';
import { Hatched } from '../marks/areas';
import { Hatch } from '../marks/Hatch';
import { Interval } from '../marks/lines';
import { Dot, Ring } from '../marks/points';
import styles from './strips.module.css';

interface ValueStripProps {
  /** As printed; null where nothing is. */
  measured: number | null;
  /** Mean over runs with the interval of that mean; null while there is none. */
  simulated: { mean: number; low: number; high: number } | null;
  /** Where nine of ten measurements would lie. */
  band: { low: number; high: number } | null;
}

const [WIDTH, HEIGHT, INSET] = [156, 22, 10];
const MIDDLE = HEIGHT / 2;
/** An interval that stands alone ends within the strip: what a strip spans is so many times what it shows, */
const MARGIN = 1.2;
/** and this share of the value to either side at least, so that a narrow interval looks narrow. */
const LEAST_SHARE = 0.1;

/** Measured, simulated and predictive band of one number on a line of their own; the row it stands in tells the numbers. */
export function ValueStrip({ measured, simulated, band }: ValueStripProps) {
  const hatch = useId();
  const isNumber = (value: number | null | undefined) => typeof value === 'number';
  const values = [measured, simulated?.mean].filter(isNumber);
  const around = [simulated?.low, simulated?.high, band?.low, band?.high].filter(isNumber);
  const [low, high] = extentAround(values, around);
  const middle = (low + high) / 2;
  const half = Math.max((MARGIN * (high - low)) / 2, LEAST_SHARE * Math.max(1, Math.abs(middle)));
  const scale = scaleLinear([middle - half, middle + half], [INSET, WIDTH - INSET]);
  const x = (value: number) => scale(Math.max(low, value));
  return (
    <svg translate="no" className={styles.strip} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <Hatch id={hatch} className={styles.hatch} gap={4} />
      <line className={styles.line} x1={0} x2={WIDTH} y1={MIDDLE} y2={MIDDLE} />
      {values.length > 0 && (
        <>
          {band && (
            <Hatched
              edge="printed"
              hatch={hatch}
              data-strip="band"
              x={x(band.low)}
              y={4.5}
              width={x(band.high) - x(band.low)}
              height={HEIGHT - 9}
            />
          )}
          {measured !== null && (
            <Ring data-strip="measured" look="through" cx={x(measured)} cy={MIDDLE} r={5} />
          )}
          {simulated && (
            <>
              <Interval
                data-strip="interval"
                width={4}
                x={[x(simulated.low), x(simulated.high)]}
                y={MIDDLE}
              />
              <Dot data-strip="simulated" cx={x(simulated.mean)} cy={MIDDLE} r={4} />
            </>
          )}
        </>
      )}
    </svg>
  );
}
