/** The studies that can be simulated, in the order of the site. */
export const STUDY_IDS = ['low-latency', 'capacity', 'worker-threads'] as const;

export type StudyId = (typeof STUDY_IDS)[number];

/** The study of a scenario such as "low-latency/20-A"; throws where it names none. */
export function studyOf(scenario: string): StudyId {
  const named = scenario.slice(0, scenario.indexOf('/'));
  const study = STUDY_IDS.find((id) => id === named);
  if (study === undefined) throw new Error(`${scenario} is a scenario of no study.`);
  return study;
}
