import { startOf } from '../chapter/knobs';
import type { Chapter, Still } from '../chapter/types';
import type { Engine } from '../network/engine';
import { lastOf, SEED, steady } from '../network/steady';
import { answerSlices } from './answer';
import { curveSlices } from './curve';
import { lineOverTimeSlices } from './lineOverTime';

/** A still drawing is taken after so long, as soon as so many messages are there, or a minute later without them. */
const STILL_MS = 20_000;
const STILL_MESSAGES = 3;
const LAST_MS = 80_000;
const LOOK_MS = 5;

/** What a page of a chapter shows before, and without, a simulator of its own. */
export function stillOf(engine: Engine, chapter: Chapter): Still {
  const start = startOf(chapter);
  const run = engine.start(chapter.network(start), SEED);
  let at = STILL_MS;
  do {
    at += LOOK_MS;
    run.advance(at, Number.MAX_SAFE_INTEGER);
  } while (at < LAST_MS && run.report().inNetwork < STILL_MESSAGES);
  const snapshot = run.snapshot();
  run.end();
  const { overTime } = chapter;
  return {
    report: steady(engine, chapter.network(start)),
    snapshot,
    curve: lastOf(curveSlices(engine, chapter, start)),
    ...(overTime && {
      lines: lastOf(lineOverTimeSlices(engine, chapter.network(start), overTime.station)),
    }),
    ...lastOf(answerSlices(engine, chapter)),
  };
}
