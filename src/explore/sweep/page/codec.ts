import { nearestName } from '../../../address/nearestName';
import { firstStudy, studyNames } from '../../../measured/studyNames';
import type { Studies } from '../../page/studies';
import type { QuestionCodec } from '../../page/useQuestion';
import type { ExploredStudy } from '../../study/exploredStudy';
import { KEYS, readSweep, type SweepQuestion, studyAsked, writeSweep } from '../question';

/** The study of that query, or the nearest there is. */
function studyNamed(query: URLSearchParams): string {
  const ids = studyNames().map(({ id }) => id);
  const asked = studyAsked(query);
  return ids.includes(asked) ? asked : (nearestName(asked, ids) ?? firstStudy());
}

/** The study that a question is about; throws where it has not been fetched. */
export function studyOf(studies: Studies, { from }: SweepQuestion): ExploredStudy {
  const study = [...studies.values()].find(({ context }) => from.base.startsWith(context.prefix));
  if (study === undefined) throw new Error(`The study of ${from.base} is missing.`);
  return study;
}

/** A sweep in the address of its page. */
export const SWEEP_CODEC: QuestionCodec<SweepQuestion> = {
  studiesOf: (query) => [studyNamed(query)],
  once: KEYS,
  read: (studies, query) => {
    const study = studies.get(studyNamed(query));
    if (study === undefined) throw new Error('No study has been fetched.');
    return readSweep(study, query);
  },
  write: (studies, question) => writeSweep(studyOf(studies, question), question),
};
