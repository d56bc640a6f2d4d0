import { erratumIn, ledgerOf, type StudyIndex } from '../../comparison/studyIndex';
import type { StudyMetrics } from '../../comparison/studyMetrics';
import type { Outcome } from '../types';
import { formatNumber, inSentence, withUnit } from './format';

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

interface Known {
  index: StudyIndex;
  metrics: StudyMetrics;
  /** Of which what was measured is told. */
  outcomes: readonly Outcome[];
  /** A configuration's label for readers. */
  textOf: (label: string) => string;
}

function measuredText({ index, outcomes }: Known, label: string): string {
  const found = index.configurations.find(({ id }) => id === label)?.measured;
  return LIST.format(
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
  return missed.length === 0 ? '' : `${LIST.format(names)} of ${textOf(label)}`;
}

/**
 * Says of a changed scenario that it is one that was measured, with what was; that its changes do nothing where that is the
 * configuration it was made from. Empty where it is none. `labels` are the configurations with its settings.
 */
export function asPublishedText(known: Known, labels: readonly string[], own: string): string {
  const [first] = labels;
  if (first === undefined) return '';
  if (labels.includes(own))
    return `This is still ${known.textOf(own)}: what was changed does nothing here.`;
  const isOne = labels.length === 1;
  const names = LIST.format(labels.map(known.textOf));
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
