import { countText, formatNumber, formatRate } from '../frame/format';
import { markedCell } from '../frame/marked';
import type { TwinCell, TwinData } from '../frame/TableTwin';
import { type DayHour, type DayHoursProps, VERDICT_WORDS } from './types';

const NONE = 'n/a';
const plain = (value: number): string => formatNumber(value, Math.abs(value) < 10 ? 1 : 0);

const simulated = (value: number, text: string, metric: string) => ({
  value,
  text,
  metric,
  kind: 'simulated' as const,
});

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
      markedCell(simulated(hour.carried, formatRate(hour.carried), 'hour.carried')),
      ...(loadNoun === null
        ? []
        : [
            hour.load === null
              ? NONE
              : markedCell(simulated(hour.load, plain(hour.load), 'hour.load')),
          ]),
      ...(measure === null ? [] : foundCells(hour, measure.id)),
      markedCell(simulated(hour.waiting.mean, formatNumber(hour.waiting.mean), 'hour.waiting')),
      VERDICT_WORDS[hour.verdict],
      hour.reason,
    ]),
  };
}

/** The limited measure and its band. */
function foundCells({ found }: DayHour, id: string): TwinCell[] {
  if (found === null) return [NONE, NONE];
  const marked = (value: number, end = '') => simulated(value, plain(value), id + end);
  return [
    markedCell(marked(found.mean)),
    markedCell(marked(found.low, '.bandLow'), '–', marked(found.high, '.bandHigh')),
  ];
}

/** The chart in words, for readers who do not see it. */
export function describeDay({ hours, noun }: DayHoursProps): string {
  const named = (verdict: 'band' | 'broken') =>
    hours.flatMap((hour) => (hour.verdict === verdict ? [hour.name] : []));
  const text = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '));
  const highest = Math.max(0, ...hours.map(({ waiting }) => waiting.mean));
  return `${countText(hours.length, 'hour')} of load. Broken: ${text(named('broken'))}. Within the band: ${text(named('band'))}. At most ${formatNumber(highest)} ${noun} wait.`;
}
