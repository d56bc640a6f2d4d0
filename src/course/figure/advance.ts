import type { Advance, NetworkRun } from '../network/engine';
import type { Snapshot } from '../network/shapes';

/** Longest stretch between two pictures that the simulator may take, in ms: the page stays quick. */
const STRETCH_MS = 10;
/** Events between two looks at the clock. */
const SLICE_EVENTS = 2_000;
/** Events after which the picture is taken as it is. */
const MOST_UNSEEN = 100;

/** Simulates up to a time, or as far as there is time for before the next picture. */
export function advanceFor(
  run: NetworkRun,
  untilMs: number,
  now: () => number = () => performance.now(),
): Advance {
  const until = now() + STRETCH_MS;
  for (;;) {
    const advance = run.advance(untilMs, SLICE_EVENTS);
    if (advance !== 'paused' || now() >= until) return advance;
  }
}

const pictureOf = (snapshot: Snapshot): string => JSON.stringify({ ...snapshot, nowMs: 0 });

/** Simulates single events until one of them changes what is drawn. */
export function nextPicture(run: NetworkRun): Snapshot {
  const before = pictureOf(run.snapshot());
  let snapshot = run.snapshot();
  for (let event = 0; event < MOST_UNSEEN && pictureOf(snapshot) === before; event += 1) {
    run.advance(Number.MAX_VALUE, 1);
    snapshot = run.snapshot();
  }
  return snapshot;
}
