import { ScrollFrame } from '../../charts/frame/ScrollFrame';
import type { Network } from '../network/shapes';
import styles from './activity.module.css';
import { activityNetworkOf, layersOf } from './activityNetwork';

const COLUMN = 118;
const ROW = 108;
const RADIUS = 17;
const BAR = { width: 8, height: 40 };
const TOP = 34;

interface Placed {
  x: number;
  y: number;
}

/** Where an arc leaves or meets a node. */
const edge = (node: Placed, towards: Placed, kind: 'place' | 'activity'): Placed => {
  const reach = kind === 'place' ? RADIUS : BAR.width / 2;
  const length = Math.hypot(towards.x - node.x, towards.y - node.y) || 1;
  return {
    x: node.x + ((towards.x - node.x) / length) * reach,
    y: node.y + ((towards.y - node.y) / length) * reach,
  };
};

/** A network drawn as a stochastic activity network: circles are places, bars are timed activities. */
export function ActivityDrawing({ network }: { network: Network }) {
  const net = activityNetworkOf(network);
  const layers = layersOf(net);
  const rows = new Map<number, number>();
  const placed = new Map<string, Placed & { kind: 'place' | 'activity' }>();
  for (const { id, kind } of net.nodes) {
    const layer = layers.get(id) ?? 0;
    const row = rows.get(layer) ?? 0;
    rows.set(layer, row + 1);
    placed.set(id, { x: COLUMN * (layer + 0.5), y: TOP + ROW * row, kind });
  }
  const width = COLUMN * (Math.max(...layers.values()) + 1);
  const height = TOP + ROW * Math.max(...rows.values()) - 24;
  const said = net.nodes.map(({ kind, label, note }) => `${kind} ${label}: ${note}`).join('; ');
  return (
    <ScrollFrame aria-label="Drawing of the activity network">
      <svg
        translate="no"
        className={styles.net}
        role="img"
        aria-label={`Stochastic activity network. ${said}`}
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: `calc(${width} * var(--ml-1))` }}
      >
        <defs>
          <marker
            id="arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8Z" className={styles.head} />
          </marker>
        </defs>
        {net.arcs.map(({ from, to }) => {
          const [a, b] = [placed.get(from), placed.get(to)];
          if (!a || !b) return null;
          const [start, end] = [edge(a, b, a.kind), edge(b, a, b.kind)];
          const back = b.x <= a.x && a.y === b.y;
          const path = back
            ? `M${a.x} ${a.y + BAR.height / 2}C${a.x} ${a.y + 72} ${b.x} ${b.y + 72} ${b.x} ${b.y + RADIUS}`
            : `M${start.x} ${start.y}L${end.x} ${end.y}`;
          return (
            <path key={`${from} ${to}`} className={styles.arc} d={path} markerEnd="url(#arrow)" />
          );
        })}
        {net.nodes.map(({ id, kind, label, note }) => {
          const at = placed.get(id);
          if (!at) return null;
          return (
            <g key={id}>
              {kind === 'place' ? (
                <circle className={styles.place} cx={at.x} cy={at.y} r={RADIUS} />
              ) : (
                <rect
                  className={styles.activity}
                  x={at.x - BAR.width / 2}
                  y={at.y - BAR.height / 2}
                  {...BAR}
                />
              )}
              {kind === 'place' && (
                <text className={styles.tokens} x={at.x} y={at.y + 5}>
                  {note}
                </text>
              )}
              <text className={styles.label} x={at.x} y={at.y + 36}>
                {label}
              </text>
              {kind === 'activity' &&
                note.split(', ').map((part, index) => (
                  <text key={part} className={styles.note} x={at.x} y={at.y + 50 + 13 * index}>
                    {part}
                  </text>
                ))}
            </g>
          );
        })}
      </svg>
    </ScrollFrame>
  );
}
