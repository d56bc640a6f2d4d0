import styles from './marks.module.css';
import type { Looking, Placed } from './types';

/** What its colour says: the tone of the label beside it, a simulated value, or how far it goes in ink. */
type ArrowLook = 'toned' | 'simulated' | 'measured';

type ArrowProps = Omit<Placed<'path'>, 'd' | 'transform'> &
  Looking<ArrowLook> & {
    /** Its tip, px. */
    x?: number;
    y?: number;
    /** Where it points; downwards is positive. */
    dx: number;
    dy?: number;
    /** Length, px; none is a head alone. */
    shaft?: number;
    /** Length and half width of its head, px. */
    head?: readonly [length: number, half: number];
  };

/** An arrow for a mark beyond the axis. */
export function OffScaleArrow(props: ArrowProps) {
  const {
    x = 0,
    y = 0,
    dx,
    dy = 0,
    shaft = 10,
    head = [4.5, 4.5],
    look = 'toned',
    ...rest
  } = props;
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const [length, half] = head;
  return (
    <path
      className={styles.arrow}
      data-look={look}
      transform={`translate(${x} ${y}) rotate(${angle})`}
      d={`${shaft > 0 ? `M${-shaft} 0H0` : ''}M${-length} ${-half}L0 0L${-length} ${half}`}
      {...rest}
    />
  );
}
