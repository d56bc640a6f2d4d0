import { useId, useMemo } from 'react';
import { cssLength } from '../../../../charts/frame/drawingUnit';
import { formatNumber, withUnit } from '../../../../charts/frame/format';
import { Hatch } from '../../../../charts/frame/Hatch';
import type { Present } from '../../watch/moment';
import { STRETCH, type WatchedReport } from '../../watch/run';
import { LOCK, layoutOf, type Mark, marksOf, type PlaceBox, type Rect } from './layout';
import { MarkShape } from './MarkShape';
import { countsAt, type NamedPlace } from './placeNames';
import { countsText } from './texts';
import styles from './watch.module.css';

interface DrawingProps {
  width: number;
  places: readonly NamedPlace[];
  moment: readonly Present[];
  report: WatchedReport;
  users: number;
  /** Since the stretch began; null where it is not known yet. */
  answered: number | null;
  followed: number | null;
  /** Whether marks glide from place to place. */
  glides: boolean;
  description: string;
  onFollow: (message: number) => void;
}

/** A padlock of 12 by 15 px, from its lower left. */
const PADLOCK = 'v-8h2v-3a4 4 0 0 1 8 0v3h2v8zm4 -8h4v-3a2 2 0 0 0 -4 0z';

function Place({
  box,
  moment,
  hatch,
}: {
  box: PlaceBox;
  moment: readonly Present[];
  hatch: string;
}) {
  const { place, x, y, width, height } = box;
  const counts = countsAt(moment, place.id);
  const { more } = marksOf(box, moment);
  const text = countsText(counts);
  const lockX = x + width - LOCK - 10;
  return (
    <g className={styles.place} data-place={place.id}>
      <title>{`${place.name}: ${text}`}</title>
      <rect className={styles.box} x={x} y={y} width={width} height={height} rx={4} />
      {place.group === 'backend' && (
        <rect
          x={x + 6}
          y={y + 22}
          width={width - 12}
          height={height - 28}
          fill={`url(#${hatch})`}
          className={styles.assumed}
        />
      )}
      {place.isLock && (
        <>
          <path className={styles.padlock} d={`M${x + 8} ${y + 18}${PADLOCK}`} />
          <rect
            className={styles.lock}
            data-held={counts.atWork > 0 || counts.waiting > 0}
            x={lockX}
            y={y + 26}
            width={LOCK}
            height={height - 32}
            rx={6}
          />
        </>
      )}
      <text className={styles.name} x={x + (place.isLock ? 25 : 8)} y={y + 16}>
        {place.group === 'backend' ? place.note : place.name}
      </text>
      {width > 230 && (
        <text className={styles.note} x={x + width - 10} y={y + 16} textAnchor="end">
          {text}
        </text>
      )}
      {more > 0 && (
        <text className={styles.more} x={x + width - 10} y={y + height - 5} textAnchor="end">
          and {formatNumber(more)} more
        </text>
      )}
    </g>
  );
}

function Head({ rect, name, note }: { rect: Rect; name: string; note?: string }) {
  return (
    <text className={styles.head} x={rect.x} y={14}>
      {name}
      {note && (
        <tspan className={styles.note} dx={6}>
          {note}
        </tspan>
      )}
    </text>
  );
}

const right = ({ x, width }: Rect) => x + width;
const arrow = (fromX: number, toX: number, y: number) => {
  const back = toX > fromX ? -5 : 5;
  return `M${fromX} ${y}H${toX}m${back} -4l${-back} 4l${back} 4`;
};

/** The computers with every message where it is now. */
export function Drawing(props: DrawingProps) {
  const { width, places, moment, report, users, answered, followed, glides, onFollow } = props;
  const hatch = useId();
  const layout = useMemo(() => layoutOf(places, width), [places, width]);
  const { boxes, generator, messagebox, height, returnY } = layout;
  const marks: Mark[] = boxes
    .flatMap((box) => marksOf(box, moment).marks)
    .sort((a, b) => a.present.message - b.present.message);
  const first = (group: NamedPlace['group']) =>
    boxes.find(({ place }) => place.group === group) ?? { ...generator };
  const [receive, send, backend] = [first('receive'), first('send'), first('backend')];
  const cpu = report.machines.find(({ roles }) => roles.includes('messagebox'))?.cpuPercent ?? 0;
  const lockPercent = report.metrics['publishLock.utilisation'] ?? 0;
  const top = generator.y + generator.height * 0.3;
  const low = generator.y + generator.height * 0.62;
  const sendX = send.x + send.width / 2;
  const generatorX = generator.x + generator.width / 2;
  return (
    <svg
      className={styles.drawing}
      role="img"
      aria-label={props.description}
      viewBox={`0 0 ${width} ${height}`}
      style={{ height: cssLength(height) }}
      data-glides={glides || undefined}
    >
      <Hatch id={hatch} />
      <Head rect={generator} name="Load generator" />
      <Head rect={receive} name="Receiving hosts" />
      <Head
        rect={messagebox}
        name="MessageBox"
        note={`in the run: publish lock held ${withUnit(lockPercent, '%')}, CPU ${withUnit(cpu, '%')}`}
      />
      <Head rect={send} name="Sending hosts" />
      <Head rect={backend} name="Backend" />
      <rect className={styles.box} {...generator} rx={4} />
      <text className={styles.name} x={generator.x + 8} y={generator.y + 18}>
        {formatNumber(users)} {users === 1 ? 'user' : 'users'}
      </text>
      {answered !== null && (
        <>
          <text className={styles.note} x={generator.x + 8} y={generator.y + generator.height - 50}>
            answered
          </text>
          <text className={styles.note} x={generator.x + 8} y={generator.y + generator.height - 34}>
            since {withUnit(STRETCH.fromMs / 1000, 's')}
          </text>
          <text className={styles.big} x={generator.x + 8} y={generator.y + generator.height - 12}>
            {formatNumber(answered)}
          </text>
        </>
      )}
      <rect className={styles.panel} {...messagebox} rx={4} />
      <path
        className={styles.way}
        d={[
          arrow(right(generator) + 3, receive.x - 4, top),
          arrow(right(receive) + 3, messagebox.x - 4, top),
          arrow(right(messagebox) + 3, send.x - 4, top),
          arrow(send.x - 3, right(messagebox) + 4, low),
          arrow(right(send) + 3, backend.x - 4, top),
          arrow(backend.x - 3, right(send) + 4, low),
          `M${sendX} ${generator.y + generator.height + 3}V${returnY}H${generatorX}V${generator.y + generator.height + 4}m-4 5l4 -5l4 5`,
        ].join('')}
      />
      <text
        className={styles.note}
        x={(sendX + generatorX) / 2}
        y={returnY + 13}
        textAnchor="middle"
      >
        responses, from the hosts that send
      </text>
      {boxes.map((box) => (
        <Place key={box.place.id} box={box} moment={moment} hatch={hatch} />
      ))}
      {marks.map(({ present, x, y }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; buttons and keys follow a message, too
        <g
          key={present.message}
          className={styles.at}
          data-message={present.message}
          data-followed={present.message === followed || undefined}
          style={{ transform: `translate(${x}px, ${y}px)` }}
          onClick={() => onFollow(present.message)}
        >
          <MarkShape of={present} isFollowed={present.message === followed} />
        </g>
      ))}
    </svg>
  );
}
