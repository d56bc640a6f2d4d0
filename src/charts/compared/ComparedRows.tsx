import { extent, max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { clearTicks } from '../frame/clearTicks';
import { formatNumber, formatSigned, withUnit } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import { textWidth } from '../frame/textWidth';
import { tickDigits } from '../frame/tickDigits';
import type { ChartFrameText } from '../frame/types';
import { Gliding } from '../marks/Gliding';
import { Rule } from '../marks/lines';
import compared from './compared.module.css';
import { ScenarioMark } from './ScenarioMark';
import type { ComparedScenario, Spread } from './types';

/** A number of each scenario, such as the time of a stage. */
export interface ComparedRow {
  id: string;
  label: string;
  /** By scenario; null where one has none. */
  values: readonly (number | null)[];
  /** Of each scenario against the first; null where none is known. */
  changes: readonly (Spread | null)[];
}

export interface ComparedRowsProps extends ChartFrameText {
  title: string;
  subtitle: string;
  scenarios: readonly ComparedScenario[];
  rows: readonly ComparedRow[];
  unit: string;
  /** The end of the axis where the values have one, such as 100 %. */
  most?: number;
}

const ROW = 22;
const TOP = 24;
const CHANGE_WIDTH = 42;
/** Most of the width that labels take. */
const LABEL_SHARE = 0.46;

const cut = (label: string, width: number): string => {
  if (textWidth(label) <= width) return label;
  let short = label;
  while (short.length > 4 && textWidth(`${short}…`) > width) short = short.slice(0, -1).trimEnd();
  return `${short}…`;
};

const shown = (value: number | null | undefined, unit: string): string =>
  value == null ? 'none' : withUnit(value, unit, 1);

function describe({ rows, scenarios, unit, title }: ComparedRowsProps): string {
  const each = rows.map(({ label, values }) => {
    const told = scenarios.map(({ letter }, index) => `${letter} ${shown(values[index], unit)}`);
    return `${label}: ${told.join(', ')}`;
  });
  return `${title}. ${each.join('; ')}.`;
}

function table({ rows, scenarios, unit }: ComparedRowsProps): TwinData {
  const others = scenarios.slice(1);
  const first = scenarios[0]?.letter ?? '';
  return {
    columns: [
      'Part',
      ...scenarios.map(({ letter }) => `${letter}, ${unit}`),
      ...others.flatMap(({ letter }) => [`${letter} − ${first}`, `± of ${letter} − ${first}`]),
    ],
    rows: rows.map(({ label, values, changes }) => [
      label,
      ...scenarios.map((_, index) => {
        const value = values[index];
        return value == null ? 'none' : formatNumber(value, 1);
      }),
      ...others.flatMap((_, index) => {
        const change = changes[index + 1];
        return change
          ? [formatSigned(change.mean, 1), formatNumber((change.high - change.low) / 2, 2)]
          : ['none', 'none'];
      }),
    ]),
  };
}

/** A number of several scenarios on one line for each part: marks by scenario, at the right the differences from the first. */
export function ComparedRows(props: ComparedRowsProps) {
  const { scenarios, rows, unit, most } = props;
  const others = scenarios.slice(1);
  const first = scenarios[0]?.letter ?? '';
  const height = TOP + rows.length * ROW + 6;
  const top = max(rows, ({ values }) => max(values, (value) => value ?? 0)) ?? 0;
  return (
    <ChartFrame
      title={props.title}
      subtitle={props.subtitle}
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      height={height}
      initialWidth={350}
    >
      {(width) => {
        const labels = max(rows, ({ label }) => textWidth(label)) ?? 0;
        const left = Math.min(labels + 14, LABEL_SHARE * width);
        const right = width - others.length * CHANGE_WIDTH - 14;
        const x = scaleLinear([0, Math.max(most ?? top, 1e-6)], [left + 6, right]);
        const ticks = x.ticks(width < 420 ? 3 : 4);
        const clear = clearTicks(ticks, x);
        const digits = tickDigits(ticks);
        return (
          <>
            {ticks.map((tick, index) => (
              <g key={tick}>
                {clear.has(tick) && (
                  <text className={styles.tick} x={x(tick)} y={11} textAnchor="middle">
                    {formatNumber(tick, digits)}
                    {index === ticks.length - 1 && <tspan>{` ${unit}`}</tspan>}
                  </text>
                )}
                <Rule look="grid" x={x(tick)} y={[TOP - 6, height]} />
              </g>
            ))}
            {others.map(({ letter }, index) => (
              <text
                key={letter}
                className={styles.axisTitle}
                x={width - (others.length - 1 - index) * CHANGE_WIDTH}
                y={11}
                textAnchor="end"
              >
                {letter} − {first}
              </text>
            ))}
            {rows.map(({ id, label, values, changes }, index) => {
              const y = TOP + (index + 0.5) * ROW;
              const [low, high] = extent(values.filter((value) => value !== null));
              return (
                <g key={id} data-row={id}>
                  <text className={styles.rowLabel} x={0} y={y + 4}>
                    {cut(label, left - 8)}
                  </text>
                  {low !== undefined && high !== undefined && (
                    <line className={compared.span} x1={x(low)} x2={x(high)} y1={y} y2={y} />
                  )}
                  {scenarios.map((scenario, at) => {
                    const value = values[at];
                    return value == null ? null : (
                      <Gliding key={scenario.letter} x={x(value)} y={y}>
                        <ScenarioMark {...scenario} />
                      </Gliding>
                    );
                  })}
                  <Letters scenarios={scenarios} values={values} x={x} y={y} />
                  {others.map(({ letter }, at) => {
                    const change = changes[at + 1];
                    const isTold = change && (change.low > 0 || change.high < 0);
                    return (
                      <text
                        key={letter}
                        className={isTold ? styles.valueStrong : styles.valueQuiet}
                        data-change={letter}
                        x={width - (others.length - 1 - at) * CHANGE_WIDTH}
                        y={y + 4}
                        textAnchor="end"
                      >
                        {change
                          ? formatSigned(change.mean, Math.abs(change.mean) < 10 ? 1 : 0)
                          : ''}
                      </text>
                    );
                  })}
                </g>
              );
            })}
          </>
        );
      }}
    </ChartFrame>
  );
}

/** Least distance of two marks between which letters have room, px. */
const LETTER_ROOM = 14;

/** Letters beside the outermost marks, where these stand far enough apart. */
function Letters(props: {
  scenarios: readonly ComparedScenario[];
  values: readonly (number | null)[];
  x: (value: number) => number;
  y: number;
}) {
  const { scenarios, values, x, y } = props;
  const placed = scenarios
    .flatMap(({ letter }, index) => {
      const value = values[index];
      return value == null ? [] : [{ letter, at: x(value) }];
    })
    .sort((a, b) => a.at - b.at);
  const [left, right] = [placed[0], placed.at(-1)];
  if (!left || !right || right.at - left.at < LETTER_ROOM) return null;
  return (
    <>
      <text className={compared.letter} x={left.at - 9} y={y + 4} textAnchor="end">
        {left.letter}
      </text>
      <text className={compared.letter} x={right.at + 9} y={y + 4}>
        {right.letter}
      </text>
    </>
  );
}
