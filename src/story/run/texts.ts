import { rollups, sum } from 'd3-array';
import { capitalised, formatNumber, withUnit } from '../../charts/frame/format';
import { countWord } from '../../charts/frame/numberWords';
import { awaited } from '../../watch/run/awaited';
import { aheadAt, placeInLine } from './line';
import { meanMs, type StopId, spentMs, splitOf, stopsOf } from './stops';
import type { Tale } from './tale';

/** What the story says at a stop. */
export interface Told {
  /** As it stands behind the time at which it is told. */
  title: string;
  paragraphs: readonly string[];
}

const ms = (value: number): string => withUnit(value, 'ms', value > 0 && value < 9.5 ? 1 : 0);

/** A delay of the backend that is longer than this, ms, is the one that nobody has explained. */
const UNEXPLAINED_MS = 10;

/** A wait that no stop is about is told where it is longer than this, ms. */
const TOLD_MS = 5;

/** Shorter than this, ms, nobody would call it waiting. */
const AT_ONCE_MS = 0.5;

const machinesOf = ({ run }: Tale, ...all: string[]) =>
  run.report.machines.filter(({ roles }) => all.every((role) => roles.includes(role)));

const count = (many: number): string => countWord(many) ?? formatNumber(many);

function receive(tale: Tale): Told {
  const work = spentMs(tale, 'request', ['receive']);
  const wait = spentMs(tale, 'request', ['admissionWait', 'receiveProcessorWait']);
  return {
    title: 'it knocks',
    paragraphs: [
      `Somebody has sent a request. A computer takes it in, unpacks it and finds out who wants it. That is ${ms(work)} of work${wait < AT_ONCE_MS ? ', and it begins at once' : `, after ${ms(wait)} in which the computer had something else to do`}.`,
    ],
  };
}

function lock(tale: Tale): Told {
  const wait = spentMs(tale, 'request', ['publishWait']);
  const ahead = aheadAt(tale, 'request publishWait');
  const [computer] = machinesOf(tale, 'messagebox');
  const busy = withUnit(computer?.cpuPercent ?? 0, '%');
  return {
    title: wait < AT_ONCE_MS ? 'the lock is free' : placeInLine(ahead),
    paragraphs: [
      'Everything that is on its way is written down in one database, the MessageBox. Only one message at a time may write there. That turn is called a lock.',
      `${wait < AT_ONCE_MS ? 'This message need not wait for it.' : `This message waits ${ms(wait)} for its turn.`} ${capitalised(countWord(computer?.processors ?? 0))} processors stand behind the lock. They are busy ${busy} of the time.`,
    ],
  };
}

function poll(tale: Tale): Told {
  const wait = spentMs(tale, 'request', ['pollWait']);
  return {
    title: wait < AT_ONCE_MS ? 'somebody looks just now' : 'nobody looks',
    paragraphs: [
      'It is written down, so whoever sent it is thanked and sends the next one. It lies in a queue, ready to go. Nobody tells the computers that send. Each looks by itself, rests when it has found nothing, and looks again.',
      `${wait < AT_ONCE_MS ? 'A look comes at the very moment.' : `The next look comes after ${ms(wait)}.`} On average a message lies there for ${ms(meanMs(tale, 'request', ['pollWait']))}.`,
    ],
  };
}

function dispatch(tale: Tale): Told {
  const ids = ['inflightWait', 'dispatchWait'];
  const wait = spentMs(tale, 'request', ids);
  const ahead = aheadAt(tale, 'request dispatchWait');
  const senders = machinesOf(tale, 'send').length;
  const both = machinesOf(tale, 'receive', 'send').length;
  const also =
    both === 0 ? '' : `; ${count(both)} of them ${both === 1 ? 'receives' : 'receive'}, too`;
  return {
    title: wait < AT_ONCE_MS ? 'the desk is free' : 'one desk',
    paragraphs: [
      `A sender has it now, one of ${count(senders)}${also}. In each of them one clerk hands out the messages, one after the other: the dispatcher.${ahead === 0 ? '' : ` ${capitalised(countWord(ahead))} ${ahead === 1 ? 'stands' : 'stand'} before this one.`}`,
      `${wait < AT_ONCE_MS ? 'It is its turn at once' : `It waits ${ms(wait)}`}; on average a message waits ${ms(meanMs(tale, 'request', ids))} here, and ${ms(meanMs(tale, 'response', ids))} more on the way back.`,
    ],
  };
}

