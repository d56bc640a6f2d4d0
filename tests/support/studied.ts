import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LabStudy } from '../../src/lab/types';
import type { ReplayFile } from '../../src/simulator/replayFile';
import type { Summary } from '../../src/simulator/types';
import { STUDY_IDS } from '../../src/studies/registry';

/** The lab of a study, which stands in a file of its name. */
async function labOf(id: string): Promise<[id: string, lab: LabStudy]> {
  const name = id.replace(/-./g, ([, letter = '']) => letter.toUpperCase());
  const { [name]: lab } = await import(`../../src/studies/${id}/lab/${name}.ts`);
  return [id, lab];
}

/** What each study brings to its lab, by its id. */
export const LABS: Readonly<Record<string, LabStudy>> = Object.fromEntries(
  await Promise.all(STUDY_IDS.map(labOf)),
);

const read = new Map<string, Readonly<Record<string, Summary>>>();

/** The committed results of published configurations of a study, by its rows, such as "20-A". */
export function replaysOf(study: string): Readonly<Record<string, Summary>> {
  const known = read.get(study);
  if (known !== undefined) return known;
  const folder = path.join('static/data/replays', study);
  const ofFile = (file: string) => {
    const { configurations } = JSON.parse(
      readFileSync(path.join(folder, file), 'utf8'),
    ) as ReplayFile;
    const [, testCase] = /test-case-(\d+)/.exec(file) ?? [];
    return Object.entries(configurations).map(
      ([label, summary]) =>
        [testCase === undefined ? label : `${Number(testCase)}-${label}`, summary] as const,
    );
  };
  const all = Object.fromEntries(readdirSync(folder).flatMap(ofFile));
  read.set(study, all);
  return all;
}

/** One of them; throws where there is none. */
export function replayOf(study: string, row: string): Summary {
  const summary = replaysOf(study)[row];
  if (summary === undefined) throw new Error(`${study} has no result of ${row}.`);
  return summary;
}
