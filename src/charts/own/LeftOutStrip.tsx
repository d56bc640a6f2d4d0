import styles from '../frame/charts.module.css';
import { withUnit } from '../frame/format';
import { OffScaleArrow } from '../marks/arrows';
import { Rule } from '../marks/lines';
import { Dot } from '../marks/points';
import { Diamond } from '../marks/shapes';

export interface LeftOutStripProps {
  /** What is judged, for the text description. */
  label: string;
  /** Errors in percent: on what was fitted, and on each level for who has not seen it; null where there is none. */
  fittedPercent: number | null;
  leftOutPercent: number | null;
  /** The right end of the strip, in percent; what is larger becomes an arrow. */
  mostPercent: number;
}

const WIDTH = 96;
const INSET = 7;
const MIDDLE = 10;

const errorText = (name: string, percent: number | null): string =>
  percent === null ? `${name} n/a` : `${name} ${withUnit(percent, '%', percent < 10 ? 1 : 0)}`;

/** Two errors of an explanation on one line: a dot in sample, an open diamond left out. */
export function LeftOutStrip(props: LeftOutStripProps) {
  const { label, fittedPercent, leftOutPercent, mostPercent } = props;
  const at = (percent: number) => INSET + ((WIDTH - 2 * INSET) * percent) / mostPercent;
  const isShown = (percent: number | null): percent is number =>
    percent !== null && percent <= mostPercent;
  const isOff = [fittedPercent, leftOutPercent].some((one) => one !== null && one > mostPercent);
  return (
    <svg
      translate="no"
      className={styles.strip}
      role="img"
      aria-label={`${label}: ${errorText('fitted', fittedPercent)}, ${errorText('left out', leftOutPercent)}, on 0 to ${withUnit(mostPercent, '%')}`}
      viewBox={`0 0 ${WIDTH} ${2 * MIDDLE}`}
      width={WIDTH}
      height={2 * MIDDLE}
    >
      <Rule look="grid" x={[at(0), at(mostPercent)]} y={MIDDLE} />
      {isShown(fittedPercent) && (
        <Dot look="strip" data-mark="fitted" cx={at(fittedPercent)} cy={MIDDLE} r={4} />
      )}
      {isShown(leftOutPercent) && (
        <Diamond data-mark="left-out" cx={at(leftOutPercent)} cy={MIDDLE} r={5} />
      )}
      {isOff && (
        <OffScaleArrow
          look="simulated"
          data-mark="beyond"
          x={WIDTH - 1}
          y={MIDDLE}
          dx={1}
          shaft={9}
          head={[5, 4]}
        />
      )}
    </svg>
  );
}
