import type { QuestionCodec } from '../../page/useQuestion';
import { studiesIn, studyOf } from '../../question/scenarioText';
import { type DayQuestion, readQuestion, writeQuestion } from '../question';

/** How the question of a day stands in the address. */
export const DAY_CODEC: QuestionCodec<DayQuestion> = {
  studiesOf: (query) => studiesIn(query, 'scenario'),
  read: readQuestion,
  write: (studies, question) => writeQuestion(studyOf(studies, question.scenario), question),
};
