import path from 'node:path';
import { labelOf } from '../../src/scenario/codec';
import { type ReplayFile, withShortSeries } from '../../src/simulator/replayFile';
import type { Summary } from '../../src/simulator/types';
import type { Configuration } from './catalogue';
import type { Experiment } from './simulate';

export const REPLAYS_FOLDER = path.join(__dirname, '../../static/data/replays');

/** Where the precomputed results of a test case lie below the replays folder. */
export const replayFileOf = (testCaseId: string): string => {
  const [study, number] = testCaseId.split('/');
  return `${study}/test-case-${number?.padStart(2, '0')}.json`;
};

/** The text of each file of precomputed results, by path below the replays folder. */
export function replayFiles(
  configurations: readonly Configuration[],
  summaries: readonly Summary[],
  { seed, replications }: Experiment,
): Map<string, string> {
  const files = new Map<string, ReplayFile>();
  configurations.forEach(({ id, testCase }, index) => {
    const summary = summaries[index];
    if (summary === undefined) return;
    const name = replayFileOf(testCase.id);
    const { modelVersion } = summary;
    const file = files.get(name) ?? { modelVersion, seed, replications, configurations: {} };
    file.configurations[labelOf(id)] = withShortSeries(summary);
    files.set(name, file);
  });
  return new Map([...files].map(([name, file]) => [name, toText(file)]));
}

/** Indented JSON with each list of plain values on one line, so that a changed number is one changed line. */
const toText = (file: ReplayFile): string =>
  `${JSON.stringify(file, null, 1).replace(/\[[^[\]{}]*\]/g, (list) => JSON.stringify(JSON.parse(list)))}\n`;
