import type { Tale } from '../../../src/story/run/tale';
import type { Journey, WatchedStage } from '../../../src/watch/run/watched';

/** Stages of both ways: path, id, label, kind and mean in ms. */
const STAGES = [
  ['request', 'receiveProcessorWait', 'Wait for receiver CPU', 'wait', 2],
  ['request', 'receive', 'Receive and parse', 'work', 10],
  ['request', 'prepare', 'Prepare the transaction', 'work', 3],
  ['request', 'publishWait', 'Wait for the publish lock', 'wait', 4],
  ['request', 'publish', 'Publish and write the log', 'work', 3],
  ['request', 'pollWait', 'Wait for a poll', 'wait', 5],
  ['request', 'dequeue', 'Dequeue and load', 'work', 2],
  ['request', 'dispatchWait', 'Wait for the dispatcher', 'wait', 30],
  ['request', 'dispatch', 'Dispatch', 'work', 12],
  ['request', 'sendProcessorWait', 'Wait for sender CPU', 'wait', 0],
  ['request', 'send', 'Send', 'work', 18],
  ['response', 'backendDelay', 'Delayed response', 'assumed', 100],
  ['response', 'replyProcessorWait', 'Wait for sender CPU', 'wait', 0],
  ['response', 'reply', 'Take in the reply', 'work', 8],
  ['response', 'prepare', 'Prepare the transaction', 'work', 5],
  ['response', 'publishWait', 'Wait for the publish lock', 'wait', 9],
  ['response', 'publish', 'Publish and write the log', 'work', 3],
  ['response', 'dispatchWait', 'Wait for the dispatcher', 'wait', 36],
  ['response', 'send', 'Send', 'work', 19],
] as const;

export const stages: readonly WatchedStage[] = STAGES.map(([path, id, label, kind, meanMs]) => ({
  path,
  id,
  label,
  kind,
  meanMs,
}));

const PLACES: Readonly<Record<string, string>> = {
  publishWait: 'publishLock',
  publish: 'publishLock',
  pollWait: 'queue',
  prepare: 'processors',
  backendDelay: 'backend',
};

/** A whole way that begins at an instant, with the time that each stage takes; those left out take none. */
export function journeyOf(
  message: number,
  beginMs: number,
  times: Readonly<Record<string, number>>,
): Journey {
  let at = beginMs;
  const spans = stages.flatMap(({ path, id }, part) => {
    const ms = times[`${path} ${id}`] ?? 0;
    if (ms === 0) return [];
    const fromMs = at;
    at += ms;
    return [{ part, place: PLACES[id] ?? `host:${path}`, fromMs, toMs: at }];
  });
  return {
    message,
    beginMs,
    endMs: at,
    lastPart: stages.length - 1,
    isWhole: true,
    spans,
  };
}

/** What a message of the mean of the run would need. */
export const MEANS = Object.fromEntries(
  stages.map(({ path, id, meanMs }) => [`${path} ${id}`, meanMs ?? 0]),
);

/** A tale of the first of some messages. */
export function taleWith(
  [journey, ...others]: readonly [Journey, ...Journey[]],
  metrics: Readonly<Record<string, number>> = {},
): Tale {
  const journeys = [journey, ...others].sort((a, b) => a.beginMs - b.beginMs);
  const report = {
    metrics,
    machines: [
      { name: 'db', group: 'database', roles: ['messagebox'], processors: 4, cpuPercent: 48 },
    ],
  };
  const run = { stages, journeys, longestMs: 1000, report } as unknown as Tale['run'];
  return { run, journey };
}
