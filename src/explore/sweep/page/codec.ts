import { nearestName } from '../../../address/nearestName';
import { choosable, firstStudy } from '../../../measured/studyNames';
import { studyIn } from '../../../scenario/readNamed';
import type { QuestionCodec } from '../../page/useQuestion';
import { studyOf } from '../../question/scenarioText';
import { readSweep, type SweepQuestion, writeSweep } from '../question';

/** The study of that query, or the nearest there is. */
function studyNamed(query: URLSearchParams): string {
  const ids = choosable().map(({ id }) => id);
  const asked = studyIn(query.get('from') ?? firstStudy());
  return ids.includes(asked) ? asked : (nearestName(asked, ids) ?? firstStudy());
}

/** A sweep in the address of its page. */
export const SWEEP_CODEC: QuestionCodec<SweepQuestion> = {
  studiesOf: (query) => [studyNamed(query)],
  read: (studies, query) => {
    const study = studies.get(studyNamed(query));
    if (study === undefined) throw new Error('No study has been fetched.');
    return readSweep(study, query);
  },
  write: (studies, question) => writeSweep(studyOf(studies, question.from), question),
};
