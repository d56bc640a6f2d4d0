import { formatNumber, inSentence, THIN } from '../../../lab/view/format';
import type { Resource, Stage } from '../../../simulator/report';
import type { Summary } from '../../../simulator/types';

/** What messages wait for longest: with more of it, they would wait this much less. */
export interface Limit {
  /** Name of what is waited for, such as "publishLock". */
  awaited: string;
  /** The longest of its waits, such as "Wait for the publish lock". */
  label: string;
  waitMs: number;
}

/** What is assumed of the roundtrip below this share is the backend's own time, and no delay. */
const TOLD = 0.02;

/** A wait below this share of the roundtrip limits nothing. */
const NOTICEABLE = 0.1;

const total = (stages: readonly Stage[]) => stages.reduce((sum, { meanMs }) => sum + meanMs, 0);

/** The waits of a roundtrip by what is waited for, the longest first. */
function waitsOf(stages: readonly Stage[]): Limit[] {
  const awaited = [...new Set(stages.flatMap(({ waitsFor }) => waitsFor ?? []))];
  return awaited
    .map((name) => {
      const own = stages.filter(({ waitsFor }) => waitsFor === name);
      const longest = own.reduce((top, one) => (one.meanMs > top.meanMs ? one : top));
      return { awaited: name, label: longest.label, waitMs: total(own) };
    })
    .sort((a, b) => b.waitMs - a.waitMs);
}

/** What limits the roundtrip now; null where hardly anything is waited for. */
export function limitOf({ stages = [] }: Summary): Limit | null {
  const [first] = waitsOf(stages);
  return first && first.waitMs >= NOTICEABLE * total(stages) ? first : null;
}

/** The part with the least left over. */
function fullestText({ label, utilisationPercent }: Resource): string {
  const name = inSentence(label);
  const isPlural = /(s|in flight|taken in) of /.test(label);
  const taken = /lock/i.test(label) ? 'held' : 'taken';
  return `Nearest to full ${isPlural ? 'are' : 'is'} the ${name}, ${taken} ${formatNumber(utilisationPercent)}${THIN}%.`;
}

const msText = (ms: number) => `${formatNumber(ms)}${THIN}ms`;

/**
 * What limits the system now: what of a message's time the model assumes, what messages wait for longest, then the part
 * nearest to full.
 */
export function limitText(summary: Summary): string {
  const { status, unstableReason, stages = [], resources } = summary;
  const limit = limitOf(summary);
  const wholeMs = total(stages);
  if (status === 'unstable') {
    const keeps = `The system does not keep up: ${unstableReason ?? 'its backlog keeps growing'}.`;
    return limit
      ? `${keeps} What grows is the ${inSentence(limit.label)}: ${formatNumber(limit.waitMs)} of ${msText(wholeMs)} so far.`
      : keeps;
  }
  const ofKind = (kind: Stage['kind']) => total(stages.filter((stage) => stage.kind === kind));
  const assumedMs = ofKind('assumed') < TOLD * wholeMs ? 0 : ofKind('assumed');
  const whole = `a single message’s ${msText(wholeMs)} on average`;
  const assumed =
    assumedMs === 0
      ? []
      : [
          `${formatNumber(assumedMs)} of ${whole} are a delay that the model assumes: the study gives no reason for it.`,
        ];
  const waitsText = (ms: number) =>
    assumedMs === 0 ? `${formatNumber(ms)} of ${whole}` : msText(ms);
  const waited = limit
    ? `Messages ${inSentence(limit.label).replace(' ', ' longest ')}: ${waitsText(limit.waitMs)}.`
    : `There is enough of everything: messages wait ${waitsText(ofKind('wait'))}.`;
  const fullest = resources[0] ? [fullestText(resources[0])] : [];
  return [...assumed, waited, ...fullest].join(' ');
}
