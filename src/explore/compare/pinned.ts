import type { Report } from '../../simulator/report';
import { studyOf } from '../question/scenarioText';
import { standings, withExcess } from '../study/bands';
import type { Tried } from '../study/excess';
import { type ExploredStudy, valuesOf } from '../study/exploredStudy';
import { type CompareQuestion, KEYS } from './question';
import type { Pinned } from './rows';
import type { Made } from './runs';

/** The scenarios of a question with what has been made of it. */
export interface PinnedRuns {
  pinned: readonly Pinned[];
  /** Runs of each scenario. */
  runs: number;
  /** Short runs, until each scenario has one as its study measured. */
  isPreview: boolean;
}

/** Joins a question with its runs: short ones as long as there are no others; null before each scenario has one. */
export function pinnedOf(
  studies: ReadonlyMap<string, ExploredStudy>,
  { scenarios }: CompareQuestion,
  { previews, reports }: Made,
): PinnedRuns | null {
  const runs = reports[0]?.length ?? 0;
  const shorts = previews.filter((report) => report !== undefined);
  const isPreview = runs === 0;
  if (isPreview && shorts.length < scenarios.length) return null;
  const ofStudy = new Map([...studies.values()].map((study) => [study, standings(study)]));
  const pinned = scenarios.map((scenario, index): Pinned => {
    const study = studyOf(studies, scenario);
    const values = valuesOf(study, scenario);
    const short = shorts[index];
    const own: readonly Report[] = isPreview ? (short ? [short] : []) : (reports[index] ?? []);
    return {
      letter: (KEYS[index] ?? '').toUpperCase(),
      study,
      scenario,
      values,
      standing: (ofStudy.get(study) ?? standings(study))(values),
      excess: null,
      bySet: null,
      reports: own,
    };
  });
  return { pinned, runs: isPreview ? 1 : runs, isPreview };
}

/**
 * The same with what other parameters made of each scenario, as far as that is known: bands hold what the parameters leave
 * open.
 */
export const withTried = (
  runs: PinnedRuns,
  triedOf: (one: Pinned) => Tried | null,
): PinnedRuns => ({
  ...runs,
  pinned: runs.pinned.map((one) => {
    const tried = triedOf(one);
    if (tried === null) return one;
    const { excess, bySet } = tried;
    return { ...one, excess, bySet, standing: withExcess(one.standing, excess) };
  }),
});
