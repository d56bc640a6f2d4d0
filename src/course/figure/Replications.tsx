import { scaleLinear } from 'd3-scale';
import { HorizontalAxis, ticksOf } from '../../charts/frame/Axis';
import { cssLength } from '../../charts/frame/drawingUnit';
import { formatNumber } from '../../charts/frame/format';
import { useWidth } from '../../charts/frame/useWidth';
import { Rule } from '../../charts/marks/lines';
import { Dot } from '../../charts/marks/points';
import { estimate } from '../../simulator/statistics';
import { useChapter } from '../chapter/context';
import styles from './figure.module.css';

const HEIGHT = 112;
const BOTTOM = 42;
const DOTS_AT = 22;
const INTERVAL_AT = 46;
/** Right ends the axis may have: few, so that it holds still while a knob moves. */
const AXIS_ENDS = [15, 60, 200, 500, 2000];

/** Stand in for what is not measured yet, so that the chart has its room. */
const NONE = [1, 2];

/** What the chapter's short runs measured, with their mean and its 95 % interval, once the guess is made. */
export function Replications() {
  const { chapter, knobs, progress, replications: found } = useChapter();
  const [ref, width] = useWidth<HTMLDivElement>(260);
  if (chapter.replications === undefined) return null;
  const isShown = progress.guess !== null && found.length >= 2;
  const replications = isShown ? found : NONE;
  const { title, unit, minutes, exact } = chapter.replications;
  const { mean, low, high } = estimate(replications);
  const [from, to] = [low, high].map((end) => formatNumber(end, mean < 20 ? 1 : 0));
  const most = Math.max(high, ...replications);
  const x = scaleLinear([0, AXIS_ENDS.find((end) => end >= most) ?? most], [8, width - 12]);
  const truth = exact(knobs);
  const label = `${title}, ${replications.length} runs of ${minutes(knobs)} min`;
  return (
    <div
      ref={ref}
      className={styles.replications}
      data-replications={isShown ? chapter.id : undefined}
      data-kept={!isShown || undefined}
    >
      <p className={styles.label}>{label}</p>
      <svg
        translate="no"
        role="img"
        aria-label={`${label}: mean ${formatNumber(mean)} ${unit}, 95 % interval ${from} to ${to} ${unit}`}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        style={{ height: cssLength(HEIGHT) }}
      >
        {truth !== null && <Rule look="target" x={x(truth)} y={[6, HEIGHT - BOTTOM]} />}
        {replications.map((value) => (
          <Dot key={value} look="run" cx={x(value)} cy={DOTS_AT} r={4} />
        ))}
        <line
          className={styles.interval}
          x1={x(Math.max(0, low))}
          x2={x(high)}
          y1={INTERVAL_AT}
          y2={INTERVAL_AT}
        />
        <line
          className={styles.mean}
          x1={x(mean)}
          x2={x(mean)}
          y1={INTERVAL_AT - 9}
          y2={INTERVAL_AT + 9}
        />
        <HorizontalAxis
          ticks={ticksOf(x, 4)}
          from={8}
          to={width - 12}
          y={HEIGHT - BOTTOM}
          title={unit}
        />
      </svg>
      <p className={styles.note}>
        Dots: single runs. Bar: their mean and its 95 % interval, <span>{from}</span> to{' '}
        <span>{to}</span> {unit}.{truth !== null && <span>{' Dotted: the formula.'}</span>}
      </p>
    </div>
  );
}
