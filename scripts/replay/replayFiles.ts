import path from 'node:path';
import { studyOf } from '../../src/comparison/errorStatistics';
import { labelOf } from '../../src/scenario/codec';
import { type ReplayFile, withShortSeries } from '../../src/simulator/replayFile';
import type { SamplesFile } from '../../src/simulator/samples';
import type { Configuration } from './catalogue';
import type { Experiment, TimedSummary } from './simulate';

export const REPLAYS_FOLDER = path.join(__dirname, '../../static/data/replays');

/** Where the precomputed results of a test case lie below the replays folder. */
export const replayFileOf = (testCaseId: string): string => {
  const [study, number] = testCaseId.split('/');
  return `${study}/test-case-${number?.padStart(2, '0')}.json`;
};

/** Where the values of each replication of a study lie below the replays folder; no page loads them. */
export const samplesFileOf = (study: string): string => `samples/${study}.json`;

/** The text of each file of precomputed results, by path below the replays folder. */
export function replayFiles(
  configurations: readonly Configuration[],
  results: readonly Pick<TimedSummary, 'summary' | 'samples'>[],
  { seed, replications }: Experiment,
): Map<string, string> {
  const replays = new Map<string, ReplayFile>();
  const samples = new Map<string, SamplesFile>();
  configurations.forEach(({ id, scenario, testCase }, index) => {
    const result = results[index];
    if (result === undefined) return;
    const { modelVersion } = result.summary;
    const head = { modelVersion, seed, replications };
    const replay = entry(replays, replayFileOf(testCase.id), { ...head, configurations: {} });
    replay.configurations[labelOf(id)] = withShortSeries(result.summary);
    const sampled = samplesFileOf(studyOf(scenario));
    const study = entry(samples, sampled, { ...head, configurations: {} });
    study.configurations[id] = result.samples;
  });
  return new Map([...replays, ...samples].map(([name, file]) => [name, toText(file)]));
}

/** The file of that name, which is `empty` before its first configuration. */
function entry<File>(files: Map<string, File>, name: string, empty: File): File {
  const file = files.get(name) ?? empty;
  files.set(name, file);
  return file;
}

/** Indented JSON with each list of plain values on one line, so that a changed number is one changed line. */
const toText = (file: ReplayFile | SamplesFile): string =>
  `${JSON.stringify(file, null, 1).replace(/\[[^[\]{}]*\]/g, (list) => JSON.stringify(JSON.parse(list)))}\n`;
