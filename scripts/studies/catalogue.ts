import type { StudyEntry, StudyHardware } from '../../src/components/studies/types';
import type { Study } from '../../src/measured/types';
import { STUDIES } from '../../src/studies/registry';
import type { StudyContents, StudyModule } from '../../src/studies/studyModule';
import { readStudyFacts } from '../dataFiles';
import { readContents } from '../replay/catalogue';

function entryOf(
  { also }: StudyModule,
  study: Study,
  { configurations, eventDays }: StudyContents,
): StudyEntry {
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
    also,
    count: configurations.length,
    eventDays: [...new Set([eventDays[0], eventDays.at(-1)])].filter((day) => day !== undefined),
  };
}

/** Every study with its computers. */
export function readStudyCatalogue(): { entries: StudyEntry[]; hardware: StudyHardware[] } {
  const all = STUDIES.map((module) => ({
    module,
    study: readStudyFacts(module.id),
    contents: readContents(module.id),
  }));
  return {
    entries: all.map(({ module, study, contents }) => entryOf(module, study, contents)),
    hardware: all.map(({ study: { id, name, storage }, contents: { machines } }) => ({
      id,
      name,
      machines,
      storage,
    })),
  };
}
