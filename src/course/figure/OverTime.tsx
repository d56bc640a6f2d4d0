import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { HorizontalAxis, ticksOf, VerticalAxis } from '../../charts/frame/Axis';
import { cssLength } from '../../charts/frame/drawingUnit';
import { formatNumber, withUnit } from '../../charts/frame/format';
import { useWidth } from '../../charts/frame/useWidth';
import { useChapter } from '../chapter/context';
import type { OverTime as OverTimeOfChapter } from '../chapter/types';
import styles from './figure.module.css';
import { LOOK_SECONDS, LOOKS } from './lineOverTime';

const HEIGHT = 112;
const LEFT = 40;
const BOTTOM = 42;
const LAST = LOOKS * LOOK_SECONDS;

/** Messages in line over some minutes of one run, with the seconds in which the station is slow. */
export function OverTime({ of: { station, title, top } }: { of: OverTimeOfChapter }) {
  const { chapter, knobs, view, lines } = useChapter();
  const [ref, width] = useWidth<HTMLDivElement>(660);
  const most = Math.max(...lines);
  const reached =
    view.report.status === 'unstable'
      ? `${formatNumber(lines.at(-1) ?? 0)} after ${withUnit(LAST, 's')}, and growing`
      : `at most ${formatNumber(most)}`;
  const x = scaleLinear([0, LAST], [LEFT, width - 8]);
  const y = scaleLinear([0, Math.max(top, most)], [HEIGHT - BOTTOM, 8]).nice(3);
  const path = line<number>()
    .x((_, look) => x(look * LOOK_SECONDS))
    .y((count) => y(count));
  const slow = chapter.network(knobs).stations.find(({ id }) => id === station)?.slow;
  const every = slow ? slow.everyMs / 1000 : LAST;
  const starts = slow
    ? Array.from({ length: Math.ceil(LAST / every) }, (_, index) => index * every)
    : [];
  return (
    <div ref={ref} className={styles.curve}>
      <p className={styles.label}>
        {title}: {reached}
      </p>
      <svg
        translate="no"
        role="img"
        aria-label={`${title}: ${reached}`}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        style={{ height: cssLength(HEIGHT) }}
      >
        {slow &&
          starts.map((start) => (
            <rect
              key={start}
              className={styles.slow}
              x={x(start)}
              y={8}
              width={x(Math.min(LAST, start + slow.forMs / 1000)) - x(start)}
              height={HEIGHT - BOTTOM - 8}
            />
          ))}
        <VerticalAxis ticks={ticksOf(y, 3)} x={LEFT} to={width - 8} />
        <HorizontalAxis
          ticks={ticksOf(x, 5)}
          from={LEFT}
          to={width - 8}
          y={HEIGHT - BOTTOM}
          title="time, s"
        />
        <path className={styles.overTime} d={path([...lines]) ?? ''} />
      </svg>
      {slow && <p className={styles.note}>Shaded: work takes longer. One run, from its start.</p>}
    </div>
  );
}
