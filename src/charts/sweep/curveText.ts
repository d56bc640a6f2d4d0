import { formatNumber, intervalText, withUnit } from '../frame/format';
import { markedCell } from '../frame/marked';
import type { TwinCell, TwinData } from '../frame/TableTwin';
import type { CurvePoint, SweepCurveProps } from './types';

/** A number of the quantity with its unit; none after a pure count. */
const valueText = (value: number, { measure, digits }: SweepCurveProps): string =>
  measure.unit === '' ? formatNumber(value, digits) : withUnit(value, measure.unit, digits);

const rangeText = (ends: { low: number; high: number }, digits: number): string =>
  intervalText(ends, digits, ' to ');

/** What is to be said of a point beside its numbers. */
function noteOf({ isBeyond, isUnstable }: CurvePoint): string {
  const notes = [isBeyond ? 'not measured' : '', isUnstable ? 'did not settle' : ''];
  return notes.filter((note) => note !== '').join(', ');
}

/** Lines beside a point that hover or focus names. */
export function pointLines(point: CurvePoint, props: SweepCurveProps) {
  const { digits } = props;
  const { low, high, band, runs } = point;
  const note = noteOf(point);
  return [
    { text: `${props.over.label} ${point.name}`, bold: true },
    { text: valueText(point.mean, props) },
    ...(runs > 1 ? [{ text: `95 % of ${runs} runs: ${rangeText({ low, high }, digits)}` }] : []),
    ...(band ? [{ text: `90 % band: ${rangeText(band, digits)}` }] : []),
    ...(note === '' ? [] : [{ text: note }]),
  ];
}

export const pointDescription = (point: CurvePoint, props: SweepCurveProps): string =>
  pointLines(point, props)
    .map(({ text }) => text)
    .join(', ');

/** A curve in words. */
export function curveDescription(props: SweepCurveProps): string {
  const { measure, over, points, rings, digits, knee } = props;
  const each = points.map(({ name, mean }) => `${name}: ${formatNumber(mean, digits)}`);
  const own = rings.filter(({ isContext }) => !isContext);
  return [
    `${measure.label} over ${over.label}, simulated. ${each.join('; ')}.`,
    ...own.map(({ name, y }) => `Measured ${name}: ${formatNumber(y, digits)}.`),
    ...(knee === null || knee === undefined ? [] : [`Knee at ${formatNumber(knee)}.`]),
  ].join(' ');
}

/** The table of a curve: simulated points, then what is measured on it. */
export function curveTable(props: SweepCurveProps): TwinData {
  const { measure, over, points, rings, digits } = props;
  const withUnitOf = (label: string, unit: string) => (unit === '' ? label : `${label}, ${unit}`);
  const marked = (value: number, kind: 'simulated' | 'measured', metric: string) => ({
    value,
    text: formatNumber(value, digits),
    metric,
    kind,
  });
  const simulated = (value: number, end = ''): TwinCell =>
    markedCell(marked(value, 'simulated', measure.id + end));
  return {
    columns: [
      withUnitOf(over.label, over.unit),
      withUnitOf(measure.label, measure.unit),
      '95 % of runs, from',
      'to',
      '90 % predictive band, from',
      'to (band)',
      'runs',
      'measured',
      'note',
    ],
    rows: points.map((point) => {
      const { name, x, mean, low, high, band, runs } = point;
      const found = rings.filter((ring) => !ring.isContext && ring.x === x);
      return [
        name,
        simulated(mean),
        runs > 1 ? simulated(low, '.low') : 'n/a',
        runs > 1 ? simulated(high, '.high') : 'n/a',
        band ? simulated(band.low, '.bandLow') : 'n/a',
        band ? simulated(band.high, '.bandHigh') : 'n/a',
        formatNumber(runs),
        markedCell(
          ...found.flatMap((ring, place) => [
            place === 0 ? '' : ', ',
            marked(ring.y, 'measured', measure.id),
            ` (${ring.name})`,
          ]),
        ),
        noteOf(point),
      ];
    }),
  };
}
