import type { StudyEntry, StudyHardware } from '../../src/components/studies/types';
import {
  type CatalogueMachine,
  machinesOfTestCases,
  machinesOfText,
} from '../../src/measured/hardware';
import { STUDY_IDS, type StudyId, TABLED_STUDY_IDS } from '../../src/measured/studies';
import type { Study } from '../../src/measured/types';
import { configurationIds } from '../../src/studies/low-latency/testCase';
import { readConfigurationsOf, readResults, readStudyFacts, readTestCases } from '../dataFiles';

/** What the catalogue needs of a study, whatever files hold it. */
interface Contents {
  machines: CatalogueMachine[];
  count: number;
  eventDays: string[];
}

/** Results with a number, where a study states its experiments by its tables of results alone. */
function resultsOf(study: StudyId): number {
  const tabled = TABLED_STUDY_IDS.find((id) => id === study);
  if (tabled === undefined) throw new Error(`${study} states no experiments.`);
  return readResults(tabled)
    .tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => Object.values(cells)))
    .filter(({ value }) => value !== null).length;
}

function contentsOf(study: StudyId): Contents {
  if (study === 'low-latency') {
    const testCases = readTestCases();
    return {
      machines: machinesOfTestCases(testCases),
      count: testCases.flatMap(configurationIds).length,
      eventDays: [],
    };
  }
  const { machines, configurations, events } = readConfigurationsOf(study);
  const days = events.map(({ date }) => date);
  return {
    machines: machinesOfText(machines),
    count: configurations.length || resultsOf(study),
    eventDays: [...new Set([days[0], days.at(-1)])].filter((day) => day !== undefined),
  };
}

function entryOf(study: Study, { count, eventDays }: Contents): StudyEntry {
  const { id, name, title, authors, publisher, published, product } = study;
  const { objective, teaches, countedAs } = study;
  return {
    id,
    name,
    title,
    authors,
    publisher,
    published,
    product,
    objective,
    teaches,
    countedAs,
    count,
    eventDays,
  };
}

/** Every study with its computers. */
export function readStudyCatalogue(): { entries: StudyEntry[]; hardware: StudyHardware[] } {
  const all = STUDY_IDS.map((id) => ({
    study: readStudyFacts(id),
    contents: contentsOf(id),
  }));
  return {
    entries: all.map(({ study, contents }) => entryOf(study, contents)),
    hardware: all.map(({ study: { id, name, storage }, contents: { machines } }) => ({
      id,
      name,
      machines,
      storage,
    })),
  };
}
