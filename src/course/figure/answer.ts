import { startOf } from '../chapter/knobs';
import type { Chapter, Knobs } from '../chapter/types';
import type { Engine } from '../network/engine';
import type { Report } from '../network/shapes';
import { steadySlices } from '../network/steady';
import { replicationSlices } from './shortRuns';

/** The two runs that answer a chapter's question. */
export interface Answer {
  before: Report;
  after: Report;
}

/** Makes them, slice by slice. */
export function* answerSlices(
  engine: Engine,
  chapter: Chapter,
): Generator<undefined, Answer, undefined> {
  const { before, after, ofReplications } = chapter.guess;
  const start = startOf(chapter);
  if (ofReplications) {
    const runs = yield* replicationSlices(engine, chapter, { ...start, ...before });
    const [lowest, highest] = [runs[0], runs.at(-1)];
    if (lowest === undefined || highest === undefined)
      throw new Error(`${chapter.id} has no replications.`);
    return { before: lowest.report, after: highest.report };
  }
  const of = (knobs: Knobs) => steadySlices(engine, chapter.network({ ...start, ...knobs }));
  const first = yield* of(before);
  return { before: first, after: yield* of(after) };
}
