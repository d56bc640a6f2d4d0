import { readExplored } from '../../scripts/explore/studies';
import type { ExploredStudy } from '../../src/explore/study/exploredStudy';

/** The studies as the questions of Explore see them, in the order of their documents. */
export const EXPLORED: readonly ExploredStudy[] = await readExplored();

/** The study of that id; throws where there is none. */
export function exploredNamed(id: string): ExploredStudy {
  const study = EXPLORED.find((one) => one.id === id);
  if (study === undefined) throw new Error(`There is no study ${id}.`);
  return study;
}
