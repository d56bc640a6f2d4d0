import { type CSSProperties, useRef } from 'react';
import { cssLength } from '../../charts/frame/drawingUnit';
import { useWidth } from '../../charts/frame/useWidth';
import { OffScaleArrow } from '../../charts/marks/arrows';
import { Crowd } from '../../charts/marks/Crowd';
import { edgeOf, MARK } from '../../charts/marks/fold';
import { DATABASE_NOTE } from '../../picture/names';
import type { Chapter } from '../chapter/types';
import { overloadOf } from '../network/overload';
import type { Network, Report, Snapshot } from '../network/shapes';
import styles from './drawing.module.css';
import { type Layout, layoutOf, type Named } from './layout';
import { drawnIn, type Mark, type Scene } from './marks';
import { mostServers } from './mostServers';
import { PlaceBox } from './PlaceBox';
import { ZoomIn } from './ZoomIn';

interface DrawingProps {
  chapter: Pick<Chapter, 'drawing' | 'back' | 'knobs' | 'network'>;
  network: Network;
  snapshot: Snapshot;
  /** Whether marks glide; in quick motion they jump. */
  glides: boolean;
  description: string;
  /** How long each measurement takes, where the chapter has some. */
  measuredMs?: number | null;
  /** What it showed before the guess was answered. */
  before?: Report | null;
  /** How many times the reader was led here from the whole picture. */
  zooms?: number;
}

/** How long a message that has left is still drawn on its way out, in ms. */
const LEAVING_MS = 600;

function Neighbour({ name, x, y, width, height }: Named) {
  return (
    <g className={styles.neighbour}>
      <rect x={x} y={y} width={width} height={height} rx={4} />
      {width > 40 && (
        <text x={Math.max(x, 0) + 8} y={y + 17}>
          {name}
        </text>
      )}
    </g>
  );
}

