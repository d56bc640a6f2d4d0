import { bisector, bisectRight } from 'd3-array';
import type { Journey, Place, Span, WatchedRun, WatchedStage } from './watched';

/** A message at an instant. */
export interface Present {
  message: number;
  kind: 'request' | 'response';
  place: Place;
  isWaiting: boolean;
  stage: WatchedStage;
  span: Span;
}

/** The part of its way that a message is in; null before its beginning and after its end. */
export function spanAt({ spans }: Journey, timeMs: number): Span | null {
  return spans.find(({ fromMs, toMs }) => fromMs <= timeMs && timeMs < toMs) ?? null;
}

/** What has to be known of a run to tell who is where. */
type Seen = Pick<WatchedRun, 'journeys' | 'longestMs' | 'stages'>;

const byBegin = bisector(({ beginMs }: Journey) => beginMs);

/** The journeys under way at an instant. */
function underWay({ journeys, longestMs }: Seen, timeMs: number): Journey[] {
  const until = byBegin.right(journeys, timeMs);
  const from = byBegin.right(journeys, timeMs - longestMs - 1);
  return journeys.slice(from, until).filter(({ endMs }) => endMs > timeMs);
}

/** Every message under way at an instant; who has been in its part longest comes first. */
export function momentAt(run: Seen, timeMs: number): Present[] {
  const present = underWay(run, timeMs).flatMap((journey): Present[] => {
    const span = spanAt(journey, timeMs);
    const stage = span && run.stages[span.part];
    if (!span || !stage) return [];
    const { message } = journey;
    const isWaiting = stage.kind === 'wait';
    return [{ message, kind: stage.path ?? 'request', place: span.place, isWaiting, stage, span }];
  });
  return present.sort((a, b) => a.span.fromMs - b.span.fromMs || a.message - b.message);
}

/** The next event after an instant, or the last before it; the instant itself where there is none. */
export function stepFrom(events: ArrayLike<number>, timeMs: number, direction: 1 | -1): number {
  const behind = bisectRight(events, timeMs);
  if (direction === 1) return events[behind] ?? timeMs;
  const isOnEvent = events[behind - 1] === timeMs;
  return events[behind - (isOnEvent ? 2 : 1)] ?? timeMs;
}
