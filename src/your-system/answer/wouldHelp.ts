import { type Change, changeOf } from '../../charts/effects/change';
import { formatNumber, formatSigned, THIN } from '../../charts/frame/format';
import { type ExploredStudy, measureOf } from '../../explore/study/exploredStudy';
import { effectsIn, type Finished, reportsOf } from '../../explore/why/answer';
import {
  brokenText,
  effectsFinding,
  isLever,
  keptText,
  stepText,
} from '../../explore/why/effectRows';
import type { Effect, Limit, Step } from '../../explore/why/effects';
import { PREVIEWS } from '../../explore/why/plan';
import type { WhyQuestion } from '../../explore/why/question';
import { powerOfTen } from '../../numbers/elementary';
import { published } from '../../scenario/scenario';
import type { Answered } from '../answered';
import { fitting } from '../fitting';
import { RESPONSE, THROUGHPUT } from '../study/named';
import { describedLoad } from './drawnLoads';
import { kindOf, loadText, ofClass } from './loads';
import { nextText } from './next';

/** What would make answers come sooner, of the system as it is drawn; null where it has no such numbers. */
export function helpQuestion(study: ExploredStudy): WhyQuestion | null {
  const measure = measureOf(study, RESPONSE);
  const limits = study.accepted.flatMap(({ measure: id, value }): Limit[] => {
    const limited = measureOf(study, id);
    return limited ? [{ measure: limited, value }] : [];
  });
  return measure ? { scenario: published(study.first), measure, limits } : null;
}

/**
 * Whether a step is tried: of each station more of what is counted, or less of what takes time, and less load to compare
 * with.
 */
export function isTried({ loadKnob }: ExploredStudy, { knob, direction }: Step): boolean {
  if (knob.id === loadKnob) return direction === 'down';
  const relief = knob.unit === '' ? 'up' : 'down';
  return knob.role === undefined && !knob.advanced && direction === relief;
}

/** Runs whose events together are more than this are made when the reader asks for them. */
const MOST_EVENTS = 60_000_000;

/** Whether so many runs more are made without being asked for, by what the first of the scenario took. */
export function isCheap(finished: Finished, runs: number): boolean {
  const events = reportsOf(finished, 'after', 'preview').map((report) => report?.events ?? 0);
  const [first] = events;
  return first !== undefined && Math.max(...events) * runs <= MOST_EVENTS;
}

/** One change of the system with what it does. */
export interface HelpRow {
  id: string;
  label: string;
  step: string;
  /** Changes with half their 95 % interval over paired runs, such as "+52 ± 3". */
  throughput: string;
  response: string;
  note: string;
  /** Whether runs tell that answers come sooner. */
  isHelp: boolean;
  /** Whether it is a change of the system; else it is less load. */
  isLever: boolean;
  scenario: Step['scenario'];
}

export interface Help {
  finding: string;
  rows: readonly HelpRow[];
}

/** Whether a change rounds to none. */
const isShownAsZero = ({ low, high }: Change, digits: number): boolean =>
  Math.max(Math.abs(low), Math.abs(high)) < 0.5 * powerOfTen(-digits);

/** Whether runs tell that a change makes answers come sooner, by so many decimals of what is shown. */
export function isHelp(response: Effect, digits: number): boolean {
  const change = changeOf(response);
  if (change === null || change.pairs < 2 || isShownAsZero(change, digits)) return false;
  return isLever(response) && change.mean < 0 && !response.mayBeChance;
}

/** Decimals of changes: one where all are small. */
const digitsOf = (effects: readonly Effect[]): number =>
  effects.some((effect) => Math.abs(changeOf(effect)?.mean ?? 0) >= 10) ? 0 : 1;

function changeText({ difference }: Effect, digits: number): string {
  if (difference === null) return '';
  if (difference === 'unsettled') return 'grows without end';
  const half = (difference.high - difference.low) / 2;
  return `${formatSigned(difference.mean, digits)} ±${THIN}${formatNumber(half, digits)}`;
}

