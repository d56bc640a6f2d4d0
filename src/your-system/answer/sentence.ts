import { least, max } from 'd3-array';
import { formatRate, shortNumber, withUnit } from '../../charts/frame/format';
import type { SystemBounds } from '../../system/bounds';
import type { FitAnswer } from '../../system/fitAnswer';
import type { Answered } from '../answered';
import { describedLoad } from './drawnLoads';
import { kindOf, loadText, ofClass } from './loads';
import { simulatedResponse } from './statistics';

/** The answer as it is read first. */
export interface Sentence {
  heading: string;
  /** What is said below it, in sentences. */
  below: string[];
  /** Whether the points leave open what limits the system. */
  isOpen: boolean;
}

/** Sentences of a text; a point within a number or before a small letter ends none. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) (?=[A-Z0-9])/);

function ofFit({ sentence, limit }: FitAnswer): Sentence {
  const [first = '', ...below] = sentencesOf(sentence);
  const isOpen = limit === null;
  return {
    heading: isOpen ? `These points cannot tell what limits the system. ${first}` : first,
    // What to measure next stands beside an open answer.
    below: isOpen ? below.filter((text) => !text.startsWith('Measure ')) : below,
    isOpen,
  };
}

/** What a drawn system does at most, and what is full then. */
function limitSentence({ bottleneck, limits, asymptotic }: SystemBounds): string {
  if (bottleneck === null)
    return 'Nothing in this system has a line: nobody waits, however many come.';
  const most = limits.find(({ name }) => name === bottleneck)?.mostPerSecond;
  const rate = most?.length === 1 ? (most[0] ?? null) : null;
  if (rate === null) return `“${bottleneck}” is full first.`;
  const knee = asymptotic?.kneeUsers ?? null;
  const waits = knee === null ? '' : `, and from ${shortNumber(knee)} users on requests wait`;
  return `“${bottleneck}” is full first: the system can do at most ${formatRate(rate)} requests per second${waits}.`;
}

/** What runs of the drawn system find under the load that it is drawn with, or the nearest. */
function simulatedSentence(answered: Answered) {
  const { simulated, description } = answered;
  const [load, kind] = [drawnLoad(answered), kindOf(description)];
  const run = least(simulated, (one) => Math.abs(one.load - load));
  const rate = run?.summary.metrics['throughput.mean']?.mean;
  if (run === undefined || rate === undefined) return [];
  const ms = simulatedResponse(run, 'mean');
  if (run.summary.status === 'unstable') {
    return [`At ${loadText(run.load, kind)}${ofClass(description)} its line grows without end.`];
  }
  const waits = ms === null ? '' : ` in ${withUnit(ms, 'ms', ms < 10 ? 1 : 0)} each`;
  return [
    ofClass(description) === ''
      ? `Simulated, ${loadText(run.load, kind)} get ${formatRate(rate)} requests per second${waits}.`
      : `Simulated, with ${loadText(run.load, kind)}${ofClass(description)} and the others as drawn, ${formatRate(rate)} requests per second are answered${waits}.`,
  ];
}

/** The load that a system is drawn with; the highest simulated where it has none of one kind. */
function drawnLoad({ description, simulated }: Answered): number {
  return describedLoad(description) ?? max(simulated, ({ load }) => load) ?? 0;
}

/** The answer in a sentence, made of what is known; null where nothing is. */
export function sentenceOf(answered: Answered): Sentence | null {
  const { fit, bounds } = answered;
  if (fit) return ofFit(fit);
  if (bounds === null) return null;
  return {
    heading: limitSentence(bounds),
    below: [...simulatedSentence(answered), ...(bounds.why ? [bounds.why] : [])],
    isOpen: false,
  };
}

/** How the numbers were made: how many runs of each load. */
export function madeOfText({ simulated, description }: Answered): string {
  const counts = simulated.map(({ summary }) => summary.replications);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (counts.length === 0) return '';
  const runs = least === most ? String(least) : `${least} to ${most}`;
  const each = kindOf(description) === 'users' ? 'number of users' : 'rate of arrivals';
  return `Simulated with ${runs} ${most === 1 ? 'run' : 'runs'} for each ${each}.`;
}

/** Notes of a fit beside what is said already: how the runs that were kept back lie has a sentence of its own. */
export const notesOf = (fit: FitAnswer | null): string[] =>
  (fit?.notes ?? []).filter((note) => !/^Of \d+ levels? kept back/.test(note));
