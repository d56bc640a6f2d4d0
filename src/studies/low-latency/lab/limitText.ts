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

function busiestText({ label, utilisationPercent }: Resource): string {
  const name = inSentence(label);
  const isPlural = /(s|in flight|taken in) of /.test(label);
  const taken = /lock/i.test(label) ? 'held' : 'taken';
  return `Busiest ${isPlural ? 'are' : 'is'} the ${name}, ${taken} ${formatNumber(utilisationPercent)}${THIN}% of the time.`;
}

/** What limits the system now: the longest wait, then the busiest part. */
export function limitText(summary: Summary): string {
  const { status, unstableReason, stages = [], resources } = summary;
  const limit = limitOf(summary);
  const whole = `of ${formatNumber(total(stages))}${THIN}ms`;
  const waited = limit && `${inSentence(limit.label)}: ${formatNumber(limit.waitMs)} ${whole}`;
  if (status === 'unstable') {
    const keeps = `The system does not keep up: ${unstableReason ?? 'its backlog keeps growing'}.`;
    return waited ? `${keeps} What grows is the ${waited} so far.` : keeps;
  }
  const waitsMs = total(stages.filter(({ kind }) => kind === 'wait'));
  const first = waited
    ? `What limits is the ${waited}.`
    : `There is enough of everything: messages wait ${formatNumber(waitsMs)} ${whole}.`;
  const busiest = resources[0];
  return busiest ? `${first} ${busiestText(busiest)}` : first;
}
