import { scaleLinear } from 'd3-scale';
import { HorizontalAxis, ticksOf } from '../../charts/frame/Axis';
import { cssLength } from '../../charts/frame/drawingUnit';
import { formatNumber } from '../../charts/frame/format';
import { textWidth } from '../../charts/frame/textWidth';
import { useWidth } from '../../charts/frame/useWidth';
import { Bars } from '../../charts/marks/areas';
import { Label } from '../../charts/marks/Label';
import { useChapter } from '../chapter/context';
import type { Report } from '../network/shapes';
import styles from './figure.module.css';

const HEIGHT = 178;
const BOTTOM = 42;
/** Height of the label of a mark; each has a row of its own. */
const ROW = 17;
/** Right ends the axis may have, in ms: few, so that it holds still while a knob moves. */
const AXIS_ENDS_MS = [180, 500, 1500, 5000, 15_000];
/** Part of the axis up to which the last mark may stand: its label follows. */
const ROOM = 0.55;

interface Mark {
  name: string;
  at: number;
}

/** What three numbers say of the times, the shortest first. */
function marksOf({ timeMs: { mean, p50, p95 } }: Report): Mark[] {
  return [
    { name: 'median', at: p50 },
    { name: 'mean', at: mean },
    { name: '95th percentile', at: p95 },
  ]
    .flatMap(({ name, at }) => (at === null ? [] : [{ name, at }]))
    .sort((a, b) => a.at - b.at);
}

const said = ({ name, at }: Mark): string => `${name} ${formatNumber(at, at < 10 ? 1 : 0)}`;

/** The times of single messages, from their birth to their leaving. */
export function Distribution() {
  const { view } = useChapter();
  const [ref, width] = useWidth<HTMLDivElement>(260);
  const marks = marksOf(view.report);
  const last = marks.at(-1)?.at ?? 0;
  const end = AXIS_ENDS_MS.find((one) => one * ROOM >= last) ?? last / ROOM;
  const { binMs, counts } = view.report.histogram;
  const bars = counts.slice(0, -1).filter((_, index) => (index + 1) * binMs <= end); // the last holds all longer ones
  const x = scaleLinear([0, end], [0, width - 12]).clamp(true);
  const y = scaleLinear([0, Math.max(1, ...bars)], [HEIGHT - BOTTOM, marks.length * ROW + 6]);
  return (
    <div ref={ref} className={styles.distribution}>
      <p className={styles.label}>Messages by their time, ms</p>
      <svg
        translate="no"
        role="img"
        aria-label={`Times of single messages, ms: ${marks.map(said).join(', ')}`}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        style={{ height: cssLength(HEIGHT) }}
      >
        <Bars
          d={bars
            .map((count, index) => {
              const [from, to] = [x(index * binMs), x((index + 1) * binMs)];
              return `M${from} ${HEIGHT - BOTTOM}V${y(count)}H${Math.max(from + 0.5, to - 0.5)}V${HEIGHT - BOTTOM}z`;
            })
            .join('')}
        />
        {marks.map((mark, row) => {
          const at = x(mark.at);
          const before = at + textWidth(said(mark)) + 4 > width;
          return (
            <g key={mark.name}>
              <line
                className={styles.mark}
                x1={at}
                x2={at}
                y1={row * ROW + 3}
                y2={HEIGHT - BOTTOM}
              />
              <Label
                x={at + (before ? -5 : 5)}
                y={row * ROW + 13}
                textAnchor={before ? 'end' : 'start'}
              >
                {said(mark)}
              </Label>
            </g>
          );
        })}
        <HorizontalAxis
          ticks={ticksOf(x, 4)}
          from={0}
          to={width - 12}
          y={HEIGHT - BOTTOM}
          title="from arriving to leaving, ms"
        />
      </svg>
    </div>
  );
}
