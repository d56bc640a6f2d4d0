import { min } from 'd3-array';
import { formatNumber } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import type { ChartFrameText } from '../frame/types';
import { Dot, Ring } from '../marks/points';
import { Diamond } from '../marks/shapes';
import { RatioRows } from './RatioRows';

/** How predictors fared with a quantity: medians of the sizes of their errors, %. */
export interface PredictedQuantity {
  id: string;
  name: string;
  simulator: number;
  /** Other ways to predict; one that was not tried is absent. */
  meanValueAnalysis?: number;
  regression?: number;
  nearest?: number;
}

export interface PredictorRowsProps extends ChartFrameText {
  rows: readonly PredictedQuantity[];
}

const RADIUS = 4;
const DIAMOND = 5.5;

const NAMES = {
  meanValueAnalysis: 'mean value analysis',
  regression: 'regression',
  nearest: 'nearest configuration',
} as const;
const OTHERS = ['meanValueAnalysis', 'regression', 'nearest'] as const;

/** The least error of the others; not a number where there is none. */
const bestOther = (row: PredictedQuantity): number =>
  min(OTHERS, (other) => row[other]) ?? Number.NaN;

function finding(rows: readonly PredictedQuantity[]): string {
  const ratios = rows.map((row) => bestOther(row) / row.simulator);
  const least = ratios.filter((ratio) => ratio > 1);
  const [from, to] = [Math.min(...least), Math.max(...least)].map((ratio) =>
    formatNumber(ratio, 1),
  );
  const by = least.length === 0 ? '' : `; the next best errs ${from} to ${to} times as much`;
  return `The simulator’s median error is the least in ${least.length} of ${rows.length} quantities${by}`;
}

const errorsText = (row: PredictedQuantity): string =>
  [
    `simulator ${formatNumber(row.simulator, 1)}`,
    ...OTHERS.flatMap((other) =>
      row[other] === undefined ? [] : [`${NAMES[other]} ${formatNumber(row[other], 1)}`],
    ),
  ].join(', ');

const table = (rows: readonly PredictedQuantity[]): TwinData => ({
  columns: ['Quantity', 'simulator, %', ...OTHERS.map((other) => `${NAMES[other]}, %`)],
  rows: rows.map((row) => [
    row.name,
    formatNumber(row.simulator, 1),
    ...OTHERS.map((other) => (row[other] === undefined ? '' : formatNumber(row[other], 1))),
  ]),
});

/** Each quantity with the median error of predictions by the simulator and by simpler ways. */
export function PredictorRows(props: PredictorRowsProps) {
  const { rows } = props;
  const errors = rows.flatMap((row) => [
    row.simulator,
    ...OTHERS.flatMap((other) => row[other] ?? []),
  ]);
  return (
    <RatioRows
      title={props.title ?? finding(rows)}
      subtitle={
        props.subtitle ??
        'Median error of predictions of test cases that the fit did not see, %. Dot: the simulator. Blue diamond: mean value analysis. Grey diamond: regression on the knobs. Ring: the nearest measured configuration.'
      }
      stale={props.stale}
      description={`${finding(rows)}. Median errors in percent: ${rows
        .map((row) => `${row.name}: ${errorsText(row)}`)
        .join('; ')}.`}
      table={() => table(rows)}
      rows={rows}
      ends={[Math.min(...errors), Math.max(...errors)]}
      axisTitle="median error, %"
    >
      {({ simulator, meanValueAnalysis, regression, nearest }, x, y) => (
        <>
          {regression !== undefined && (
            <Diamond look="context" data-mark="regression" cx={x(regression)} cy={y} r={DIAMOND} />
          )}
          {meanValueAnalysis !== undefined && (
            <Diamond
              look="heldOut"
              data-mark="mean-value-analysis"
              cx={x(meanValueAnalysis)}
              cy={y}
              r={DIAMOND}
            />
          )}
          {nearest !== undefined && <Ring data-mark="nearest" cx={x(nearest)} cy={y} r={RADIUS} />}
          <Dot data-mark="simulator" cx={x(simulator)} cy={y} r={RADIUS} />
        </>
      )}
    </RatioRows>
  );
}
