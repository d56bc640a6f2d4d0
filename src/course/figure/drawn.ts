import type { Engine, NetworkRun } from '../network/engine';
import { overloadOf } from '../network/overload';
import type { Network } from '../network/shapes';
import { SEED } from '../network/steady';
import { type Settling, settlingOf } from './settle';

/** Simulated time between two looks whether a run has settled, in ms. */
const LOOK_MS = 500;

/** A run that is drawn. */
export interface Drawn {
  run: NetworkRun;
  /** The network that it runs, as text. */
  text: string;
  /** Null once it shows what its knobs make of it. */
  settling: (Settling & { sinceMs: number }) | null;
}

/** A run from its beginning, up to the time of the picture of the build. */
export function begin(engine: Engine, text: string, nowMs: number): Drawn {
  const network: Network = JSON.parse(text);
  const run = engine.start(network, SEED);
  run.advance(nowMs, Number.MAX_SAFE_INTEGER);
  const settling = settlingOf(network);
  const isThere = settling.isThere(run.snapshot(), nowMs);
  return { run, text, settling: isThere ? null : { ...settling, sinceMs: 0 } };
}

/** The run goes on with other knobs; one whose line had no end begins anew, as that would stand for long, or for good. */
export function turned(engine: Engine, drawn: Drawn, text: string, firstMs: number): Drawn {
  const network: Network = JSON.parse(text);
  const { run } = drawn;
  const wasEndless = overloadOf(JSON.parse(drawn.text)) !== null;
  if ((wasEndless && overloadOf(network) === null) || run.report().status === 'unstable') {
    run.end();
    return begin(engine, text, firstMs);
  }
  run.retune(network);
  return { run, text, settling: { ...settlingOf(network), sinceMs: run.snapshot().nowMs } };
}

/** Runs ahead at once. */
export function settleNow(drawn: Drawn): void {
  const { run, settling } = drawn;
  if (settling === null) return;
  for (let at = run.snapshot().nowMs; ; at += LOOK_MS) {
    const ended = run.advance(at, Number.MAX_SAFE_INTEGER) === 'unstable';
    if (ended || settling.isThere(run.snapshot(), at - settling.sinceMs)) break;
  }
  drawn.settling = null;
}