function Ways({ ways, wayBack }: Pick<Layout, 'ways' | 'wayBack'>) {
  const back = wayBack?.points ?? [];
  const [tip, before] = [back.at(-1), back.at(-2)];
  const [low, up] = [back[1], back[2]];
  return (
    <>
      {ways.map(([from, to]) => (
        <g key={`${from.x} ${from.y}`}>
          <path className={styles.way} d={`M${from.x} ${from.y}H${to.x}`} />
          <OffScaleArrow {...to} dx={to.x - from.x} shaft={0} />
        </g>
      ))}
      {tip && before && (
        <>
          <path className={styles.way} d={`M${back.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
          <OffScaleArrow {...tip} dx={0} dy={tip.y - before.y} shaft={0} />
        </>
      )}
      {low && up && wayBack?.label && (
        <text className={styles.back} x={(low.x + up.x) / 2} y={low.y + 4}>
          {wayBack?.label}
        </text>
      )}
    </>
  );
}

/** The look of a server into the queue of another box: dashed while it looks away. */
function Look({ layout: { boxes }, scene }: { layout: Layout; scene: Scene }) {
  const polls = (id: string | undefined) =>
    scene.network.stations.some((station) => station.id === id && station.poll != null);
  const looker = boxes.find(({ place }) => !place.line && polls(place.servers));
  const queue = boxes.find(({ place }) => looker && place.line?.id === looker.place.servers);
  if (!looker || !queue) return null;
  const station = scene.snapshot.stations.find(({ id }) => id === looker.place.servers);
  const tip = { x: queue.x + queue.width + 4, y: queue.y + queue.height / 2 };
  return (
    <g className={styles.look} data-away={station?.lookingAwayUntilMs != null || undefined}>
      <path d={`M${looker.x} ${tip.y}H${tip.x}`} />
      <OffScaleArrow {...tip} dx={-1} shaft={0} />
    </g>
  );
}

/** Marks that were there a moment ago and have left. */
function useLeaving(marks: readonly Mark[]): Mark[] {
  const seen = useRef(new Map<number, { mark: Mark; goneMs: number | null }>());
  const now = typeof performance === 'undefined' ? 0 : performance.now();
  const present = new Set(marks.map(({ message }) => message));
  for (const mark of marks) seen.current.set(mark.message, { mark, goneMs: null });
  const leaving: Mark[] = [];
  for (const [message, one] of seen.current) {
    if (present.has(message)) continue;
    one.goneMs ??= now;
    if (now - one.goneMs > LEAVING_MS) seen.current.delete(message);
    else leaving.push(one.mark);
  }
  return leaving;
}

/** A response is square. */
function AnswerMark({ className, style }: { className: string | undefined; style: CSSProperties }) {
  const place = { x: -MARK, y: -MARK, width: 2 * MARK, height: 2 * MARK, rx: 2.5 };
  return <rect className={className} data-state="leaving" {...place} style={style} />;
}

/** The way out: what has been answered goes back as a response, the rest goes on to the neighbour. */
function Leaving({ marks, layout }: { marks: readonly Mark[]; layout: Layout }) {
  const { wayBack, ways, width } = layout;
  if (wayBack) {
    const way = `path("M${wayBack.points.map(({ x, y }) => `${x} ${y}`).join('L')}")`;
    return marks.map(({ message }) => (
      <AnswerMark key={message} className={styles.answer} style={{ offsetPath: way }} />
    ));
  }
  const last = ways.at(-1)?.[1] ?? { x: width, y: 0 };
  const isAnswer = last.x < width / 2;
  const style = { transform: `translate(${last.x}px, ${last.y}px)` };
  return marks.map(({ message, radius }) =>
    isAnswer ? (
      <AnswerMark key={message} className={styles.mark} style={style} />
    ) : (
      <circle key={message} className={styles.mark} data-state="leaving" r={radius} style={style} />
    ),
  );
}

/** A part of the one picture, with its messages where they are now. */
export function Drawing(props: DrawingProps) {
  const { chapter, network, snapshot, glides, description, zooms = 0 } = props;
  const { measuredMs = null, before = null } = props;
  const [ref, width] = useWidth<HTMLDivElement>(702);
  const most = mostServers(chapter);
  const layout = layoutOf(chapter, width, most);
  const scene: Scene = {
    network,
    snapshot,
    most,
    endless: overloadOf(network)?.id ?? null,
    measuredMs,
    before,
  };
  const drawn = layout.boxes.map((box) => ({ box, drawn: drawnIn(box, scene) }));
  const lane = drawn.find(({ drawn }) => drawn.runsOut)?.box;
  // A line that runs out of its box covers what stands on its way.
  const marks = drawn.flatMap(({ box, drawn }) =>
    drawn.marks.filter(
      ({ x, y }) =>
        lane === undefined || box === lane || x > lane.x || y < lane.y + lane.head - MARK,
    ),
  );
  const leaving = useLeaving(marks);
  const entry = layout.ways[0]?.[0] ?? { x: 0, y: layout.height / 2 };
  const { frame } = layout;
  const at = ({ x, y }: Mark) => ({
    transform: `translate(${x}px, ${y}px)`,
    '--enter': `translate(${entry.x}px, ${entry.y}px)`,
  });
  return (
    <div ref={ref} className={styles.room}>
      <svg
        translate="no"
        className={styles.drawing}
        data-drawing
        role="img"
        aria-label={description}
        viewBox={`0 0 ${width} ${layout.height}`}
        style={{ height: cssLength(layout.height) }}
        data-glides={glides || undefined}
      >
        <ZoomIn chapter={chapter} layout={layout} times={zooms}>
          {frame && (
            <>
              <rect
                className={styles.frame}
                x={frame.x}
                y={frame.y}
                width={frame.width}
                height={frame.height}
                rx={4}
              />
              <text className={styles.name} x={frame.x + 10} y={frame.y + 18}>
                {frame.name}
              </text>
              {frame.width > 230 && (
                <text
                  className={styles.count}
                  x={frame.x + frame.width - 10}
                  y={frame.y + 18}
                  textAnchor="end"
                >
                  {DATABASE_NOTE}
                </text>
              )}
            </>
          )}
          {layout.neighbours.map((one) => (
            <Neighbour key={one.name} {...one} />
          ))}
          <Ways {...layout} />
          <Look layout={layout} scene={scene} />
          {drawn.map(({ box, drawn }) => (
            <PlaceBox key={`${box.x} ${box.y}`} box={box} scene={scene} drawn={drawn} />
          ))}
          {lane && (
            <rect
              className={styles.lane}
              x={-APART}
              y={lane.y + lane.head - 2}
              width={lane.x + APART}
              height={lane.height - lane.head - 2}
            />
          )}
          {drawn.map(({ box, drawn }) => (
            <g key={`${box.x} ${box.y}`}>
              <Crowd {...drawn.pausing} look="hollow" />
              <Crowd {...drawn.crowd} />
            </g>
          ))}
          <Leaving marks={leaving} layout={layout} />
          {marks.map((mark) => (
            <circle
              key={mark.message}
              className={styles.mark}
              data-state={mark.state}
              r={mark.radius}
              strokeWidth={edgeOf(mark.radius)}
              style={at(mark)}
            />
          ))}
        </ZoomIn>
      </svg>
    </div>
  );
}

/** Beyond the edge of the drawing, in px. */
const APART = 8;
