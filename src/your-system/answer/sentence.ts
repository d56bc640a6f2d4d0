import { least, max } from 'd3-array';
import { andList, formatNumber, formatRate, formatSome, THIN } from '../../charts/frame/format';
import type { SystemBounds } from '../../system/bounds';
import type { FitAnswer } from '../../system/fitAnswer';
import type { Answered } from '../answered';
import { isDrawn } from '../description';
import { lawDoubt } from '../given/law';
import { describedLoad } from './drawnLoads';
import { kindOf, loadText, ofClass } from './loads';
import { simulatedResponse } from './statistics';
import { isTaken } from './taken';

/** The answer as it is read first. */
export interface Sentence {
  heading: string;
  /** What the measured levels contradict in themselves, to be read before any number; null where nothing. */
  doubt: string | null;
  /** What is said below it, in sentences. */
  below: string[];
  /** Whether the points leave open what limits the system. */
  isOpen: boolean;
}

/** Sentences of a text; a point within a number or before a small letter ends none. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) (?=[A-Z0-9])/);

function ofFit({ sentence, fits, limit }: FitAnswer): Sentence {
  const [first = '', ...below] = sentencesOf(sentence);
  const isOpen = limit === null;
  return {
    doubt: null,
    // That no explanation fits says more than that the points leave something open.
    heading: isOpen && fits ? `These points cannot tell what limits the system. ${first}` : first,
    // What to measure next stands beside an open answer.
    below: isOpen ? below.filter((text) => !text.startsWith('Measure ')) : below,
    isOpen,
  };
}

/** Limits nearer to each other than this are one. */
const ALIKE = 1e-9;

/** What is full first, quoted; several where they are full at once. */
function fullFirst({ limits }: SystemBounds, bottleneck: string, rate: number | null): string {
  const alike = limits.filter(
    ({ name, mostPerSecond: [own, ...others] }) =>
      name === bottleneck ||
      (rate !== null && own != null && others.length === 0 && Math.abs(own / rate - 1) < ALIKE),
  );
  const names = andList(alike.map(({ name }) => `“${name}”`));
  return alike.length > 1 ? `${names} are full first, at once` : `${names} is full first`;
}

/** What a drawn system does at most, and what is full then. */
function limitSentence(bounds: SystemBounds): string {
  const { bottleneck, limits, asymptotic } = bounds;
  if (bottleneck === null)
    return 'Nothing in this system has a line: nobody waits, however many come.';
  const most = limits.find(({ name }) => name === bottleneck)?.mostPerSecond;
  const rate = most?.length === 1 ? (most[0] ?? null) : null;
  const first = fullFirst(bounds, bottleneck, rate);
  if (rate === null) return `${first}.`;
  const knee = asymptotic?.kneeUsers ?? null;
  // Fewer wait by chance; so many cannot all be served at once.
  const waits =
    knee === null
      ? ''
      : `, and with more than ${formatNumber(Math.floor(knee))} users requests have to wait even if they came in perfect turn`;
  return `${first}: the system can do at most ${formatRate(rate)} requests per second${waits}.`;
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
  const waits = ms === null ? '' : ` in ${formatSome(ms, ms < 10 ? 1 : 0)}${THIN}ms each`;
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

function ofDrawn(answered: Answered, bounds: SystemBounds): Sentence {
  return {
    heading: limitSentence(bounds),
    doubt: null,
    below: [...simulatedSentence(answered), ...(bounds.why ? [bounds.why] : [])],
    isOpen: false,
  };
}

/** What is drawn beside a load test, where it is not what the points say first. */
function drawnOtherwise({ description, status, bounds }: Answered, fit: FitAnswer): string[] {
  const [first, ...others] = fit.explanations;
  if (!first || status !== 'done' || !isDrawn(description) || isTaken(description, first))
    return [];
  const taken = others.find((one) => isTaken(description, one));
  if (taken) return [`Drawn and simulated is another explanation: ${taken.says}.`];
  return bounds === null
    ? []
    : [
        `Drawn and simulated is a system that does not follow these points. ${limitSentence(bounds)}`,
      ];
}

/** The answer in a sentence, made of what is known; null where nothing is. */
export function sentenceOf(answered: Answered): Sentence | null {
  const { fit, bounds, isChanged, description } = answered;
  if (fit === null || isChanged) {
    if (bounds === null) return null;
    const said = ofDrawn(answered, bounds);
    const was = fit && `Before the change, by its load test: ${ofFit(fit).heading}`;
    return was ? { ...said, below: [...said.below, was] } : said;
  }
  const said = ofFit(fit);
  const doubt = fit.fits ? null : lawDoubt(description.measured ?? []);
  return { ...said, doubt, below: [...said.below, ...drawnOtherwise(answered, fit)] };
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
