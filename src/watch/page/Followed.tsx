import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import styles from '../../charts/frame/charts.module.css';
import { cssLength } from '../../charts/frame/drawingUnit';
import { FigureFrame } from '../../charts/frame/FigureFrame';
import { formatNumber, withUnit } from '../../charts/frame/format';
import type { TwinData } from '../../charts/frame/TableTwin';
import { useWidth } from '../../charts/frame/useWidth';
import { StageBar } from '../../charts/marks/areas';
import { Hatch } from '../../charts/marks/Hatch';
import { Rule } from '../../charts/marks/lines';
import { inSentence } from '../../lab/view/format';
import type { WatchedStudy } from '../run/study';
import type { Journey, WatchedStage } from '../run/watched';
import { type Stretched, type Waterfall, type WaterfallRow, waterfallOf } from '../run/waterfall';
import { useWatchPart } from './context';
import { labelWidth } from './labelWidth';
import { nameOf } from './texts';
import own from './watch.module.css';

interface FollowedProps {
  journey: Journey;
  stages: readonly WatchedStage[];
  timeMs: number;
  onTurn: (direction: 1 | -1) => void;
  onLeave: () => void;
}

const ROW = 19;
const TOP = 24;
const PATHS = { request: 'Request', response: 'Response' } as const;

function finding(
  { message, isWhole }: Journey,
  { rows, ageMs, isOver }: Waterfall,
  study: WatchedStudy,
): string {
  const name = nameOf(message, study);
  const age = isWhole ? withUnit(ageMs, 'ms') : `more than ${withUnit(ageMs, 'ms')}`;
  const isAnswered = rows.some(({ stage }) => stage.path === 'response');
  if (isOver) return `${name} was ${isAnswered ? 'answered' : 'done'} after ${age}`;
  const now = rows.find(({ isNow }) => isNow)?.stage.label;
  return now ? `${name} is ${age} old: ${inSentence(now)}` : `${name} is not yet under way`;
}

function table(rows: readonly WaterfallRow[], hasPaths: boolean): TwinData {
  const means = hasPaths ? ['path', 'mean of the run, ms'] : [];
  return {
    columns: ['Stage', 'so far, ms', 'now', ...means],
    rows: rows.map(({ stage, passedMs, isNow }) => [
      stage.label,
      formatNumber(passedMs, 1),
      isNow ? 'here' : '',
      ...(hasPaths ? [stage.path ?? '', formatNumber(stage.meanMs ?? 0, 1)] : []),
    ]),
  };
}

function Row(props: {
  row: WaterfallRow;
  y: number;
  x: (ms: number) => number;
  valueX: number;
  hatch: string;
}) {
  const { row, y, x, valueX, hatch } = props;
  const { stage, passed, passedMs, toCome, isNow } = row;
  const widthOf = ({ fromMs, toMs }: Stretched) => Math.max(1, x(toMs) - x(fromMs));
  return (
    <g className={isNow ? own.now : undefined}>
      <text className={styles.rowLabel} x={12} y={y + 14}>
        {stage.label}
      </text>
      {passed.map((one) => (
        <StageBar
          key={one.fromMs}
          kind={stage.kind === 'line' ? 'wait' : stage.kind}
          hatch={hatch}
          x={x(one.fromMs)}
          y={y + 3}
          width={widthOf(one)}
          height={ROW - 6}
        />
      ))}
      {toCome && (
        <rect
          className={own.toCome}
          data-mark="to-come"
          x={x(toCome.fromMs)}
          y={y + 3}
          width={widthOf(toCome)}
          height={ROW - 6}
        />
      )}
      <text
        className={toCome ? styles.valueQuiet : styles.value}
        x={valueX}
        y={y + 14}
        textAnchor="end"
      >
        {isNow
          ? `${formatNumber(passedMs)} so far`
          : formatNumber(toCome ? (stage.meanMs ?? 0) : passedMs)}
      </text>
    </g>
  );
}

/** The way of the followed message: what has passed, and what is still to come at the means of the run. */
export function Followed({ journey, stages, timeMs, onTurn, onLeave }: FollowedProps) {
  const hatch = useId();
  const [ref, width] = useWidth<HTMLDivElement>(640);
  const waterfall = waterfallOf(journey, stages, timeMs);
  const { rows, ageMs, endMs } = waterfall;
  const hasPaths = stages.some(({ path }) => path !== null);
  const ofPath = (path: 'request' | 'response') => rows.filter(({ stage }) => stage.path === path);
  const lines = hasPaths
    ? [...(['request', 'response'] as const).flatMap((path) => [path, ...ofPath(path)])]
    : rows;
  const height = TOP + lines.length * ROW + 4;
  const labels = rows.map(({ stage }) => stage.label);
  const left = labelWidth(labels, Math.min(190, 0.45 * width), 0.5 * width);
  const x = scaleLinear([0, Math.max(endMs, 1)], [left, width - 84]);
  const { study } = useWatchPart();
  const title = finding(journey, waterfall, study);
  return (
    <FigureFrame
      title={title}
      subtitle={`Filled: at work. Outlined: waiting.${hasPaths ? ' Dashed: still to come, at the mean of the run. Hatched: assumed.' : ''}`}
      table={() => table(rows, hasPaths)}
    >
      <p className={own.turns}>
        <button type="button" className={own.small} onClick={() => onTurn(-1)}>
          Previous
        </button>
        <button type="button" className={own.small} onClick={() => onTurn(1)}>
          Next
        </button>
        <button type="button" className={own.small} onClick={onLeave}>
          Leave
        </button>
      </p>
      <div ref={ref}>
        <svg
          translate="no"
          className={own.waterfall}
          role="img"
          aria-label={`${title}. ${rows
            .filter(({ passedMs }) => passedMs > 0)
            .map(({ stage, passedMs }) => `${stage.label} ${withUnit(passedMs, 'ms', 1)}`)
            .join(', ')}.`}
          viewBox={`0 0 ${width} ${height}`}
          style={{ height: cssLength(height) }}
        >
          <Hatch id={hatch} />
          {x.ticks(width < 420 ? 3 : 5).map((tick) => (
            <g key={tick}>
              <text className={styles.tick} x={x(tick)} y={10} textAnchor="middle">
                {formatNumber(tick)}
              </text>
              <Rule look="grid" x={x(tick)} y={[TOP - 6, height]} />
            </g>
          ))}
          <text className={styles.axisTitle} x={width - 4} y={10} textAnchor="end">
            ms
          </text>
          {lines.map((line, index) =>
            typeof line === 'string' ? (
              <text key={line} className={styles.rowHead} x={0} y={TOP + index * ROW + 14}>
                {PATHS[line]}
              </text>
            ) : (
              <Row
                key={`${line.stage.path} ${line.stage.id}`}
                row={line}
                y={TOP + index * ROW}
                x={x}
                valueX={width - 4}
                hatch={hatch}
              />
            ),
          )}
          <line
            data-mark="age"
            className={own.nowLine}
            x1={x(ageMs)}
            x2={x(ageMs)}
            y1={TOP - 8}
            y2={height}
          />
        </svg>
      </div>
    </FigureFrame>
  );
}
