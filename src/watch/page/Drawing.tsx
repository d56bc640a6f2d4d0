import { useId, useMemo } from 'react';
import { cssLength } from '../../charts/frame/drawingUnit';
import { Hatch } from '../../charts/marks/Hatch';
import type { Present } from '../run/moment';
import type { Fact, NamedPlace } from '../run/study';
import type { WatchedReport } from '../run/watched';
import { useWatchPart } from './context';
import { layoutOf, marksOf, type Rect } from './layout';
import { Marks } from './Marks';
import { FactsAt, PlaceAt } from './PlaceAt';
import { factText } from './texts';
import styles from './watch.module.css';

interface DrawingProps {
  width: number;
  places: readonly NamedPlace[];
  moment: readonly Present[];
  report: WatchedReport;
  factsOf: (place: NamedPlace) => readonly Fact[];
  followed: number | null;
  /** Whether marks glide from place to place. */
  glides: boolean;
  description: string;
  onFollow: (message: number) => void;
}

/** Width of a letter of a note, in px. */
const LETTER = 6.4;

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
  const marks = boxes.flatMap((box) => marksOf(box, moment));
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
          <FactsAt key={box.place.id} box={box} facts={factsOf(box.place)} />
        ) : (
          <PlaceAt key={box.place.id} box={box} moment={moment} hatch={hatch} facts={[]} />
        ),
      )}
      <Marks marks={marks} followed={followed} glides={glides} onFollow={onFollow} />
    </svg>
  );
}
