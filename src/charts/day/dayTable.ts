import { formatNumber, formatRate } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import { type DayHoursProps, VERDICT_WORDS } from './types';

const NONE = 'n/a';
const plain = (value: number): string => formatNumber(value, Math.abs(value) < 10 ? 1 : 0);

/** The hours as a table: one row each. */
export function dayTable({ hours, noun, measure, loadNoun }: DayHoursProps): TwinData {
  const hasPeaks = hours.some(({ peak }) => peak !== null);
  return {
    columns: [
      'Hour',
      `offered, ${noun}/s`,
      ...(hasPeaks ? [`highest row, ${noun}/s`] : []),
      `carried, ${noun}/s`,
      ...(loadNoun === null ? [] : [`needs, ${loadNoun}`]),
      ...(measure === null
        ? []
        : [`${measure.label}${measure.unit && `, ${measure.unit}`}`, 'predictive band']),
      `waiting at its end, ${noun}`,
      'verdict',
      'because of',
    ],
    rows: hours.map((hour) => [
      hour.name,
      formatRate(hour.offered),
      ...(hasPeaks ? [hour.peak === null ? NONE : formatRate(hour.peak)] : []),
      formatRate(hour.carried),
      ...(loadNoun === null ? [] : [hour.load === null ? NONE : plain(hour.load)]),
      ...(measure === null
        ? []
        : hour.found === null
          ? [NONE, NONE]
          : [plain(hour.found.mean), `${plain(hour.found.low)}–${plain(hour.found.high)}`]),
      formatNumber(hour.waiting.mean),
      VERDICT_WORDS[hour.verdict],
      hour.reason,
    ]),
  };
}

/** The chart in words, for readers who do not see it. */
export function describeDay({ hours, noun }: DayHoursProps): string {
  const named = (verdict: 'band' | 'broken') =>
    hours.flatMap((hour) => (hour.verdict === verdict ? [hour.name] : []));
  const text = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '));
  const highest = Math.max(0, ...hours.map(({ waiting }) => waiting.mean));
  return `${hours.length} hours of load. Broken: ${text(named('broken'))}. Within the band: ${text(named('band'))}. At most ${formatNumber(highest)} ${noun} wait.`;
}
