import { formatNumber, withUnit } from '../../charts/frame/format';
import { meanMs, type StopId } from './stops';
import type { Tale } from './tale';

/** What a reader decides at a stop: a knob of the study, and some of its values. */
export interface Choice {
  stop: StopId;
  question: string;
  knob: string;
  options: readonly { value: number; text: string }[];
  /** What the choice is about, as a part of the time of messages. */
  about: { text: string; of: (tale: Tale) => number };
}

const LOCK = ['publishWait'];
const POLL = ['pollWait'];
const DESK = ['inflightWait', 'dispatchWait'];
const PROCESSOR = ['receiveProcessorWait', 'admissionWait'];

const bothWays =
  (ids: readonly string[]) =>
  (tale: Tale): number =>
    meanMs(tale, 'request', ids) + meanMs(tale, 'response', ids);

/** The decisions of the story, in the order of the way. */
export const CHOICES: readonly Choice[] = [
  {
    stop: 'receive',
    question: 'How many people should send at once?',
    knob: 'virtualUsers',
    options: [
      { value: 2, text: 'two' },
      { value: 3, text: 'three' },
      { value: 4, text: 'four' },
      { value: 6, text: 'six' },
    ],
    about: { text: 'in line for a processor of the receiver', of: bothWays(PROCESSOR) },
  },
  {
    stop: 'lock',
    question: 'How many processors would you give the database?',
    knob: 'server',
    options: [
      { value: 1, text: 'four' },
      { value: 2, text: 'eight' },
      { value: 0, text: 'eight slow ones' },
    ],
    about: { text: 'in line for the lock, there and back', of: bothWays(LOCK) },
  },
  {
    stop: 'poll',
    question: 'How long may a sender rest between two looks?',
    knob: 'maxReceiveIntervalMs',
    options: [
      { value: 10, text: `10\u202fms` },
      { value: 50, text: `50\u202fms` },
      { value: 500, text: `500\u202fms` },
    ],
    about: { text: 'in the queue until somebody looks, there and back', of: bothWays(POLL) },
  },
  {
    stop: 'dispatch',
    question: 'How many computers should do nothing but send?',
    knob: 'sendOnly',
    options: [
      { value: 2, text: 'two' },
      { value: 4, text: 'four' },
      { value: 8, text: 'eight' },
    ],
    about: { text: 'in line at the desks of the senders, there and back', of: bothWays(DESK) },
  },
  {
    stop: 'backend',
    question: 'Would you count time that nobody has explained?',
    knob: 'responseDelay',
    options: [
      { value: 1, text: 'count it' },
      { value: 0, text: 'leave it out' },
    ],
    about: {
      text: 'of a delay that is assumed',
      of: (tale) => meanMs(tale, 'response', ['backendDelay']),
    },
  },
  {
    stop: 'again',
    question: 'How many copies of its contents should be kept on the way?',
    knob: 'tracking',
    options: [
      { value: 0, text: 'none' },
      { value: 2, text: 'one' },
      { value: 15, text: 'four' },
    ],
    about: {
      text: 'in line for the lock on the way back',
      of: (tale) => meanMs(tale, 'response', LOCK),
    },
  },
];

/** Part by which a mean has to change before it is said to. */
const SAME_WITHIN = 0.01;
/** Times shorter than this, ms, are told with a digit behind the point. */
const SHORT_MS = 20;

const told = (ms: number): string => withUnit(ms, 'ms', ms < SHORT_MS ? 1 : 0);

/** What it was before, in few words; two that are told alike are the same. */
const wasText = (before: number, after: number, text: (value: number) => string): string =>
  Math.abs(after - before) <= SAME_WITHIN * before || text(before) === text(after)
    ? 'as it was'
    : `${text(before)} as it was`;

/** What the reader's choices make of the mean of one part of the time: never of one message, which may have been lucky. */
export function effectOf({ about }: Choice, before: Tale, after: Tale, isAlone: boolean): string {
  const [was, is] = [about.of(before), about.of(after)];
  const begins = isAlone ? 'On average' : 'With all that you have decided, on average';
  return `${begins} ${told(is)} ${about.text}; ${wasText(was, is, told)}.`;
}

const metric = ({ run }: Tale, name: string): number => run.report.metrics[name] ?? 0;

/** What choices make of all messages of the simulated half hour: the middle time, as the labs have it, and how many there are. */
export function wholeOf(before: Tale, after: Tale): string {
  const of = (name: string) => [metric(before, name), metric(after, name)] as const;
  const [was, is] = of('roundtripTime.median');
  const [had, has] = of('throughput.mean');
  const rate = (perSecond: number) => formatNumber(perSecond);
  return `In this simulated half hour half of all messages are answered within ${told(is)}, ${wasText(was, is, told)}; ${rate(has)} are answered each second, ${wasText(had, has, rate)}.`;
}
