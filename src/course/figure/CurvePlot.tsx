import { pairs } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { HorizontalAxis, ticksOf, VerticalAxis } from '../../charts/frame/Axis';
import { cssLength } from '../../charts/frame/drawingUnit';
import { withUnit } from '../../charts/frame/format';
import { type Box, boxAround, boxesAlong, placeLabels } from '../../charts/frame/placeLabels';
import { textWidth } from '../../charts/frame/textWidth';
import { useWidth } from '../../charts/frame/useWidth';
import { OffScaleArrow } from '../../charts/marks/arrows';
import { DirectLabel } from '../../charts/marks/DirectLabel';
import { Label } from '../../charts/marks/Label';
import { Rule } from '../../charts/marks/lines';
import { Dot, Now, Ring } from '../../charts/marks/points';
import { useChapter } from '../chapter/context';
import type { Knobs } from '../chapter/types';
import { FIRST_MS } from '../network/steady';
import styles from './figure.module.css';
import { useBefore } from './useBefore';

const HEIGHT = 178;
const TOP = 22;
const LEFT = 40;
const BOTTOM = 42;
/** Places at which the formula is drawn. */
const STEPS = 160;
/** What the text keeps of lines, in px. */
const CLEAR = 4;
/** Between the line of a limit and its name, in px. */
const LIMIT_GAP = 6;

/** What the name of a limit and its line take of the plot. */
const limitBoxes = (x: number, label: string, isLeft: boolean): Box[] => {
  const width = textWidth(label);
  return [
    { x: isLeft ? x - LIMIT_GAP - width : x + LIMIT_GAP, y: 2, width, height: 18 },
    { x: x - CLEAR, y: 0, width: 2 * CLEAR, height: HEIGHT - BOTTOM },
  ];
};

interface CurvePoint {
  at: number;
  value: number | null;
}

function nowText(grows: boolean, leaves: boolean): string {
  if (grows) return 'Arrow: now. It grows as long as the run goes on';
  return leaves ? 'Arrow: now, higher than the chart.' : 'Ring: now.';
}

