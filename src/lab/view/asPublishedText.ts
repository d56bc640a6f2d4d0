import { erratumIn, ledgerOf, type StudyIndex } from '../../comparison/studyIndex';
import type { StudyMetrics } from '../../comparison/studyMetrics';
import type { Outcome } from '../types';
import { andList, formatNumber, inSentence, withUnit } from './format';

interface Known {
  index: StudyIndex;
  metrics: StudyMetrics;
  /** Of which what was measured is told. */
  outcomes: readonly Outcome[];
  /** A configuration's label for readers. */
  textOf: (label: string) => string;
}

/** What was measured of a configuration, such as "throughput 74 messages/s and roundtrip 298 ms"; empty for nothing. */
export function measuredText(
  { index, outcomes }: Pick<Known, 'index' | 'outcomes'>,
  label: string,
): string {
  const found = index.configurations.find(({ id }) => id === label)?.measured;
  return andList(
    outcomes.flatMap(({ label: name, metric, unit }) => {
      const value = found?.[metric] ?? null;
      const misprint = erratumIn(index, label, metric) ? ' (a misprint)' : '';
      return value === null
        ? []
        : [`${inSentence(name)} ${withUnit(formatNumber(value), unit)}${misprint}`];
    }),
  );
}

/** What the model misses of a configuration, such as "request (median) of 19-A"; empty for nothing. */
function missedText({ index, metrics, textOf }: Known, label: string): string {
  const missed = ledgerOf(index, `${metrics.study}/${label}`);
  const names = missed.map(({ metric }) => inSentence(metrics.textOf(metric)));
  return missed.length === 0 ? '' : `${andList(names)} of ${textOf(label)}`;
}

/**
 * Says of a changed scenario that it is one that was measured, with what was; or, of the configuration it was made from, that
 * no setting differs that acts. Empty where it is none. `labels` are the configurations with its settings.
 */
export function asPublishedText(known: Known, labels: readonly string[], own: string): string {
  const [first] = labels;
  if (first === undefined) return '';
  if (labels.includes(own))
    return `This is still ${known.textOf(own)}: no setting that acts here differs.`;
  const isOne = labels.length === 1;
  const names = andList(labels.map(known.textOf));
  const measured = labels
    .map((label) => [isOne ? '' : `${known.textOf(label)} `, measuredText(known, label)] as const)
    .flatMap(([name, text]) => (text === '' ? [] : [name + text]))
    .join('; ');
  const missed = labels.map((label) => missedText(known, label)).filter(Boolean);
  return [
    isOne ? `This is ${names}.` : `This is ${names}, which differ in nothing that acts.`,
    measured === '' ? '' : `Measured: ${measured}.`,
    missed.length === 0 ? '' : `The model does not reproduce ${missed.join('; ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
