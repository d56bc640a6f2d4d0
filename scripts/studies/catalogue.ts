import type { StudyEntry, StudyHardware } from '../../src/components/studies/types';
import type { Study } from '../../src/measured/types';
import { STUDIES } from '../../src/studies/registry';
import type { StudyContents } from '../../src/studies/studyModule';
import { readStudyFacts } from '../dataFiles';
import { readContents } from '../replay/catalogue';

function entryOf(study: Study, { configurations, eventDays }: StudyContents): StudyEntry {
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
    count: configurations.length,
    eventDays: [...new Set([eventDays[0], eventDays.at(-1)])].filter((day) => day !== undefined),
  };
}

/** Every study with its computers. */
export function readStudyCatalogue(): { entries: StudyEntry[]; hardware: StudyHardware[] } {
  const all = STUDIES.map(({ id }) => ({ study: readStudyFacts(id), contents: readContents(id) }));
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
