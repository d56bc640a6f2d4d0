import { useId } from 'react';
import { Hatched } from '../marks/areas';
import { Capsule } from '../marks/boxes';
import { Hatch } from '../marks/Hatch';
import { Rule } from '../marks/lines';
import { Simulated } from '../marks/points';
import styles from './strips.module.css';

interface RangeStripProps {
  /** Ends of what was measured, as shares of the line. */
  low: number;
  high: number;
  published: number;
  here: number;
  isOutside: boolean;
}

const [WIDTH, HEIGHT, INSET] = [156, 22, 8];
const MIDDLE = HEIGHT / 2;
const x = (share: number): number => INSET + share * (WIDTH - 2 * INSET);

/** The line of a knob: what was measured, the published value and the one here; the row it stands in tells the values. */
export function RangeStrip({ low, high, published, here, isOutside }: RangeStripProps) {
  const hatch = useId();
  const end = here < low ? low : high;
  return (
    <svg translate="no" className={styles.strip} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <Hatch id={hatch} className={styles.hatch} gap={4} />
      <line className={styles.dashed} x1={0} x2={WIDTH} y1={MIDDLE} y2={MIDDLE} />
      {isOutside && (
        <Hatched
          hatch={hatch}
          data-strip="beyond"
          x={x(Math.min(here, end))}
          y={MIDDLE - 4}
          width={Math.abs(x(here) - x(end))}
          height={8}
        />
      )}
      <Capsule
        data-strip="measured"
        look="printed"
        x={x(low) - 3}
        y={MIDDLE - 4.5}
        width={x(high) - x(low) + 6}
        height={9}
        rx={4}
      />
      <Rule data-strip="published" look="measured" x={x(published)} y={[3, HEIGHT - 3]} />
      <Simulated
        isExtrapolated={isOutside}
        data-strip="here"
        cx={x(here)}
        cy={MIDDLE}
        r={isOutside ? 5 : 4}
      />
    </svg>
  );
}
