import { startOf } from '../chapter/knobs';
import type { Chapter, Still } from '../chapter/types';
import type { Engine } from '../network/engine';
import { SEED, steady } from '../network/steady';
import { curveSlices } from './curve';

/** When a still drawing is taken, in ms of its run. */
const STILL_MS = 20_000;

function lastOf<Result>(steps: Generator<unknown, Result, undefined>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** What a page of a chapter shows before, and without, a simulator of its own. */
export function stillOf(engine: Engine, chapter: Chapter): Still {
  const start = startOf(chapter);
  const run = engine.start(chapter.network(start), SEED);
  run.advance(STILL_MS, Number.MAX_SAFE_INTEGER);
  const snapshot = run.snapshot();
  run.end();
  const { before, after } = chapter.guess;
  return {
    report: steady(engine, chapter.network(start)),
    snapshot,
    curve: lastOf(curveSlices(engine, chapter, start)),
    before: steady(engine, chapter.network({ ...start, ...before })),
    after: steady(engine, chapter.network({ ...start, ...after })),
  };
}
