import path from 'node:path';
import type { Configuration } from '../../src/comparison/published';
import { studyOf } from '../../src/measured/scenarioName';
import { labelOf } from '../../src/scenario/codec';
import { type ReplayFile, withShortSeries } from '../../src/simulator/replayFile';
import { type SamplesFile, samplesFileOf } from '../../src/simulator/samples';
import { jsonText } from './jsonText';
import type { TimedSummary } from './simulate';

export const REPLAYS_FOLDER = path.join(__dirname, '../../static/data/replays');

/** The text of each file of precomputed results, by path below the replays folder. */
export function replayFiles(
  configurations: readonly Configuration[],
  results: readonly Pick<TimedSummary, 'summary' | 'samples'>[],
): Map<string, string> {
  const replays = new Map<string, ReplayFile>();
  const samples = new Map<string, SamplesFile>();
  configurations.forEach(({ scenario, row, file }, index) => {
    const result = results[index];
    if (result === undefined) return;
    const { modelVersion, seed, replications } = result.summary;
    const head = { modelVersion, seed, replications };
    const replay = entry(replays, file, { ...head, configurations: {} });
    replay.configurations[labelOf(scenario)] = withShortSeries(result.summary);
    const sampled = samplesFileOf(studyOf(scenario));
    const study = entry(samples, sampled, { ...head, configurations: {} });
    study.configurations[row] = result.samples;
  });
  return new Map([...replays, ...samples].map(([name, file]) => [name, jsonText(file, 1)]));
}

/** The file of that name, which is `empty` before its first configuration. */
function entry<File>(files: Map<string, File>, name: string, empty: File): File {
  const file = files.get(name) ?? empty;
  files.set(name, file);
  return file;
}
