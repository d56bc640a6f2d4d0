import { useRef } from 'react';
import { cssLength } from '../../charts/frame/drawingUnit';
import { formatNumber, withUnit } from '../../charts/frame/format';
import { useWidth } from '../../charts/frame/useWidth';
import type { Place } from '../chapter/types';
import type { Network, Snapshot } from '../network/shapes';
import styles from './drawing.module.css';
import { type Box, HEAD, layoutOf, middleOf, type WayBack } from './layout';
import { DOT, fits, heldAt, type Mark, marksOf, type ServerBox } from './marks';

interface DrawingProps {
  places: readonly Place[];
  /** How many things stand above each other. */
  rows: number;
  /** The most servers that each station can have. */
  most: Readonly<Record<string, number>>;
  network: Network;
  snapshot: Snapshot;
  /** Whether marks glide; in quick motion they jump. */
  glides: boolean;
  description: string;
}

/** How long a message that has left is still drawn on its way out, in ms. */
const LEAVING_MS = 250;

/** A server narrower than this, in px, has no room for the word that it is idle, nor a lane for how many it cannot show. */
const IDLE_FITS = 30;
const MORE_FITS = 190;

/** A padlock of 12 by 15 px, from its lower left. */
const PADLOCK = 'v-8h2v-3a4 4 0 0 1 8 0v3h2v8zm4 -8h4v-3a2 2 0 0 0 -4 0z';

function Head({ box, text, note }: { box: Box; text: string; note?: string }) {
  const isLock = box.place.kind === 'lock';
  return (
    <>
      {isLock && <path className={styles.padlock} d={`M${box.x} ${box.y + 14}${PADLOCK}`} />}
      <text className={styles.head} x={box.x + (isLock ? 18 : 0)} y={box.y + 14}>
        {text}
      </text>
      {note && (
        <text className={styles.note} x={box.x} y={box.y + box.height - 8}>
          {note}
        </text>
      )}
    </>
  );
}

function Lane({ box }: { box: Box }) {
  const half = (box.height - HEAD) / 2;
  const y = box.y + HEAD + half;
  const apart = Math.min(16, half + 1); // not into the words of the row below
  return (
    <g className={styles.lane}>
      <line x1={box.x} x2={box.x + box.width} y1={y - apart} y2={y - apart} />
      <line x1={box.x} x2={box.x + box.width} y1={y + apart} y2={y + apart} />
    </g>
  );
}

function Server({ server, busy, idle }: { server: ServerBox; busy: string; idle: string }) {
  const { x, y, width, height, over } = server;
  const wide = width > 70;
  return (
    <g className={over === null ? styles.idle : styles.busy}>
      <rect x={x} y={y} width={width} height={height} rx={4} />
      {over !== null && (
        <rect className={styles.over} x={x} y={y + height - 3} width={width * over} height={3} />
      )}
      {(over === null ? width > IDLE_FITS : wide) && (
        <text
          x={over === null ? x + width / 2 : x + 29}
          y={y + 17}
          textAnchor={over === null ? 'middle' : 'start'}
        >
          {over === null ? idle : busy}
        </text>
      )}
    </g>
  );
}

function Users({ box, thinking }: { box: Box; thinking: number }) {
  const perRow = Math.max(1, Math.floor(box.width / 17));
  const rows = Math.max(1, Math.floor((box.height - HEAD) / 17));
  const shown = Math.min(thinking, rows * perRow);
  const top = box.y + HEAD + (box.height - HEAD) / 2 - (17 * (rows - 1)) / 2;
  return (
    <g className={styles.users}>
      {Array.from({ length: shown }, (_, index) => index).map((index) => (
        <circle
          key={index}
          cx={box.x + DOT + (index % perRow) * 17}
          cy={top + Math.floor(index / perRow) * 17}
          r={5}
        />
      ))}
    </g>
  );
}

function LockBox({ box, held }: { box: Box; held: boolean }) {
  const size = 52;
  const x = box.x + (box.width - size) / 2;
  const y = box.y + HEAD + (box.height - HEAD - size) / 2;
  return (
    <rect className={styles.lock} data-held={held} x={x} y={y} width={size} height={size} rx={6} />
  );
}

/** The line on which those who are answered come round again. */
function Back({ way: { points, label }, words }: { way: WayBack; words: boolean }) {
  const [below, left] = [points[2], points[3]];
  return (
    <g className={styles.back}>
      <path d={`M${points.map(([x, y]) => `${x} ${y}`).join('L')}m-6 -5l6 5l-6 5`} />
      {words && below && left && (
        <text x={(below[0] + left[0]) / 2} y={below[1] + 4}>
          {label}
        </text>
      )}
    </g>
  );
}

/** What a server without work does: where it looks into the line only now and then, it tells when it does. */
function idleOf(id: string, { stations, nowMs }: Snapshot): string {
  const until = stations.find((station) => station.id === id)?.lookingAwayUntilMs ?? null;
  return until === null ? 'idle' : `looks in ${withUnit(until - nowMs, 'ms')}`;
}

