import { max, median } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { VerticalAxis } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { formatError, formatNumber, formatShare } from '../frame/format';
import { tickDigits } from '../frame/tickDigits';
import type { ChartFrameText } from '../frame/types';
import { Label } from '../marks/Label';
import { Rule } from '../marks/lines';
import { Dot } from '../marks/points';
import { Diamond } from '../marks/shapes';

export interface ErrorSlopesProps extends ChartFrameText {
  /** Such as "Throughput". */
  label: string;
  /** Errors of a configuration, fitted and predicted: simulated over measured, minus one. */
  pairs: readonly { id: string; inSample: number; heldOut: number }[];
}

const HEIGHT = 300;
const TOP = 28;
const BOTTOM = 16;
const LEFT = 44;
const NAMED = 3;
const LABEL_GAP = 14;

/** Errors beyond this share are drawn at the edge and named with their value. */
const LARGEST = 0.6;

const size = (value: number) => Math.abs(value);
const middle = (values: readonly number[]) => median(values, size) ?? 0;

function finding({ label, pairs }: ErrorSlopesProps): string {
  const inSample = middle(pairs.map((pair) => pair.inSample));
  const heldOut = middle(pairs.map((pair) => pair.heldOut));
  return `${label}: ${formatShare(inSample)} in sample, ${formatShare(heldOut)} held out`;
}

/** The configurations that lose most, from top to bottom, with labels that keep apart. */
function labelled(pairs: ErrorSlopesProps['pairs'], y: (value: number) => number) {
  const worst = [...pairs]
    .sort((a, b) => size(b.heldOut) - size(b.inSample) - (size(a.heldOut) - size(a.inSample)))
    .slice(0, NAMED)
    .sort((a, b) => size(b.heldOut) - size(a.heldOut));
  let last = Number.NEGATIVE_INFINITY;
  return worst.map(({ id, heldOut }) => {
    last = Math.max(y(size(heldOut)) + 4, last + LABEL_GAP);
    const text = size(heldOut) > LARGEST ? `${id} ${formatShare(size(heldOut), 0)}` : id;
    return { id, text, at: last };
  });
}

/** Absolute errors with and without the configuration's test case in the fit, joined by a line each. */
export function ErrorSlopes(props: ErrorSlopesProps) {
  const { pairs } = props;
  const largest = max(pairs, (pair) => Math.max(size(pair.inSample), size(pair.heldOut))) ?? 0.1;
  const y = scaleLinear([0, Math.min(largest, LARGEST)], [HEIGHT - BOTTOM, TOP])
    .nice(5)
    .clamp(true);
  const percents = y.ticks(5).map((tick) => 100 * tick);
  const digits = tickDigits(percents);
  return (
    <ChartFrame
      title={props.title ?? finding(props)}
      subtitle={
        props.subtitle ?? 'Absolute error, %, one line per configuration; strong line: medians'
      }
      description={`${finding(props)}, median absolute error of ${pairs.length} configurations.`}
      table={() => ({
        columns: ['Configuration', 'in sample', 'held out'],
        rows: pairs.map(({ id, inSample, heldOut }) => [
          id,
          formatError(inSample),
          formatError(heldOut),
        ]),
      })}
      height={HEIGHT}
      initialWidth={352}
    >
      {(width) => {
        const [from, to] = [LEFT + 40, width - 88];
        const inSample = middle(pairs.map((pair) => pair.inSample));
        const heldOut = middle(pairs.map((pair) => pair.heldOut));
        return (
          <>
            <VerticalAxis
              x={LEFT}
              to={width}
              ticks={percents.map((percent) => ({
                at: y(percent / 100),
                label: formatNumber(percent, digits),
              }))}
            />
            <text className={styles.rowHead} x={from} y={14} textAnchor="middle">
              in sample
            </text>
            <text className={styles.rowHead} x={to} y={14} textAnchor="middle">
              held out
            </text>
            {pairs.map((pair) => (
              <Rule
                key={pair.id}
                look="pair"
                x={[from, to]}
                y={[y(size(pair.inSample)), y(size(pair.heldOut))]}
              />
            ))}
            {pairs.map((pair) => (
              <g key={pair.id}>
                <Dot
                  look="swarm"
                  data-mark="in-sample"
                  cx={from}
                  cy={y(size(pair.inSample))}
                  r={3.5}
                />
                <Diamond data-mark="held-out" cx={to} cy={y(size(pair.heldOut))} r={4} />
              </g>
            ))}
            <Rule look="pairs" x={[from, to]} y={[y(inSample), y(heldOut)]} />
            {labelled(pairs, y).map(({ id, text, at }) => (
              <Label key={id} x={to + 10} y={at}>
                {text}
              </Label>
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}
