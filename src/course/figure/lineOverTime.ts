import type { Engine } from '../network/engine';
import type { Network } from '../network/shapes';
import { SEED } from '../network/steady';

/** Time between two looks at the line, in s, and how many there are. */
export const LOOK_SECONDS = 1;
export const LOOKS = 240;
/** Looks between two pauses. */
const SLICE = 60;
/** So much can happen between two looks. */
const MOST_EVENTS = 50_000;

/** Messages in line at a station, look by look, in a run that begins empty. */
export function* lineOverTimeSlices(
  engine: Engine,
  network: Network,
  station: string,
): Generator<undefined, number[], undefined> {
  const run = engine.start(network, SEED);
  const lines: number[] = [];
  try {
    for (let look = 0; look <= LOOKS; look += 1) {
      run.advance(1000 * LOOK_SECONDS * look, MOST_EVENTS);
      const { stations } = run.snapshot();
      lines.push(stations.find(({ id }) => id === station)?.lineLength ?? 0);
      if (look % SLICE === 0) yield undefined;
    }
    return lines;
  } finally {
    run.end();
  }
}