function backend(tale: Tale): Told {
  const delay = spentMs(tale, 'response', ['backendDelay']);
  const outside = spentMs(tale, 'request', ['sendProcessorWait', 'connectionWait']);
  const back = spentMs(tale, 'response', ['replyProcessorWait']);
  const is = delay >= UNEXPLAINED_MS;
  return {
    title: is ? `${ms(delay)} that nobody has explained` : 'answered at once',
    paragraphs: [
      `It goes out to the application that has to answer, called the backend; what is there or comes back is drawn as a square.${outside < TOLD_MS ? '' : ` Before it could go, it waited ${ms(outside)} for a processor of its sender.`}${back < TOLD_MS ? '' : ` Back from there its answer waits ${ms(back)} for one.`}`,
      is
        ? `From test case 8 of the study on, every answer took about ${ms(delay)} longer than before, whatever was changed. The authors do not say why, and nobody knows. The model puts in that time, and this site says so wherever it counts.`
        : `It answers after ${ms(delay)}. This run leaves out the delay that the measured answers have: they took longer, and nobody knows why.`,
    ],
  };
}

/** Longest named first; shorter waits than this are left out, ms. */
const NAMED_MS = 0.5;

/** What a message waits for from an instant after its knock on, such as "41 ms for the dispatcher"; the longest first. */
function waitsOf({ run, journey }: Tale, sinceMs = 0): string[] {
  const waits = rollups(
    journey.spans.filter(
      ({ part, fromMs }) =>
        run.stages[part]?.kind === 'wait' && fromMs >= journey.beginMs + sinceMs,
    ),
    (spans) => sum(spans, ({ fromMs, toMs }) => toMs - fromMs),
    ({ part }) => run.stages[part]?.label ?? '',
  );
  return waits
    .filter(([, waitMs]) => waitMs >= NAMED_MS)
    .sort((a, b) => b[1] - a[1])
    .map(([label, waitMs]) => `${ms(waitMs)} ${awaited(label)}`);
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

function again(tale: Tale): Told {
  const stop = stopsOf(tale).find(({ id }) => id === 'again');
  const waits = waitsOf(tale, stop?.atMs);
  return {
    title: 'the answer goes the same way',
    paragraphs: [
      `Now it is an answer, and everything comes once more: the lock, the queue, the desk. ${waits.length === 0 ? 'This time it waits nowhere.' : `It waits ${listed.format(waits)}.`}`,
      'On the way the study keeps a copy of its contents, to prove later what was sent. Each copy is written in the database, too, and keeps the lock taken for longer.',
    ],
  };
}

/** Shares this near to one that has a name are called by it. */
const NEAR = 0.025;

const share = (part: number, whole: number): string => {
  const ratio = part / whole;
  if (Math.abs(ratio - 1 / 3) < NEAR) return 'a third';
  if (Math.abs(ratio - 1 / 2) < NEAR) return 'half';
  if (Math.abs(ratio - 1 / 4) < NEAR) return 'a quarter';
  return withUnit(100 * ratio, '%');
};

/** Something everyday that takes about as long. */
function likeOf(totalMs: number): string {
  if (totalMs < 350) return 'about as long as a blink';
  if (totalMs < 600) return 'longer than a blink';
  if (totalMs < 1300) return 'about as long as a heartbeat';
  return `as long as ${formatNumber(totalMs / 1000)} heartbeats`;
}

function answer(tale: Tale): Told {
  const total = tale.journey.endMs - tale.journey.beginMs;
  const { work, wait, assumed } = splitOf(tale);
  const [longest] = waitsOf(tale);
  return {
    title: 'answered',
    paragraphs: [
      `It took ${ms(total)}, ${likeOf(total)}. For ${ms(work)} somebody worked on it. For ${ms(wait)} it stood in a line${longest === undefined ? '' : `, longest ${longest}`}.`,
      ...(assumed < UNEXPLAINED_MS
        ? []
        : [
            `The other ${ms(assumed)} are assumed: ${share(assumed, total)} of this story is a number that we put there, because the measured times ask for it.`,
          ]),
    ],
  };
}

const TOLD: Readonly<Record<StopId, (tale: Tale) => Told>> = {
  receive,
  lock,
  poll,
  dispatch,
  backend,
  again,
  answer,
};

export const toldAt = (tale: Tale, stop: StopId): Told => TOLD[stop](tale);

/** "312 milliseconds in the life of a message". */
export function titleOf({ journey }: Tale): string {
  return `${formatNumber(journey.endMs - journey.beginMs)} milliseconds in the life of a message`;
}

/** The instants at which a message reaches its stops, and what is told there. */
export const storyOf = (tale: Tale) =>
  stopsOf(tale).map((stop) => ({ ...stop, ...toldAt(tale, stop.id) }));
