import styles from './shapes.module.css';
import type { Placed } from './types';

type WhiskerProps = Omit<Placed<'path'>, 'd'> & {
  low: number;
  high: number;
  /** Height of its middle, and from there to the ends of its caps, px. */
  y: number;
  half: number;
};

/** Where a simulated value may lie, over its bar: in ink and with caps. */
export const Whisker = ({ low, high, y, half, ...rest }: WhiskerProps) => (
  <path
    className={styles.whisker}
    d={`M${low} ${y - half}v${2 * half}M${low} ${y}H${high}M${high} ${y - half}v${2 * half}`}
    {...rest}
  />
);

type UpperEndProps = Omit<Placed<'path'>, 'd' | 'transform' | 'x' | 'y'> & {
  /** The end, px. */
  x: number;
  y: number;
  /** Where less is. */
  towards: 'left' | 'down';
  /** Of its arrow, px. */
  length: number;
};

/** Measured as less than a value: a bar there, and an arrow to where less is. */
export function UpperEnd({ x, y, towards, length, ...rest }: UpperEndProps) {
  return (
    <path
      className={styles.upperEnd}
      transform={`translate(${x} ${y})`}
      d={
        towards === 'down'
          ? `M-5 0h10M0 0v${length}m-4 -5l4 5l4 -5`
          : `M0 -5v10M0 0h${-length}m5 -4l-5 4l5 4`
      }
      {...rest}
    />
  );
}
