import { useId, useMemo } from 'react';
import { cssLength } from '../../charts/frame/drawingUnit';
import { formatNumber } from '../../charts/frame/format';
import { Hatch } from '../../charts/marks/Hatch';
import type { Present } from '../run/moment';
import type { Fact, NamedPlace } from '../run/study';
import type { Place as PlaceId, WatchedReport } from '../run/watched';
import { useWatchPart } from './context';
import { countsAt } from './counts';
import {
  LEAST_COUNTED,
  LOCK,
  layoutOf,
  type Mark,
  marksOf,
  type PlaceBox,
  type Rect,
} from './layout';
import { MovingMark } from './MovingMark';
import { countsText, factText } from './texts';
import styles from './watch.module.css';

interface DrawingProps {
  width: number;
  places: readonly NamedPlace[];
  moment: readonly Present[];
  report: WatchedReport;
  factsOf: (place: PlaceId) => readonly Fact[];
  followed: number | null;
  /** Whether marks glide from place to place. */
  glides: boolean;
  description: string;
  onFollow: (message: number) => void;
}

/** Width of a letter of a note, in px. */
const LETTER = 6.4;

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
  const { more, moreAt } = marksOf(box, moment);
  const text = countsText(counts);
  const isLock = place.shape === 'lock';
  const lockX = x + width - LOCK - 10;
  return (
    <g data-place={place.id}>
      <title>{`${place.name}: ${text}`}</title>
      <rect className={styles.box} x={x} y={y} width={width} height={height} rx={4} />
      {place.isAssumed && (
        <rect
          x={x + 6}
          y={y + 22}
          width={width - 12}
          height={height - 28}
          fill={`url(#${hatch})`}
          className={styles.assumed}
        />
      )}
      {isLock && (
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
      <text className={styles.name} x={x + (isLock ? 25 : 8)} y={y + 16}>
        {place.isAssumed ? 'assumed' : place.name}
      </text>
      {width > LEAST_COUNTED && (
        <text className={styles.note} x={x + width - 10} y={y + 16} textAnchor="end">
          {text}
        </text>
      )}
      {more > 0 && (
        <text className={styles.more} x={moreAt.x} y={moreAt.y} textAnchor={moreAt.anchor}>
          and {formatNumber(more)} more
        </text>
      )}
    </g>
  );
}

/** Width of a letter of a name, in px. */
const NAME_LETTER = 7.6;

/** What of the facts of a column fits beside its name, in so many px. */
function factsBeside(name: string, facts: readonly Fact[], width: number): string {
  const texts = facts.map(factText);
  const most = (width - NAME_LETTER * name.length - 12) / LETTER;
  for (let count = texts.length; count > 0; count -= 1) {
    const text = `in the run: ${texts.slice(0, count).join(', ')}`;
    if (text.length <= most) return text;
  }
  return '';
}

function Head({ rect, name, note }: { rect: Rect; name: string; note: string }) {
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

const FACT = 52;

/** A text in lines that are no wider than a box. */
function linesOf(text: string, width: number): string[] {
  const most = Math.floor((width - 16) / LETTER);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length === 0 || longer.length > most) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** A place of numbers alone. */
function Facts({ box, facts }: { box: PlaceBox; facts: readonly Fact[] }) {
  const { place, x, y, width, height } = box;
  return (
    <g data-place={place.id}>
      <title>{`${place.name}: ${facts.map(factText).join(', ')}`}</title>
      <rect className={styles.box} x={x} y={y} width={width} height={height} rx={4} />
      <text className={styles.name} x={x + 8} y={y + 18}>
        {place.name}
      </text>
      {facts.map(({ label, value }, index) => (
        <g key={label}>
          <text className={styles.big} x={x + 8} y={y + 44 + FACT * index}>
            {formatNumber(value)}
          </text>
          {linesOf(label, width).map((line, below) => (
            <text
              key={line}
              className={styles.note}
              x={x + 8}
              y={y + 60 + FACT * index + 14 * below}
            >
              {line}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
}

const right = ({ x, width }: Rect) => x + width;
const middle = ({ x, width }: Rect) => x + width / 2;

/** An arrow between two columns, at a part of their height. */
function way(from: Rect, to: Rect, part: number): string {
  const y = from.y + part * from.height;
  const isRight = to.x > from.x;
  const [fromX, toX] = isRight ? [right(from) + 3, to.x - 4] : [from.x - 3, right(to) + 4];
  const back = isRight ? -5 : 5;
  return `M${fromX} ${y}H${toX}m${back} -4l${-back} 4l${back} 4`;
}

const LEVELS = { top: 0.3, low: 0.62 };
const NO_RECT: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** The computers with every message where it is now. */
export function Drawing(props: DrawingProps) {
  const { width, places, moment, report, factsOf, followed, glides, onFollow } = props;
  const { study } = useWatchPart();
  const hatch = useId();
  const layout = useMemo(() => layoutOf(places, study.columns, width), [places, study, width]);
  const { boxes, columns, height, returnY } = layout;
  const marks: Mark[] = boxes
    .flatMap((box) => marksOf(box, moment).marks)
    .sort((a, b) => a.present.message - b.present.message);
  const rectOf = (column: number) => columns[column] ?? NO_RECT;
  const { back } = study;
  const [backFrom, backTo] = back ? [rectOf(back.from), rectOf(back.to)] : [NO_RECT, NO_RECT];
  return (
    <svg
      translate="no"
      className={styles.drawing}
      role="img"
      aria-label={props.description}
      viewBox={`0 0 ${width} ${height}`}
      style={{ height: cssLength(height) }}
      data-glides={glides || undefined}
    >
      <Hatch id={hatch} />
      {study.columns.map(({ head, isPanel }, column) => {
        const next = columns[column + 1]?.x ?? width;
        const room = next - rectOf(column).x;
        const note = factsBeside(head, study.columnFacts(column, report), room);
        return (
          <g key={head}>
            <Head rect={rectOf(column)} name={head} note={note} />
            {isPanel && <rect className={styles.panel} {...rectOf(column)} rx={4} />}
          </g>
        );
      })}
      <path
        className={styles.way}
        d={study.ways
          .map(({ from, to, level }) => way(rectOf(from), rectOf(to), LEVELS[level]))
          .join('')}
      />
      {back && (
        <>
          <path
            className={styles.way}
            d={`M${middle(backFrom)} ${backFrom.y + backFrom.height + 3}V${returnY}H${middle(backTo)}V${backTo.y + backTo.height + 4}m-4 5l4 -5l4 5`}
          />
          <text
            className={styles.note}
            x={(middle(backFrom) + middle(backTo)) / 2}
            y={returnY + 13}
            textAnchor="middle"
          >
            {back.text}
          </text>
        </>
      )}
      {boxes.map((box) =>
        box.place.shape === 'facts' ? (
          <Facts key={box.place.id} box={box} facts={factsOf(box.place.id)} />
        ) : (
          <Place key={box.place.id} box={box} moment={moment} hatch={hatch} />
        ),
      )}
      {marks.map((mark) => (
        <MovingMark
          key={mark.present.message}
          mark={mark}
          isFollowed={mark.present.message === followed}
          glides={glides}
          onFollow={() => onFollow(mark.present.message)}
        />
      ))}
    </svg>
  );
}
