import type { ScaleLinear } from 'd3-scale';
import styles from '../../frame/charts.module.css';
import { endsOf } from '../../frame/ends';
import { textWidth } from '../../frame/textWidth';
import readout from './readout.module.css';
import { clockText, type ReadoutRow, rowsAt } from './rows';
import type { ReadoutData } from './types';

interface Props {
  data: ReadoutData;
  step: number;
  /** The moment, in px. */
  at: number;
  x: ScaleLinear<number, number>;
  top: number;
  bottom: number;
}

const LINE = 17;
const PAD = 8;
const INDENT = 10;
const COLUMN_GAP = 14;
/** From the moment to the card. */
const APART = 10;
/** Room for the labels of the time axis. */
const UNDER_AXIS = 26;

const indentOf = ({ kind }: ReadoutRow) => (kind === 'inGroup' ? INDENT : 0);

const widthOf = (row: ReadoutRow) =>
  indentOf(row) +
  textWidth(row.name, 12, row.kind === 'head') +
  (row.value === undefined ? 0 : COLUMN_GAP + textWidth(row.value, 12, true));

/** Where the card stands: beside the moment on the side with more room, or under the drawing where it has none. */
function placeOf({ at, x, top, bottom }: Props, width: number): { left: number; top: number } {
  const [from, to] = endsOf(x.range());
  const room = Math.max(to - at, at - from) - APART;
  if (room < width)
    return { left: Math.max(0, Math.min(to - width, at - width / 2)), top: bottom + UNDER_AXIS };
  return { left: to - at > at - from ? at + APART : at - APART - width, top };
}

/** A moment of a run marked through all panels, with the values of all lines. */
export function ReadoutCard(props: Props) {
  const { data, step, at, top, bottom } = props;
  const time = clockText(step * data.stepMs);
  const rows = rowsAt(data, step);
  const width = 2 * PAD + Math.max(textWidth(time, 12, true), ...rows.map(widthOf));
  const card = placeOf(props, width);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an SVG group takes no focus; the same is said as a sentence
    <g className={styles.tip} data-readout-step={step} aria-hidden="true">
      <line className={readout.readoutLine} x1={at} x2={at} y1={top} y2={bottom} />
      <rect
        className={styles.tipBack}
        x={card.left}
        y={card.top}
        width={width}
        height={2 * PAD + LINE * (rows.length + 1) - 3}
        rx={4}
      />
      <text className={styles.rowHead} x={card.left + PAD} y={card.top + PAD + 11}>
        {time}
      </text>
      {rows.map((row, index) => {
        const y = card.top + PAD + 11 + LINE * (index + 1);
        return (
          <g key={`${row.kind}${row.name}`}>
            <text
              className={row.kind === 'head' ? styles.rowHead : styles.rowLabel}
              x={card.left + PAD + indentOf(row)}
              y={y}
            >
              {row.name}
            </text>
            {row.value !== undefined && (
              <text
                className={styles.valueStrong}
                x={card.left + width - PAD}
                y={y}
                textAnchor="end"
              >
                {row.value}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
