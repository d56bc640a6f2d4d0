import { createContext, useContext } from 'react';
import type { Problem } from '../../address/problem';
import type { Studies } from '../question/scenarioText';
import type { ExploredStudy } from '../study/exploredStudy';

/** Fetches a study by its id; undefined for what is none. */
export type LoadStudy = (id: string) => Promise<ExploredStudy> | undefined;

/** Where the pages of Explore get their studies from. */
export const StudiesContext = createContext<LoadStudy>(() => undefined);

export const useLoadStudy = (): LoadStudy => useContext(StudiesContext);

/** Fetches the named studies; names that are none are left out. */
export async function loadStudies(load: LoadStudy, ids: readonly string[]): Promise<Studies> {
  const loaded = await Promise.all(
    [...new Set(ids)].flatMap((id) => {
      const study = load(id);
      return study === undefined ? [] : [study];
    }),
  );
  return new Map(loaded.map((study) => [study.id, study]));
}

/** What is wrong with where studies came from, such as a damaged link. */
export const problemsOfStudies = (studies: Studies): Problem[] =>
  [...studies.values()].flatMap(({ problems = [] }) => problems);
