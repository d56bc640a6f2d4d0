import { capitalised } from '../../../charts/frame/format';
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

/** The part with the least left over, as the end of a sentence that may have named it. */
function fullestText({ label, utilisationPercent }: Resource, said: string): string {
  const isPlural = /(s|in flight|taken in) of /.test(label);
  const name = inSentence(label).replace(' of the MessageBox', '');
  const full = `${isPlural ? 'are' : 'is'} nearest to full, ${formatNumber(utilisationPercent)}${THIN}%`;
  return said.endsWith(` ${name}`) ? `, which ${full}` : `; the ${name} ${full}`;
}

/** Above this nobody would say that there is enough, even where hardly anything waits. */
const FULL_PERCENT = 90;

const msText = (ms: number) => `${formatNumber(ms)}${THIN}ms`;

/** Shares with a name of their own. */
const SHARES: readonly (readonly [share: number, name: string])[] = [
  [1 / 4, 'A quarter'],
  [1 / 3, 'A third'],
  [1 / 2, 'Half'],
];
/** Farther from such a share than this, it is told as a number. */
const NEAR = 0.02;

/** What is assumed of the time of a message, as a sentence; empty where nothing is. */
function assumedText(assumedMs: number, wholeMs: number): string {
  if (assumedMs === 0 || assumedMs < TOLD * wholeMs) return '';
  const [, name] = SHARES.find(([share]) => Math.abs(assumedMs / wholeMs - share) <= NEAR) ?? [];
  const part = name ?? formatNumber(assumedMs);
  return `${part} of the ${msText(wholeMs)} that a message takes on average ${name ? 'is' : 'are'} a delay that nobody has explained.`;
}

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
  const assumed = assumedText(ofKind('assumed'), wholeMs);
  const rest = assumed === '' ? '' : 'Of the rest, ';
  const of = assumed === '' ? ` of the ${msText(wholeMs)} that each takes on average` : '';
  const isFull = (resources[0]?.utilisationPercent ?? 0) > FULL_PERCENT;
  const waited = limit
    ? `messages ${inSentence(limit.label).replace(' ', ' longest ')}${assumed === '' ? `, ${msText(limit.waitMs)}${of}` : ''}`
    : `messages wait ${msText(ofKind('wait'))}${of}${isFull ? '' : ': there is enough of everything'}`;
  const fullest = resources[0] ? fullestText(resources[0], waited) : '';
  return [assumed, `${capitalised(`${rest}${waited}`)}${fullest}.`].filter(Boolean).join(' ');
}
