import type { QuestionCodec } from '../../page/useQuestion';
import { studyIn } from '../../question/scenarioText';
import {
  DAY_PATH,
  type DayQuestion,
  KEYS,
  readQuestion,
  studiesIn,
  writeQuestion,
} from '../question';

/** How the question of a day stands in the address. */
export const DAY_CODEC: QuestionCodec<DayQuestion> = {
  studiesOf: studiesIn,
  once: KEYS,
  read: readQuestion,
  write: (studies, question) => {
    const study = studies.get(studyIn(question.scenario.base));
    return study === undefined ? DAY_PATH : writeQuestion(study, question);
  },
};
