import type { Chapter, Knobs } from '../chapter/types';
import type { Engine } from '../network/engine';
import { steadySlices } from '../network/steady';

/** Events behind each point of a curve. */
const EVENTS = 100_000;

/** The quantity of a chapter's curve at its places, slice by slice; null where a run has no end. */
export function* curveSlices(
  engine: Engine,
  { network, curve }: Pick<Chapter, 'network' | 'curve'>,
  knobs: Knobs,
): Generator<undefined, (number | null)[], undefined> {
  const points: (number | null)[] = [];
  for (const at of curve.at) {
    const report = yield* steadySlices(engine, network({ ...knobs, [curve.knob]: at }), EVENTS);
    points.push(report.status === 'unstable' ? null : curve.of(report));
  }
  return points;
}
