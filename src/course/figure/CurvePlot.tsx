import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { HorizontalAxis, ticksOf, VerticalAxis } from '../../charts/frame/Axis';
import charts from '../../charts/frame/charts.module.css';
import { cssLength } from '../../charts/frame/drawingUnit';
import { formatNumber } from '../../charts/frame/format';
import { useWidth } from '../../charts/frame/useWidth';
import { useChapter } from '../chapter/context';
import type { Knobs } from '../chapter/types';
import styles from './figure.module.css';

const HEIGHT = 178;
const LEFT = 40;
const BOTTOM = 42;
/** Places at which the formula is drawn. */
const STEPS = 160;
/** Width of a letter of what the ring says, in px. */
const LETTER = 8;

/** Whether a curve goes up at a place, as its dots tell: its other side is then free for words. */
function rises(at: readonly number[], points: readonly (number | null)[], place: number): boolean {
  const next = at.findIndex((one) => one >= place);
  const [before, after] = [points[Math.max(0, next - 1)], points[next]];
  return (after ?? Number.POSITIVE_INFINITY) >= (before ?? 0);
}

/** A quantity over a knob: dots are simulated, the line is the formula, the large dot is now. */
export function CurvePlot() {
  const { chapter, knobs, view, points } = useChapter();
  const { curve } = chapter;
  const [ref, width] = useWidth<HTMLDivElement>(380);
  const knob = chapter.knobs.find(({ id }) => id === curve.knob);
  if (knob === undefined) throw new Error(`${chapter.id} has no knob ${curve.knob}`);
  const x = scaleLinear([0, knob.max], [LEFT, width - 8]);
  const y = scaleLinear([0, curve.top], [HEIGHT - BOTTOM, 22]).clamp(true);
  const over = (of: ((knobs: Knobs) => number | null) | undefined) =>
    of
      ? Array.from({ length: STEPS + 1 }, (_, index) => (knob.max * index) / STEPS)
          .filter((at) => at >= knob.min)
          .map((at) => ({ at, value: of({ ...knobs, [curve.knob]: at }) }))
      : [];
  const drawn = over(curve.formula);
  const bound = over(curve.bound);
  const follows = drawn.some(({ value }) => value !== null);
  const path = line<{ at: number; value: number | null }>()
    .defined(({ value }) => value !== null && value <= curve.top)
    .x(({ at }) => x(at))
    .y(({ value }) => y(value ?? 0));
  const now = curve.of(view.report);
  const at = view.knobs[curve.knob] ?? knob.start;
  const limit = curve.limit?.(knobs) ?? null;
  const limitLeft = limit !== null && x(limit.at) > width - 90;
  const said = now === null ? '' : `${formatNumber(now, now < 10 ? 1 : 0)}\u202f${curve.unit}`;
  const room = LETTER * said.length + 13;
  const up = rises(curve.at, points, at);
  const left = up ? x(at) - LEFT > room : width - x(at) < room;
  const under = now !== null && up !== left && y(now) + 20 < HEIGHT - BOTTOM;
  return (
    <div ref={ref} className={styles.curve}>
      <p className={styles.label}>
        {curve.title}, {curve.unit}
      </p>
      <svg
        translate="no"
        role="img"
        aria-label={`${curve.title} over ${knob.label.toLowerCase()}: ${said} at ${at} ${knob.unit}`}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        style={{ height: cssLength(HEIGHT) }}
      >
        <VerticalAxis ticks={ticksOf(y, 3)} x={LEFT} to={width - 8} />
        <HorizontalAxis
          ticks={ticksOf(x, width < 320 ? 4 : 6)}
          from={LEFT}
          to={width - 8}
          y={HEIGHT - BOTTOM}
          title={[knob.label.toLowerCase(), knob.unit].filter(Boolean).join(', ')}
        />
        {limit && limit.at <= knob.max && (
          <g>
            <line
              className={charts.target}
              x1={x(limit.at)}
              x2={x(limit.at)}
              y1={8}
              y2={HEIGHT - BOTTOM}
            />
            <text
              className={charts.label}
              x={x(limit.at) + (limitLeft ? -6 : 6)}
              y={16}
              textAnchor={limitLeft ? 'end' : 'start'}
            >
              {limit.label}
            </text>
          </g>
        )}
        {bound.length > 0 && <path className={styles.bound} d={path(bound) ?? ''} />}
        {follows && <path className={styles.formula} d={path(drawn) ?? ''} />}
        {curve.at.map((place, index) => {
          const value = points[index];
          if (value === null || value === undefined || value > curve.top) return null;
          return <circle key={place} className={styles.dot} cx={x(place)} cy={y(value)} r={2.5} />;
        })}
        {now !== null && (
          <g>
            <circle className={styles.ring} cx={x(at)} cy={y(now)} r={8} />
            <circle className={styles.now} cx={x(at)} cy={y(now)} r={4.5} />
            <text
              className={styles.said}
              x={x(at) + (left ? -13 : 13)}
              y={under ? y(now) + 18 : Math.max(y(now) - 6, 34)}
              textAnchor={left ? 'end' : 'start'}
            >
              {said}
            </text>
          </g>
        )}
      </svg>
      <p className={styles.note}>
        Dots: simulated.{follows && <span>{' Line: the formula.'}</span>}
        {bound.length > 0 && <span>{' Dotted: cannot be exceeded.'}</span>} Ring: now.
      </p>
    </div>
  );
}
