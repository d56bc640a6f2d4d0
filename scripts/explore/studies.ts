import type { ExploredStudy } from '../../src/explore/study/exploredStudy';
import { exploredOf } from '../../src/studies/parts';
import { STUDY_IDS } from '../../src/studies/registry';

/** The studies as the questions of Explore see them, in the order of their documents. */
export const readExplored = (): Promise<ExploredStudy[]> =>
  Promise.all(STUDY_IDS.map(readExploredStudy));

/** The study of that id; throws where there is none. */
export async function readExploredStudy(id: string): Promise<ExploredStudy> {
  const study = await exploredOf(id);
  if (study === undefined) throw new Error(`There is no study ${id}.`);
  return study;
}
