import { formatNumber } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import type { ChartFrameText } from '../frame/types';
import { Interval } from '../marks/lines';
import { Dot } from '../marks/points';
import { Diamond } from '../marks/shapes';
import { RatioRows } from './RatioRows';

/** What predictions without a part of the model cost, over those with it. */
export interface Worth {
  id: string;
  name: string;
  /** Of all predictions. */
  ratio: number;
  /** But for one group each. */
  folds: readonly { name: string; ratio: number }[];
  /** 95 % interval of the ratio of all. */
  interval: readonly [low: number, high: number];
}

export interface WorthRowsProps extends ChartFrameText {
  rows: readonly Worth[];
}

const RADIUS = 3;
const DIAMOND = 5;

/** Whether it predicts better with the part than without. */
const isWorth = (ratio: number): boolean => ratio >= 1;

function finding({ rows }: WorthRowsProps): string {
  const told = rows.filter(({ interval: [low] }) => low > 1).length;
  return `${told} of ${rows.length} mechanisms lower what predictions cost by more than the choice of test cases explains`;
}

const describe = (props: WorthRowsProps): string =>
  `${finding(props)}. Cost of predictions without each over those with it: ${props.rows
    .map(
      ({ name, ratio, interval }) =>
        `${name} ${formatNumber(ratio, 2)}, from ${interval.map((end) => formatNumber(end, 2)).join(' to ')}`,
    )
    .join('; ')}.`;

const table = ({ rows }: WorthRowsProps): TwinData => ({
  columns: ['Mechanism', 'without counting', 'cost without over with'],
  rows: rows.flatMap((row) =>
    [
      { name: 'nothing', ratio: row.ratio },
      { name: 'nothing, least of 95 %', ratio: row.interval[0] },
      { name: 'nothing, most of 95 %', ratio: row.interval[1] },
      ...row.folds,
    ].map(({ name, ratio }) => [row.name, name, formatNumber(ratio, 3)]),
  ),
});

/** Each part of a model by what predictions cost without it, all of them and without one group each. */
export function WorthRows(props: WorthRowsProps) {
  const { rows } = props;
  const ratios = rows.flatMap(({ ratio, folds, interval }) => [
    ratio,
    ...interval,
    ...folds.map((fold) => fold.ratio),
  ]);
  return (
    <RatioRows
      title={props.title ?? finding(props)}
      subtitle={
        props.subtitle ??
        'What predictions of left-out test cases cost, without the mechanism over with it. Dot: all test cases, line: its 95 % interval by drawing test cases anew. Diamonds: all but one each, grey where predictions are better without the mechanism. Upright: no difference.'
      }
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      rows={rows}
      ends={[Math.min(1, ...ratios), Math.max(1, ...ratios)]}
      axisTitle="cost without over cost with"
    >
      {({ ratio: ofAll, folds, interval: [low, high] }, x, y) => (
        <>
          <Interval data-mark="interval" x={[x(low), x(high)]} y={y} />
          {folds.map(({ name, ratio }) => (
            <Diamond
              key={name}
              look={isWorth(ratio) ? 'heldOut' : 'context'}
              data-mark={isWorth(ratio) ? 'worth' : 'not-worth'}
              cx={x(ratio)}
              cy={y}
              r={DIAMOND}
            />
          ))}
          <Dot data-mark="all" cx={x(ofAll)} cy={y} r={RADIUS} />
        </>
      )}
    </RatioRows>
  );
}
