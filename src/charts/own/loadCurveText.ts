import { formatNumber, withUnit } from '../frame/format';
import { markedCell } from '../frame/marked';
import type { LabelLine } from '../frame/placeLabels';
import type { TwinCell, TwinData } from '../frame/TableTwin';
import type { BandPoint, LoadCurveProps, MeasuredPoint, SimulatedPoint } from './types';

const NONE = 'n/a';

const roleOf = ({ isKeptBack }: MeasuredPoint): string => (isKeptBack ? 'kept back' : 'fitted');

/** A load with all that is known of it. */
export interface LoadPoint {
  load: number;
  measured: readonly MeasuredPoint[];
  simulated: SimulatedPoint | null;
  band: BandPoint | null;
}

/** Every load at which something was measured or simulated, ascending. */
export function pointsOf({ measured, simulated, band }: LoadCurveProps): LoadPoint[] {
  const loads = [...new Set([...measured, ...simulated].map(({ load }) => load))];
  return loads
    .sort((a, b) => a - b)
    .map((load) => ({
      load,
      measured: measured.filter((one) => one.load === load),
      simulated: simulated.find((one) => one.load === load) ?? null,
      band: band.find((one) => one.load === load) ?? null,
    }));
}

const endText = ({ low, high }: BandPoint, digits: number): string =>
  high === null
    ? `from ${formatNumber(low, digits)}`
    : `${formatNumber(low, digits)}\u2013${formatNumber(high, digits)}`;

/** Lines beside a load that hover or focus names. */
export function pointLines(point: LoadPoint, props: LoadCurveProps): LabelLine[] {
  const { digits, measure } = props;
  const { simulated, band } = point;
  const text = (value: number) => withUnit(value, measure.unit, digits);
  return [
    { text: props.nameOf(point.load), bold: true },
    ...point.measured.map((one) => ({ text: `measured ${text(one.value)}, ${roleOf(one)}` })),
    ...(simulated ? [{ text: `simulated ${text(simulated.mean)}` }] : []),
    ...(simulated && simulated.runs > 1
      ? [{ text: `95 % of ${simulated.runs} runs: ${endText(simulated, digits)}` }]
      : []),
    ...(simulated?.isUnstable ? [{ text: 'did not settle' }] : []),
    ...(band ? [{ text: `90 % band: ${endText(band, digits)}` }] : []),
  ];
}

export const pointDescription = (point: LoadPoint, props: LoadCurveProps): string =>
  pointLines(point, props)
    .map(({ text }) => text)
    .join(', ');

/** The chart in words. */
export function curveDescription(props: LoadCurveProps): string {
  const { measure, loads, measured, simulated, digits, bound, knee, target, nameOf } = props;
  const told = (values: readonly { load: number; value: number }[]) =>
    values.map(({ load, value }) => `${nameOf(load)}: ${formatNumber(value, digits)}`).join('; ');
  const lines = (of: readonly LabelLine[]) => of.map(({ text }) => text).join(' ');
  return [
    `${measure.label} in ${measure.unit} over ${loads.label}.`,
    ...(measured.length > 0 ? [`Measured ${told(measured)}.`] : []),
    ...(simulated.length > 0
      ? [`Simulated ${told(simulated.map(({ load, mean }) => ({ load, value: mean })))}.`]
      : []),
    ...(bound ? [`Bound: ${lines(bound.lines)}.`] : []),
    ...(knee === null ? [] : [`Knee at ${formatNumber(knee, 1)}.`]),
    ...(target ? [`Target: ${lines(target.lines)}.`] : []),
  ].join(' ');
}

/** The table of the chart: every load with what was measured, simulated and expected there. */
export function curveTable(props: LoadCurveProps): TwinData {
  const { measure, loads, digits, law } = props;
  const marked = (value: number, kind: 'simulated' | 'measured', end = ''): TwinCell =>
    markedCell({
      value,
      text: formatNumber(value, digits),
      metric: measure.id + end,
      kind,
    });
  const withLaw = law.length > 0;
  return {
    columns: [
      loads.label,
      `measured, ${measure.unit}`,
      'use',
      `simulated, ${measure.unit}`,
      '95 % of runs, from',
      'to',
      '90 % band, from',
      'to (band)',
      ...(withLaw ? ['scalability law'] : []),
    ],
    rows: pointsOf(props).map(({ load, measured, simulated, band }) => {
      const [first] = measured;
      const ofLaw = law.find((one) => one.load === load);
      const hasInterval = simulated !== null && simulated.runs > 1;
      return [
        formatNumber(load, Number.isInteger(load) ? 0 : 1),
        first ? marked(first.value, 'measured') : NONE,
        first ? roleOf(first) : '',
        simulated ? marked(simulated.mean, 'simulated') : NONE,
        hasInterval ? marked(simulated.low, 'simulated', '.low') : NONE,
        hasInterval ? marked(simulated.high, 'simulated', '.high') : NONE,
        band ? formatNumber(band.low, digits) : NONE,
        band && band.high !== null ? formatNumber(band.high, digits) : NONE,
        ...(withLaw ? [ofLaw ? formatNumber(ofLaw.value, digits) : NONE] : []),
      ];
    }),
  };
}
