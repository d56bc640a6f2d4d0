import { max } from 'd3-array';
import type { KnobValues } from '../../scenario/schema';
import type { Notes } from '../../simulator/watch/notes';
import type { Watched } from '../../simulator/watch/watchRun';
import { journeysOf } from './journeys';
import { linesOf } from './lines';
import { meanCountsOf } from './meanCounts';
import { type Sight, sightsOf } from './sights';
import type { WatchedStudy } from './study';
import type { WatchedRun } from './watched';

/** What has been read of a run and of what is worth seeing in it. */
export interface Read {
  run: WatchedRun;
  sights: readonly Sight[];
  /** The times of the stretch at which a message goes to another part, ascending. */
  eventsMs: Float64Array;
}

/** Notes with the places of their parts among the stages of a study. */
function staged({ stageAt }: WatchedStudy, notes: Notes): Notes {
  if (stageAt === null) return notes;
  const part = Uint16Array.from(notes.part, (one, row) => stageAt(one, notes.host[row] ?? 0));
  return { ...notes, part };
}

/** The journeys, lines and sights that a run's notes tell of. */
export function readWatched(study: WatchedStudy, watched: Watched, values: KnobValues): Read {
  const { report, stretch, notedFromMs, eventsMs } = watched;
  const ofMessages = staged(study, watched.ofMessages);
  const stages = study.stagesOf(report);
  const readerOf = study.readerOf(values);
  const journeys = journeysOf(ofMessages, notedFromMs, () => {
    const placeOf = readerOf();
    return (part, host) => placeOf(stages[part]?.id ?? '', host);
  });
  const run = {
    report,
    incidents: study.incidentsOf(report),
    stages,
    stretch,
    journeys,
    longestMs: max(journeys, ({ beginMs, endMs }) => endMs - beginMs) ?? 0,
    lines: linesOf(staged(study, watched.ofLines), stages),
    meanCounts: meanCountsOf(ofMessages, stages, stretch, report),
  };
  return { run, sights: sightsOf(run, ofMessages), eventsMs };
}
