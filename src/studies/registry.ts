import type { StudyMetrics } from '../comparison/studyMetrics';
import { studyOf } from '../measured/scenarioName';
import { adapters } from './adapters';
import { capacity } from './capacity';
import { lowLatency } from './low-latency';
import { scaleUp } from './scale-up';
import type { StudyModule } from './studyModule';
import { workerThreads } from './worker-threads';

/** The studies, in the order of their documents. */
export const STUDIES: readonly StudyModule[] = [
  lowLatency,
  capacity,
  adapters,
  scaleUp,
  workerThreads,
];

/** The study of that id; throws where there is none. */
export function studyNamed(id: string): StudyModule {
  const study = STUDIES.find((one) => one.id === id);
  if (study === undefined) throw new Error(`There is no study ${id}.`);
  return study;
}

/** The study of an erratum or a claim; throws where no study has the document. */
export function studyOfDocument({ document }: { document: string }): StudyModule {
  const study = STUDIES.find((one) => one.document === document);
  if (study === undefined) throw new Error(`No study has the document ${document}.`);
  return study;
}

/** How the results of a scenario's study are named and judged. */
export const metricsFor = (scenario: string): StudyMetrics => studyNamed(studyOf(scenario)).metrics;

/** Their ids, in the same order. */
export const STUDY_IDS: readonly string[] = STUDIES.map(({ id }) => id);

/** How the results of a study are named and judged. */
export const metricsOf = (study: string): StudyMetrics => studyNamed(study).metrics;
