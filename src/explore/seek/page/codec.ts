import { studyIn } from '../../../scenario/readNamed';
import type { QuestionCodec } from '../../page/useQuestion';
import { firstOf, type Studies, studiesIn, studyOf } from '../../question/scenarioText';
import type { ExploredStudy } from '../../study/exploredStudy';
import { readSeek, writeSeek } from '../link';
import type { SeekQuestion } from '../types';

/** The study that a query asks of; the first where it names none that there is. */
const studyAsked = (studies: Studies, query: URLSearchParams): ExploredStudy =>
  studies.get(studyIn(query.get('from') ?? '')) ?? firstOf(studies);

/** How the question of a search stands in its address. */
export const SEEK_CODEC: QuestionCodec<SeekQuestion> = {
  studiesOf: (query) => studiesIn(query, 'from'),
  read: (studies, query) => readSeek(studyAsked(studies, query), query),
  write: (studies, question) => writeSeek(studyOf(studies, question.from), question),
};

/** What is asked of a study until the reader asks something else. */
export const firstQuestion = (study: ExploredStudy): SeekQuestion =>
  readSeek(study, new URLSearchParams({ from: study.first })).question;