/** The words over a place: its name, and how many wait there. */
function headOf(place: Place, snapshot: Snapshot): string {
  if (place.kind === 'line') {
    const count = snapshot.stations.find(({ id }) => id === place.station)?.lineLength ?? 0;
    return `${place.label}: ${formatNumber(count)}`;
  }
  if (place.kind === 'held')
    return `${place.label}: ${formatNumber(heldAt(snapshot, place.station).length)}`;
  if (place.kind === 'lockLine') {
    const count = snapshot.locks.find(({ id }) => id === place.lock)?.lineLength ?? 0;
    return `${place.label}: ${formatNumber(count)}`;
  }
  if (place.kind === 'users') {
    const count = snapshot.sources.find(({ id }) => id === place.source)?.thinking ?? 0;
    return `${place.label}: ${formatNumber(count)}`;
  }
  return place.label;
}

/** How many of a line do not fit into its box. */
function More({ box, count, stacked }: { box: Box; count: number; stacked: boolean }) {
  if (count <= fits(box) || (stacked && box.width < MORE_FITS)) return null;
  const place = stacked
    ? { x: box.x + box.width, y: box.y + 14, textAnchor: 'end' as const }
    : { x: box.x, y: box.y + box.height / 2 + HEAD / 2 - 22 };
  return (
    <text className={styles.note} {...place}>
      and {formatNumber(count - fits(box))} more
    </text>
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

/** A network with its messages where they are now. */
export function Drawing({
  places,
  rows,
  most,
  network,
  snapshot,
  glides,
  description,
}: DrawingProps) {
  const [ref, width] = useWidth<HTMLDivElement>(660);
  const layout = layoutOf(places, width, rows, most);
  const serversOf = (id: string) =>
    network.stations.find((station) => station.id === id)?.servers ?? 0;
  const { marks, servers } = marksOf(layout, snapshot, serversOf);
  const leaving = useLeaving(marks);
  const leaves = network.sources.some(({ kind }) => kind === 'open');
  const entry = layout.boxes[0]?.x ?? 0;
  const hasExit = places.some(({ kind }) => kind === 'out');
  const at = ({ x, y }: Mark) => ({
    transform: `translate(${x}px, ${y}px)`,
    '--enter': `translate(${entry}px, ${y}px)`,
  });
  return (
    <div ref={ref}>
      <svg
        translate="no"
        className={styles.drawing}
        role="img"
        aria-label={description}
        viewBox={`0 0 ${width} ${layout.height}`}
        style={{ height: cssLength(layout.height) }}
        data-glides={glides || undefined}
      >
        {layout.wayBack && <Back way={layout.wayBack} words={!layout.stacked} />}
        {layout.boxes.map((box) => {
          const { place } = box;
          return (
            <g key={`${box.x} ${box.y}`}>
              <Head
                box={box}
                text={headOf(place, snapshot)}
                note={place.kind === 'lockLine' && !layout.stacked ? place.note : undefined}
              />
              {(place.kind === 'line' || place.kind === 'held' || place.kind === 'lockLine') && (
                <Lane box={box} />
              )}
              {place.kind === 'held' && (
                <More
                  box={box}
                  stacked={layout.stacked}
                  count={heldAt(snapshot, place.station).length}
                />
              )}
              {place.kind === 'line' && (
                <More
                  box={box}
                  stacked={layout.stacked}
                  count={snapshot.stations.find(({ id }) => id === place.station)?.lineLength ?? 0}
                />
              )}
              {place.kind === 'lockLine' && (
                <More
                  box={box}
                  stacked={layout.stacked}
                  count={snapshot.locks.find(({ id }) => id === place.lock)?.lineLength ?? 0}
                />
              )}
              {place.kind === 'servers' &&
                servers[place.station]?.map((server) => (
                  <Server
                    key={`${server.x} ${server.y}`}
                    server={server}
                    busy={place.busy}
                    idle={idleOf(place.station, snapshot)}
                  />
                ))}
              {place.kind === 'lock' && (
                <LockBox
                  box={box}
                  held={snapshot.locks.some(
                    ({ id, holder }) => id === place.lock && holder !== null,
                  )}
                />
              )}
              {place.kind === 'users' && (
                <Users
                  box={box}
                  thinking={snapshot.sources.find(({ id }) => id === place.source)?.thinking ?? 0}
                />
              )}
              {(place.kind === 'arrivals' || (place.kind === 'out' && leaves)) && (
                <path
                  className={styles.arrow}
                  d={`M${box.x} ${middleOf(box)}h${box.width - 8}m-6 -5l6 5l-6 5`}
                />
              )}
            </g>
          );
        })}
        {(layout.stacked || !hasExit ? [] : leaving).map((mark) => (
          <circle
            key={mark.message}
            className={styles.mark}
            data-state="leaving"
            r={DOT}
            style={{ transform: `translate(${width - 20}px, ${mark.y}px)` }}
          />
        ))}
        {marks.map((mark) => (
          <circle
            key={mark.message}
            className={styles.mark}
            data-state={mark.state}
            r={DOT}
            style={at(mark)}
          />
        ))}
      </svg>
    </div>
  );
}
