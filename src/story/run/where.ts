import { inSentence } from '../../lab/view/format';
import { momentAt, type Present } from '../../watch/run/moment';
import { aheadIn, placeInLine } from './line';
import type { Tale } from './tale';

/** A moment later than an event, ms: at the event itself a message is still where it was. */
const AFTER_MS = 0.01;

/** Where everybody is so many ms after the message of a tale knocked. */
export const momentOf = ({ run, journey }: Tale, atMs: number): Present[] =>
  momentAt(run, Math.min(journey.beginMs + atMs + AFTER_MS, journey.endMs));

/** What the message does then, in few words, such as "your message, eighth in line: wait for the publish lock". */
export function whereIs(tale: Tale, atMs: number): string {
  const { message, beginMs, endMs } = tale.journey;
  if (beginMs + atMs >= endMs) return 'your message, answered';
  const moment = momentOf(tale, atMs);
  const own = moment.find((present) => present.message === message);
  if (own === undefined) return 'your message';
  if (own.stage.kind === 'assumed') return 'your message, in the delay that is assumed';
  const label = inSentence(own.stage.label);
  return own.isWaiting
    ? `your message, ${placeInLine(aheadIn(moment, message))}: ${label}`
    : `your message, at work: ${label}`;
}
