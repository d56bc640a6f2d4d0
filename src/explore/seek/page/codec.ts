import { firstStudy } from '../../../measured/studyNames';
import type { QuestionCodec } from '../../page/useQuestion';
import { type Studies, studyIn, studyOf } from '../../question/scenarioText';
import type { ExploredStudy } from '../../study/exploredStudy';
import { readSeek, writeSeek } from '../link';
import type { SeekQuestion } from '../types';

/** The study that a query asks of; the first where it names none that there is. */
function studyAsked(studies: Studies, query: URLSearchParams): ExploredStudy {
  const study = studies.get(studyIn(query.get('from') ?? '')) ?? studies.get(firstStudy());
  if (study === undefined) throw new Error('No study has been fetched.');
  return study;
}

/** How the question of a search stands in its address. */
export const SEEK_CODEC: QuestionCodec<SeekQuestion> = {
  studiesOf: (query) => [firstStudy(), studyIn(query.get('from') ?? '')],
  read: (studies, query) => readSeek(studyAsked(studies, query), query),
  write: (studies, question) => writeSeek(studyOf(studies, question.from), question),
};

/** What is asked of a study until the reader asks something else. */
export const firstQuestion = (study: ExploredStudy): SeekQuestion =>
  readSeek(study, new URLSearchParams({ from: study.first })).question;