/** Decimals of both columns. */
interface Digits {
  throughput: number;
  response: number;
}

/** Whether runs tell a change that is shown at all; null where they do not settle. */
function toldOf({ difference, mayBeChance }: Effect, digits: number) {
  if (difference === null || difference === 'unsettled') return null;
  if (isShownAsZero(difference, digits)) return 'nothing';
  return mayBeChance ? 'chance' : 'told';
}

const CHANCE_TEXTS: Readonly<Record<string, string>> = {
  nothing: 'next to nothing',
  chance: 'may be chance',
  told: '',
};

/** What of both columns may be chance; of which, where the other is none. */
function chanceText(response: Effect, throughput: Effect | undefined, digits: Digits): string {
  const waits = toldOf(response, digits.response);
  const rate = throughput ? toldOf(throughput, digits.throughput) : null;
  const said = (waits && CHANCE_TEXTS[waits]) ?? '';
  if (rate === 'told' && said !== '') return `response ${said}`;
  return rate === 'chance' && waits === 'told' ? 'requests/s may be chance' : said;
}

function noteOf(effect: Effect, throughput: Effect | undefined, digits: Digits): string {
  const { step, difference, broken, mended } = effect;
  if (difference === 'unsettled') return 'no line settles';
  const chance = chanceText(effect, throughput, digits);
  return [
    ...(isLever(effect) ? [] : ['less load, no remedy']),
    ...mended.map(keptText),
    ...broken.map(brokenText),
    ...(chance === '' ? [] : [chance]),
    ...(step.settled === '' ? [] : [step.settled]),
  ].join(', ');
}

/** What one step of each setting does, the most helpful first, less load last. */
export function helpOf(
  study: ExploredStudy,
  question: WhyQuestion,
  steps: readonly Step[],
  finished: Finished,
): Help {
  const responses = effectsIn(study, question, steps, finished).effects;
  const rate = measureOf(study, THROUGHPUT) ?? question.measure;
  const rates = effectsIn(study, { ...question, measure: rate }, steps, finished).effects;
  const levers = responses.filter(isLever);
  const loads = responses.filter((effect) => !isLever(effect));
  const digits = { response: digitsOf(responses), throughput: digitsOf(rates) };
  return {
    finding: effectsFinding(question.measure, levers),
    rows: [...levers, ...loads].map((effect) => {
      const { step } = effect;
      const throughput = rates.find((one) => one.step.id === step.id);
      return {
        id: step.id,
        label: step.knob.label,
        step: stepText(step),
        throughput: throughput ? changeText(throughput, digits.throughput) : '',
        response: changeText(effect, digits.response),
        note: noteOf(effect, throughput, digits),
        isHelp: isHelp(effect, digits.response),
        isLever: isLever(effect),
        scenario: step.scenario,
      };
    }),
  };
}

/** What the changes are made to, and how they were simulated. */
export function madeText({ description }: Pick<Answered, 'description'>): string {
  const load = describedLoad(description);
  const at =
    load === null
      ? 'under its load'
      : `at ${loadText(load, kindOf(description))}${ofClass(description)}`;
  return `One step of each setting of the drawn system, ${at}: ${PREVIEWS} short runs of each on the same random numbers, ± for 95${THIN}% of such pairs. Nobody measured any of it.`;
}

/** What the measured levels leave open of it; empty where nothing. */
export function caveatText({ fit, description }: Pick<Answered, 'fit' | 'description'>): string {
  if (fit === null) return '';
  const alive = fitting(fit).length;
  const first = `Measure ${nextText(fit.next, kindOf(description))} before you spend anything on it.`;
  if (alive === 0) {
    return `No explanation fits the points, so they do not tell what would help: this is so only if the system is as drawn here. ${first}`;
  }
  if (fit.limit === null) {
    return `The points do not tell what limits the system, so they do not tell what would help either: this is so only if the system is as drawn here. ${first}`;
  }
  return alive > 1
    ? `The points fit ${alive} explanations, which may answer otherwise: this is so if the system is as drawn here. ${first}`
    : '';
}
