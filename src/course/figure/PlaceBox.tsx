import { formatNumber, withUnit } from '../../charts/frame/format';
import { textWidth } from '../../charts/frame/textWidth';
import { PADLOCK } from '../../charts/marks/padlock';
import { Ring } from '../../charts/marks/points';
import type { Place } from '../chapter/types';
import styles from './drawing.module.css';
import type { Box } from './layout';
import { type Drawn, lineOf, type Scene, type Server } from './marks';

/** An arc around the middle of a room, clockwise from the top, as long as a share of the circle. */
function arc({ x, y, width, height }: Server, radius: number, share: number): string {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const angle = 2 * Math.PI * Math.min(0.9999, share);
  const [tipX, tipY] = [cx + radius * Math.sin(angle), cy - radius * Math.cos(angle)];
  return `M${cx} ${cy - radius}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${tipX} ${tipY}`;
}

/** Of an arc around a message in a server, px. */
const arcRadius = ({ width, height }: Server) =>
  Math.max(2, Math.min(12.5, width / 2 - 3, height / 2 - 3));

/** A server, a permit of a pool or a lock: hollow while nobody is in it, with the part that is over of who is. */
function ServerBox({ server, isBatch }: { server: Server; isBatch: boolean }) {
  const { x, y, width, height, isBusy, over } = server;
  return (
    <g className={styles.server} data-busy={isBusy}>
      <rect x={x} y={y} width={width} height={height} rx={Math.min(6, width / 5)} />
      {over !== null && over > 0 && !isBatch && <path d={arc(server, arcRadius(server), over)} />}
      {over !== null && isBatch && <path d={`M${x + 4} ${y + height - 4}h${(width - 8) * over}`} />}
    </g>
  );
}

/** How many are where, in the order in which it is told where there is room. */
function countsOf(place: Place, { snapshot, network, endless }: Scene, drawn: Drawn): string[] {
  const counts: string[] = [];
  if (place.line) {
    const told = `${formatNumber(lineOf(place, snapshot).count)} ${place.line.words}`;
    counts.push(place.line.id === endless ? `${told}, without end` : told);
  }
  if (place.pausing) {
    const source = snapshot.sources.find(({ id }) => id === place.pausing?.of);
    counts.push(`${formatNumber(source?.thinking ?? 0)} ${place.pausing.words}`);
  }
  if (drawn.was && drawn.was.mean >= 0.05)
    counts.push(`${formatNumber(drawn.was.mean, 1)} on average before`);
  const station = snapshot.stations.find(({ id }) => id === place.servers);
  const servers = network.stations.find(({ id }) => id === place.servers)?.servers ?? 0;
  if (servers > 1) {
    const atWork = drawn.servers.filter(({ over }) => over !== null).length;
    counts.push(`${atWork} of ${formatNumber(servers)} at work`);
  }
  const until = station?.lookingAwayUntilMs ?? null;
  if (until !== null) counts.push(`looks in ${withUnit(until - snapshot.nowMs, 'ms')}`);
  return counts;
}

/** As many of the counts as there is room for, or the number of the first. */
function fitting(counts: readonly string[], width: number): string {
  for (let count = counts.length; count > 1; count -= 1) {
    const text = counts.slice(0, count).join(', ');
    if (textWidth(text) <= width) return text;
  }
  const first = counts[0] ?? '';
  return textWidth(first) <= width ? first : (/\d[\d.,]*(\u202fms)?/.exec(first)?.[0] ?? '');
}

/** When who looks away looks again: the hand of a clock, over the server that looks. */
function Looking({ place, scene, drawn }: { place: Place; scene: Scene; drawn: Drawn }) {
  const { network, snapshot } = scene;
  const station = snapshot.stations.find(({ id }) => id === place.servers);
  const poll = network.stations.find(({ id }) => id === place.servers)?.poll;
  const [server] = drawn.servers;
  const until = station?.lookingAwayUntilMs ?? null;
  if (!poll || !server || server.isBusy || until === null) return null;
  const left = Math.min(1, (until - snapshot.nowMs) / poll.longestMs);
  return (
    <path className={styles.pause} d={arc(server, arcRadius(server), Math.max(0, 1 - left))} />
  );
}

/** A time that comes again and again, its beginning marked, and where it is now. */
function Times({ box, scene }: { box: Box; scene: Scene }) {
  const { network, snapshot, measuredMs } = scene;
  const slow = network.stations.find(({ id }) => id === box.place.servers)?.slow;
  const isCheckpoint = box.place.times === 'checkpoints' && slow != null;
  const everyMs = isCheckpoint ? slow.everyMs : measuredMs;
  if (!box.place.times || everyMs === null) return null;
  const at = snapshot.nowMs % everyMs;
  const markedMs = isCheckpoint ? slow.forMs : at;
  const isNow = at <= markedMs;
  const left = withUnit((everyMs - at) / 1000, 's');
  const slower = `checkpoint: writes take ${formatNumber(slow?.factor ?? 1)} times as long`;
  const words = !isCheckpoint
    ? fitting([`this measurement is over in ${left}`, 'then comes the next'], box.width - 20)
    : isNow
      ? slower
      : `next checkpoint in ${left}`;
  const [x, width, y] = [box.x + 10, box.width - 20, box.y + box.height - 32];
  const place = (ms: number) => x + (width * ms) / everyMs;
  return (
    <g className={styles.times} data-now={(isCheckpoint && isNow) || undefined}>
      <rect x={x} y={y} width={width} height={8} rx={2} />
      <rect className={styles.marked} x={x} y={y} width={place(markedMs) - x} height={8} rx={2} />
      <path d={`M${place(at)} ${y - 3}v14`} />
      <text x={x} y={y + 24}>
        {words}
      </text>
    </g>
  );
}

/** A box of the picture with its name, its counts and what works in it; messages are drawn above all boxes. */
export function PlaceBox({ box, scene, drawn }: { box: Box; scene: Scene; drawn: Drawn }) {
  const { place, x, y, width, height, head } = box;
  const side = width < 90 ? 6 : 10;
  const indent = place.lock ? 26 : side;
  const isBeside = head < 40;
  const isBatch = scene.network.stations.some(
    ({ id, batch }) => id === place.servers && batch != null,
  );
  const room = isBeside ? width - indent - textWidth(place.name, 13, true) - 18 : width - 2 * side;
  return (
    <g data-place={place.at}>
      <rect
        className={styles.box}
        data-lock={Boolean(place.lock) || undefined}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={4}
      />
      {place.lock && <path className={styles.padlock} d={`M${x + 9} ${y + 19}${PADLOCK}`} />}
      <text className={styles.name} x={x + indent} y={y + 18}>
        {place.name}
      </text>
      <text
        className={styles.count}
        x={isBeside ? x + width - side : x + side}
        y={y + (isBeside ? 18 : 34)}
        textAnchor={isBeside ? 'end' : 'start'}
      >
        {fitting(countsOf(place, scene, drawn), room)}
      </text>
      {drawn.servers.map((server) => (
        <ServerBox key={`${server.x} ${server.y}`} server={server} isBatch={isBatch} />
      ))}
      <Looking place={place} scene={scene} drawn={drawn} />
      <Times box={box} scene={scene} />
      {drawn.was && <Ring look="before" cx={drawn.was.x} cy={drawn.was.y} r={9} />}
      {drawn.groups.map((group) => (
        <rect
          key={`${group.x} ${group.y}`}
          className={styles.group}
          data-whole={group.isWhole}
          x={group.x}
          y={group.y}
          width={group.width}
          height={group.height}
          rx={group.height / 2}
        />
      ))}
    </g>
  );
}
