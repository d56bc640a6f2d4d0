import { formatNumber } from '../../charts/frame/format';
import { PADLOCK } from '../../charts/marks/padlock';
import type { Present } from '../run/moment';
import type { Fact } from '../run/study';
import { countsAt } from './counts';
import { LEAST_COUNTED, LOCK, type PlaceBox } from './layout';
import { countsText, factText } from './texts';
import styles from './watch.module.css';

/** Width of a letter of a note, in px. */
export const LETTER = 6.4;

/** The most that the box of a lock is high, in px. */
const LOCK_HEIGHT = 64;

interface PlaceProps {
  box: PlaceBox;
  moment: readonly Present[];
  /** What is told beside its marks. */
  facts: readonly Fact[];
  /** Of places whose work is assumed. */
  hatch: string;
}

/** A place with its name and how many messages are there; the marks are drawn above all places. */
export function PlaceAt({ box, moment, facts, hatch }: PlaceProps) {
  const { place, x, y, width, height } = box;
  const counts = countsAt(moment, place.id);
  const isLock = place.shape === 'lock';
  // Who holds a lock is seen in its box.
  const told = place.isCounted && isLock ? { ...counts, atWork: 0 } : counts;
  const text = [countsText(told), ...facts.map(factText)].join(', ');
  const lockHeight = Math.min(LOCK_HEIGHT, height - 32);
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
            y={y + 26 + (height - 32 - lockHeight) / 2}
            width={LOCK}
            height={lockHeight}
            rx={6}
          />
        </>
      )}
      <text className={styles.name} x={x + (isLock ? 25 : 8)} y={y + 16}>
        {place.isAssumed ? 'assumed' : place.name}
      </text>
      {(place.isCounted || width > LEAST_COUNTED) && (
        <text className={styles.note} x={x + width - 10} y={y + 16} textAnchor="end">
          {text}
        </text>
      )}
    </g>
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
export function FactsAt({ box, facts }: { box: PlaceBox; facts: readonly Fact[] }) {
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