/** A quantity over a knob: dots are simulated, the line is the formula, the large dot is now. */
export function CurvePlot() {
  const { chapter, knobs, view, points } = useChapter();
  const { curve } = chapter;
  const [ref, width] = useWidth<HTMLDivElement>(380);
  const knob = chapter.knobs.find(({ id }) => id === curve.knob);
  if (knob === undefined) throw new Error(`${chapter.id} has no knob ${curve.knob}`);
  const x = scaleLinear([0, knob.max], [LEFT, width - 8]);
  const y = scaleLinear([0, curve.top], [HEIGHT - BOTTOM, TOP]).clamp(true);
  const over = (of: ((knobs: Knobs) => number | null) | undefined) =>
    of
      ? Array.from({ length: STEPS + 1 }, (_, index) => (knob.max * index) / STEPS)
          .filter((at) => at >= knob.min)
          .map((at) => ({ at, value: of({ ...knobs, [curve.knob]: at }) }))
      : [];
  const drawn = over(curve.formula);
  const bound = over(curve.bound);
  const follows = drawn.some(({ value }) => value !== null);
  const isDrawn = ({ value }: CurvePoint) => value !== null && value <= curve.top;
  const path = line<CurvePoint>()
    .defined(isDrawn)
    .x(({ at }) => x(at))
    .y(({ value }) => y(value ?? 0));
  const said = (value: number) => withUnit(value, curve.unit, value < 10 ? 1 : 0);
  const grows = view.report.status === 'unstable';
  const value = curve.of(view.report);
  const now = grows ? null : value;
  const words = grows ? 'no end' : now === null ? '' : said(now);
  // What is higher than the plot is an arrow out of it, not a ring at its edge.
  const leaves = grows || (now !== null && now > curve.top);
  const at = view.knobs[curve.knob] ?? knob.start;
  const old = useBefore();
  const was = old && old.report.status !== 'unstable' ? curve.of(old.report) : null;
  const wasAt = old?.knobs[curve.knob];
  const limit = curve.limit?.(knobs) ?? null;
  const limitLeft = limit !== null && x(limit.at) > width - 90;
  const places = (points: readonly CurvePoint[]) =>
    points.filter(isDrawn).map(({ at, value }) => ({ x: x(at), y: y(value ?? 0) }));
  const dots = places(
    curve.at.map((place, index) => ({ at: place, value: points[index] ?? null })),
  );
  const [label] = placeLabels(
    words === ''
      ? []
      : [
          {
            id: 'now',
            x: x(at),
            y: now === null ? (TOP + HEIGHT - BOTTOM) / 2 : y(now),
            radius: 9,
            required: true,
            lines: [{ text: words, bold: true }],
          },
        ],
    [
      ...dots.map((dot) => boxAround(dot.x, dot.y, 3)),
      ...[drawn, bound].flatMap((curve) =>
        pairs(places(curve)).flatMap(([from, to]) =>
          boxesAlong({ x1: from.x, y1: from.y, x2: to.x, y2: to.y }, CLEAR),
        ),
      ),
      ...(limit ? limitBoxes(x(limit.at), limit.label, limitLeft) : []),
      ...(leaves ? boxesAlong({ x1: x(at), y1: TOP, x2: x(at), y2: HEIGHT - BOTTOM }, CLEAR) : []),
    ],
    { x: LEFT, y: 0, width: width - LEFT, height: HEIGHT - BOTTOM - 3 },
  );
  return (
    <div ref={ref} className={styles.curve}>
      <p className={styles.label}>
        {curve.title}, {curve.unit}
      </p>
      <svg
        translate="no"
        role="img"
        aria-label={`${curve.title} over ${knob.label.toLowerCase()}: ${words} at ${at} ${knob.unit}`}
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
            <Rule look="target" x={x(limit.at)} y={[8, HEIGHT - BOTTOM]} />
            <Label
              x={x(limit.at) + (limitLeft ? -LIMIT_GAP : LIMIT_GAP)}
              y={16}
              textAnchor={limitLeft ? 'end' : 'start'}
            >
              {limit.label}
            </Label>
          </g>
        )}
        {bound.length > 0 && <path className={styles.bound} d={path(bound) ?? ''} />}
        {follows && <path className={styles.formula} d={path(drawn) ?? ''} />}
        {dots.map((dot) => (
          <Dot key={dot.x} cx={dot.x} cy={dot.y} r={2.5} />
        ))}
        {was !== null && wasAt !== undefined && (
          <Ring look="before" cx={x(wasAt)} cy={y(was)} r={8} data-mark="before" />
        )}
        {now !== null && !leaves && (
          <g className={styles.now} style={{ transform: `translate(${x(at)}px, ${y(now)}px)` }}>
            <Now cx={0} cy={0} r={4.5} around={8} />
          </g>
        )}
        {leaves && (
          <OffScaleArrow
            look="simulated"
            x={x(at)}
            y={TOP}
            dx={0}
            dy={-1}
            shaft={HEIGHT - BOTTOM - TOP}
            head={[7, 5]}
          />
        )}
        {label && <DirectLabel label={label} tone="simulated" />}
      </svg>
      <p className={styles.legend}>
        Dots: simulated.{follows && <span>{' Line: the formula.'}</span>}
        {bound.length > 0 && <span>{' Dotted: cannot be exceeded.'}</span>}{' '}
        <span>{nowText(grows, leaves)}</span>
        {was !== null && <span>{` Dashed: before, ${said(was)}.`}</span>}
        {grows && (
          <span>
            {value === null
              ? '.'
              : `; in the first ${withUnit(FIRST_MS / 1000, 's')} its mean was ${said(value)}.`}
          </span>
        )}
      </p>
    </div>
  );
}
