/** The five studies, in the order of their documents. */
export const STUDY_IDS = [
  'low-latency',
  'capacity',
  'adapters',
  'scale-up',
  'worker-threads',
] as const;

export type StudyId = (typeof STUDY_IDS)[number];

/** Studies that print no tables: their figures stand in the text, their settings in one file. */
export const STATED_STUDY_IDS = ['capacity', 'worker-threads'] as const satisfies StudyId[];

export type StatedStudyId = (typeof STATED_STUDY_IDS)[number];

/** Studies that print their results in one file of tables. */
export const TABLED_STUDY_IDS = ['adapters', 'scale-up'] as const satisfies StudyId[];

export type TabledStudyId = (typeof TABLED_STUDY_IDS)[number];

/** Studies whose configurations and their settings stand in one file, whether or not they print tables. */
export type ConfiguredStudyId = Exclude<StudyId, 'low-latency' | 'adapters'>;

/** Number of the source document of each study. */
export const DOCUMENTS: Readonly<Record<StudyId, string>> = {
  'low-latency': '000',
  capacity: '001',
  adapters: '002',
  'scale-up': '003',
  'worker-threads': '004',
};

/** The study of an erratum or a claim; throws where no study has the document. */
export function studyOfDocument({ document }: { document: string }): StudyId {
  const study = STUDY_IDS.find((id) => DOCUMENTS[id] === document);
  if (study === undefined) throw new Error(`No study has the document ${document}.`);
  return study;
}

/** The study of a scenario such as "low-latency/20-A"; throws where it names none. */
export function studyOf(scenario: string): StudyId {
  const named = scenario.slice(0, scenario.indexOf('/'));
  const study = STUDY_IDS.find((id) => id === named);
  if (study === undefined) throw new Error(`${scenario} is a scenario of no study.`);
  return study;
}
