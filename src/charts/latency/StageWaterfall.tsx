import { max, sum } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { clearTicks } from '../frame/clearTicks';
import { formatNumber, formatSigned } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import { textWidth } from '../frame/textWidth';
import { tickDigits } from '../frame/tickDigits';
import type { ChartFrameText } from '../frame/types';
import { StageBar } from '../marks/areas';
import { Hatch } from '../marks/Hatch';
import { Label } from '../marks/Label';
import { Rule } from '../marks/lines';
import { stageFinding } from './stageFinding';
import { type StageRow, type StageTime, stageRows } from './stageRows';

export type { StageTime };

export interface StageWaterfallProps extends ChartFrameText {
  stages: readonly StageTime[];
  /** The same stages as published; adds the column "change". */
  published?: readonly StageTime[];
  /** What passes through them; messages where it is not said. */
  words?: { one: string; many: string };
}

const MESSAGES = { one: 'message', many: 'messages' };

/** Head of the numbers. */
const HEAD = 'mean ms';
const ROW = 19;
const TOP = 22;
/** Room for the word beside an assumed bar and the value after it, in px. */
const ASSUMED_ROOM = 90;
/** Shortest time that a stage is drawn for, ms. */
const LEAST_MS = 0.5;
/** Most of the width that labels take. */
const LABEL_SHARE = 0.54;
const KINDS = { work: 'work', wait: 'waiting', assumed: 'assumed' } as const;

/** Stages that round to nothing, now and as published, stand in the table alone. */
const isSeen = ({ kind, meanMs, changeMs }: StageRow) =>
  kind === null || Math.max(meanMs, meanMs - (changeMs ?? 0)) >= LEAST_MS;

function describe(rows: readonly StageRow[]): string {
  const text = rows.map((row) => `${row.label} ${formatNumber(row.meanMs)} ms`);
  return `Mean time by stage, one after another. ${text.join(', ')}.`;
}

function table(rows: readonly StageRow[], changed: boolean): TwinData {
  return {
    columns: ['Stage', 'path', 'kind', 'mean, ms', ...(changed ? ['change, ms'] : [])],
    rows: rows.map((row) => [
      row.label,
      row.path,
      row.kind ? KINDS[row.kind] : 'total',
      formatNumber(row.meanMs, 1),
      ...(changed ? [row.changeMs === null ? 'none' : formatSigned(row.changeMs, 1)] : []),
    ]),
  };
}

/** Where the roundtrip goes: request and response, stage after stage. */
export function StageWaterfall(props: StageWaterfallProps) {
  const { stages, published, words = MESSAGES } = props;
  const hatch = useId();
  const all = stageRows(stages, published);
  const rows = all.filter(isSeen);
  const height = TOP + rows.length * ROW + 6;
  const total = sum(stages, (stage) => stage.meanMs);
  return (
    <ChartFrame
      title={props.title ?? stageFinding(stages, words.one)}
      subtitle={
        props.subtitle ??
        `Mean time of single ${words.many} by stage, simulated. Outlined: waiting.${stages.some(({ kind }) => kind === 'assumed') ? ' Hatched: assumed, mechanism not known.' : ''}`
      }
      stale={props.stale}
      description={describe(rows)}
      table={() => table(all, published !== undefined)}
      height={height}
      initialWidth={544}
    >
      {(width) => {
        const labels = max(rows, (row) => textWidth(row.label)) ?? 0;
        const left = Math.min(12 + labels + 10, LABEL_SHARE * width);
        const changeX = width - 4;
        const meanX = published ? width - 48 : width - 4;
        const x = scaleLinear([0, total || 1], [left, meanX - (width < 420 ? 40 : 60)]);
        const ticks = x.ticks(width < 420 ? 3 : 4);
        const clear = clearTicks(ticks, x);
        const digits = tickDigits(ticks);
        const endOf = (tick: number) => x(tick) + textWidth(formatNumber(tick, digits)) / 2;
        return (
          <>
            <Hatch id={hatch} />
            {ticks.map((tick) => (
              <g key={tick}>
                {clear.has(tick) && endOf(tick) + 8 < meanX - textWidth(HEAD) && (
                  <text className={styles.tick} x={x(tick)} y={10} textAnchor="middle">
                    {formatNumber(tick, digits)}
                  </text>
                )}
                <Rule look="grid" x={x(tick)} y={[TOP - 4, height]} />
              </g>
            ))}
            <text className={styles.axisTitle} x={meanX} y={10} textAnchor="end">
              {HEAD}
            </text>
            {published && (
              <text className={styles.axisTitle} x={changeX} y={10} textAnchor="end">
                change
              </text>
            )}
            {rows.map((row, index) => (
              <Row
                key={`${row.path} ${row.id}`}
                row={row}
                y={TOP + index * ROW}
                x={x}
                meanX={meanX}
                changeX={changeX}
                hatch={hatch}
                last={index === rows.length - 1}
              />
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}

function Row(props: {
  row: StageRow;
  y: number;
  x: (ms: number) => number;
  meanX: number;
  changeX: number;
  hatch: string;
  last: boolean;
}) {
  const { row, y, x, meanX, changeX, hatch, last } = props;
  const from = x(row.fromMs);
  const to = x(row.fromMs + row.meanMs);
  const baseline = y + 14;
  const head = row.kind === null;
  return (
    <g>
      <text className={head ? styles.rowHead : styles.rowLabel} x={head ? 0 : 12} y={baseline}>
        {row.label}
      </text>
      {row.kind === null ? (
        <path
          className={styles.bracket}
          d={`M${from} ${y + 6}v7M${from} ${y + 9.5}H${to}M${to} ${y + 6}v7`}
        />
      ) : (
        <>
          <StageBar
            kind={row.kind}
            hatch={hatch}
            x={from}
            y={y + 3}
            width={Math.max(0.5, to - from)}
            height={ROW - 6}
          />
          {!last && <Rule look="connector" x={to} y={[y + ROW - 3, y + ROW + 3]} />}
          {row.kind === 'assumed' && to + ASSUMED_ROOM < meanX && (
            <Label x={to + 6} y={baseline}>
              assumed
            </Label>
          )}
        </>
      )}
      <text
        className={head ? styles.valueStrong : styles.value}
        x={meanX}
        y={baseline}
        textAnchor="end"
      >
        {formatNumber(row.meanMs)}
      </text>
      {row.changeMs !== null && (
        <text
          className={Math.round(row.changeMs) === 0 ? styles.valueQuiet : styles.valueChanged}
          fontWeight={head ? 600 : 400}
          x={changeX}
          y={baseline}
          textAnchor="end"
        >
          {formatSigned(row.changeMs)}
        </text>
      )}
    </g>
  );
}
