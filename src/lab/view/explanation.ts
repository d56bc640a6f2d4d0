import type { Knob, KnobSchema } from '../../scenario/schema';
import type { Resource, Summary } from '../../simulator/types';
import type { StudyConfiguration } from '../study';
import { formatNumber, formatSigned, THIN } from './format';
import { valueText } from './knobText';

const busiest = (resources: readonly Resource[]): Resource | undefined =>
  resources.reduce<Resource | undefined>(
    (top, one) => (top && top.utilisationPercent >= one.utilisationPercent ? top : one),
    undefined,
  );

/** The resource with the highest utilisation. */
export const limitingResource = (summary: Summary): Resource | undefined =>
  busiest(summary.resources);

/** What limits the system now, such as "The publish lock limits: held 71 % of the time." */
export function limitText(summary: Summary): string {
  if (summary.status === 'unstable') {
    return `The system does not keep up: ${summary.unstableReason ?? 'its backlog keeps growing'}.`;
  }
  const top = limitingResource(summary);
  if (!top) return '';
  const name = /^[A-Z][a-z]/.test(top.label)
    ? top.label.charAt(0).toLowerCase() + top.label.slice(1)
    : top.label;
  const plural = /^processors/i.test(top.label);
  const occupied = `${/lock/i.test(top.label) ? 'held' : 'busy'} ${formatNumber(top.utilisationPercent)}${THIN}% of the time`;
  return top.utilisationPercent < 50
    ? `Nothing is short: the busiest part, the ${name}, ${plural ? 'are' : 'is'} ${occupied}.`
    : `The ${name} ${plural ? 'limit' : 'limits'}: ${occupied}.`;
}

const waitingMs = (summary: Summary) =>
  summary.stages.reduce((sum, { kind, meanMs }) => (kind === 'wait' ? sum + meanMs : sum), 0);

/** What separates two results, in words; null where they cannot be told apart or compared. */
export function effectText(before: Summary, now: Summary): string | null {
  if (now.status === 'unstable') return 'the system no longer keeps up';
  const mean = (summary: Summary, metric: string) => summary.metrics[metric]?.mean;
  const [x0, x1] = [mean(before, 'throughput.median'), mean(now, 'throughput.median')];
  const [r0, r1] = [mean(before, 'roundtripTime.median'), mean(now, 'roundtripTime.median')];
  if (x0 === undefined || x1 === undefined || r0 === undefined || r1 === undefined) return null;
  const waited = waitingMs(now) - waitingMs(before);
  return [
    `${formatSigned(x1 - x0)} messages/s`,
    `roundtrip ${formatSigned(r1 - r0)}${THIN}ms`,
    `waiting ${formatSigned(waited)}${THIN}ms`,
  ].join(', ');
}

/** A step of the study in which only this knob moved, in the same direction, if there is one. */
export function likeStep(
  schema: KnobSchema,
  configurations: readonly StudyConfiguration[],
  knob: Knob,
  from: number,
  to: number,
): string | null {
  const index = schema.knobs.findIndex(({ id }) => id === knob.id);
  const pairs = configurations.flatMap((a) =>
    configurations
      .filter((b) => a.knobs.every((value, i) => (i === index) === (value !== b.knobs[i])))
      .map((b) => ({ a, b, low: a.knobs[index] ?? 0, high: b.knobs[index] ?? 0 })),
  );
  const same = pairs.filter(({ low, high }) => Math.sign(high - low) === Math.sign(to - from));
  const distance = (pair: { low: number; high: number }) =>
    Math.abs(pair.low - from) + Math.abs(pair.high - to);
  const [best] = same.sort((p, q) => distance(p) - distance(q));
  const [r0, r1] = [best?.a, best?.b].map((c) => c?.measured['roundtripTime.median']);
  if (!best || r0 == null || r1 == null) return null;
  const step = `${valueText(knob, best.low)} → ${valueText(knob, best.high)}`;
  return `A like step in the study, ${best.a.id} to ${best.b.id} (${step}): ${r0} → ${r1}${THIN}ms.`;
}
