import { bisectLeft } from 'd3-array';
import { endOf, type Held, type Request } from './request';

/** A stretch in which no request was under way. */
interface Idle {
  fromMs: number;
  toMs: number;
}

/** Stretches between requests in which none was under way, the earliest first. */
function idleIn(requests: readonly Request[]): Idle[] {
  const sorted = [...requests].sort((a, b) => a.startMs - b.startMs);
  const idle: Idle[] = [];
  let fromMs = sorted[0]?.startMs ?? 0;
  for (const request of sorted) {
    if (request.startMs > fromMs) idle.push({ fromMs, toMs: request.startMs });
    fromMs = Math.max(fromMs, endOf(request));
  }
  return idle;
}

/**
 * Cuts off what is idle before the first request of a plateau and after its last, where that is longer than any pause within: users
 * who think pause, too. Responses of N users end N times in one response time, so that the time of the first begins so much before its
 * end.
 *
 * @param ended requests by their end
 * @param stepMs to what times of the log are rounded
 */
export function withoutIdleEnds(ended: readonly Request[], stepMs: number): (held: Held) => Held {
  const ends = ended.map(endOf);
  const idle = idleIn(ended);
  const begins = idle.map(({ fromMs }) => fromMs);
  return (held) => {
    const own = ended.slice(bisectLeft(ends, held.fromMs), bisectLeft(ends, held.toMs));
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return held;
    const firstMs = own.reduce((least, { startMs }) => Math.min(least, startMs), last.startMs);
    const lastMs = endOf(last);
    const [after, before] = [bisectLeft(begins, firstMs), bisectLeft(begins, lastMs)];
    const longestMs = idle
      .slice(after, before)
      .reduce((most, { fromMs, toMs }) => Math.max(most, toMs - fromMs), 0);
    const isIdle = (one: Idle | undefined): boolean =>
      one !== undefined && one.toMs - one.fromMs > longestMs;
    const [head, tail] = [idle[after - 1], idle[before]];
    return {
      ...held,
      fromMs:
        head?.toMs === firstMs && isIdle(head)
          ? endOf(first) - first.elapsedMs / held.users
          : held.fromMs,
      toMs:
        tail?.fromMs === lastMs && isIdle(tail) ? Math.min(held.toMs, lastMs + stepMs) : held.toMs,
    };
  };
}
