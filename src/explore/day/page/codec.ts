import type { QuestionCodec } from '../../page/useQuestion';
import { studyOf } from '../../question/scenarioText';
import { type DayQuestion, readQuestion, studiesIn, writeQuestion } from '../question';

/** How the question of a day stands in the address. */
export const DAY_CODEC: QuestionCodec<DayQuestion> = {
  studiesOf: studiesIn,
  read: readQuestion,
  write: (studies, question) => writeQuestion(studyOf(studies, question.scenario), question),
};
