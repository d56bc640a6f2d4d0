import { firstStudy } from '../../../measured/studyNames';
import type { QuestionCodec } from '../../page/useQuestion';
import { studyIn } from '../../question/scenarioText';
import type { ExploredStudy } from '../../study/exploredStudy';
import { readSeek, writeSeek } from '../link';
import type { SeekQuestion } from '../types';

const studyOf = (studies: ReadonlyMap<string, ExploredStudy>, text: string): ExploredStudy => {
  const study = studies.get(studyIn(text)) ?? studies.get(firstStudy());
  if (study === undefined) throw new Error(`No study has been fetched for ${text}.`);
  return study;
};

/** How the question of a search stands in its address. */
export const SEEK_CODEC: QuestionCodec<SeekQuestion> = {
  studiesOf: (query) => [firstStudy(), studyIn(query.get('from') ?? '')],
  once: ['from', 'want', 'seed', 'v'],
  read: (studies, query) => readSeek(studyOf(studies, query.get('from') ?? ''), query),
  write: (studies, question) => writeSeek(studyOf(studies, question.from.base), question),
};

/** What is asked of a study until the reader asks something else. */
export const firstQuestion = (study: ExploredStudy): SeekQuestion =>
  readSeek(study, new URLSearchParams({ from: study.first })).question;
