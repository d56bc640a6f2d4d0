import { sum } from 'd3-array';
import type { Span, WatchedStage } from '../../watch/run/watched';
import { nameOf, type Tale } from './tale';

/** Where the story of a message stops, as its address names it. */
export const STOPS = ['receive', 'lock', 'poll', 'dispatch', 'backend', 'again', 'answer'] as const;
export type StopId = (typeof STOPS)[number];

/** The first of these parts of a way begins a stop. */
const BEGINS: Readonly<Record<Exclude<StopId, 'receive' | 'answer'>, readonly string[]>> = {
  lock: ['request publishWait', 'request publish'],
  poll: ['request pollWait', 'request loadWait', 'request dequeue'],
  dispatch: ['request inflightWait', 'request dispatchWait', 'request dispatch'],
  backend: ['response backendDelay', 'response replyProcessorWait', 'response reply'],
  again: ['response databaseWait', 'response prepare'],
};

export interface Stop {
  id: StopId;
  /** Since the message knocked, ms. */
  atMs: number;
}

/** When a message reaches each stop, in the order of its way. */
export function stopsOf({ run, journey }: Tale): Stop[] {
  const { beginMs, endMs, spans } = journey;
  const atOf = (id: StopId): number => {
    if (id === 'receive') return 0;
    if (id === 'answer') return endMs - beginMs;
    const names = BEGINS[id];
    const isOf = ({ part }: Span) => {
      const stage = run.stages[part];
      return stage !== undefined && names.includes(nameOf(stage));
    };
    // A part that takes no time has no span.
    const first = spans.find(isOf);
    return (first?.fromMs ?? beginMs) - beginMs;
  };
  let latest = 0;
  return STOPS.map((id) => {
    latest = Math.max(latest, atOf(id));
    return { id, atMs: latest };
  });
}

/** How long a message spent in stages of a path, ms. */
export function spentMs(
  { run, journey }: Tale,
  path: WatchedStage['path'],
  ids: readonly string[],
): number {
  return sum(journey.spans, ({ part, fromMs, toMs }) => {
    const stage = run.stages[part];
    return stage && stage.path === path && ids.includes(stage.id) ? toMs - fromMs : 0;
  });
}

/** How long all messages of the run spent there on average, ms. */
export const meanMs = ({ run }: Tale, path: WatchedStage['path'], ids: readonly string[]): number =>
  sum(run.stages, (stage) =>
    stage.path === path && ids.includes(stage.id) ? (stage.meanMs ?? 0) : 0,
  );

/** How long a message was at work, in line, and in what is assumed, ms. */
export function splitOf({ run, journey }: Tale): Record<'work' | 'wait' | 'assumed', number> {
  const of = (kind: WatchedStage['kind']) =>
    sum(journey.spans, ({ part, fromMs, toMs }) =>
      run.stages[part]?.kind === kind ? toMs - fromMs : 0,
    );
  return { work: of('work'), wait: of('wait'), assumed: of('assumed') };
}
