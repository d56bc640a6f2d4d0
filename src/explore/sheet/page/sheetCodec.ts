import { readerOf } from '../../../address/reader';
import { textField } from '../../../address/text';
import { firstStudy, isStudy } from '../../../measured/studyNames';
import { SEED } from '../../../scenario/linkFields';
import { studyIn } from '../../../scenario/readNamed';
import type { Scenario } from '../../../scenario/scenario';
import type { QuestionCodec } from '../../page/useQuestion';
import { scenarioField } from '../../question/scenarioText';
import type { ExploredStudy } from '../../study/exploredStudy';
import { SHEET_PATH, sheetLinkOf } from '../link';

/** What a sheet is about. */
export interface SheetQuestion {
  study: ExploredStudy;
  scenario: Scenario;
  /** Empty where the scenario names itself. */
  title: string;
}

/** Longer ones take more than their two lines. */
export const MOST_TITLE = 100;

const SCENARIO = { key: 'scenario', title: 'Scenario' };
/** What stands above the sheet. */
export const TITLE = textField({ key: 'title', title: 'Title', most: MOST_TITLE });

function studyNamed(query: URLSearchParams): string {
  const id = studyIn(query.get(SCENARIO.key) ?? firstStudy());
  return isStudy(id) ? id : firstStudy();
}

/** The keys of a scenario's own link, with the scenario by name or as the text that longer links hold. */
export const sheetCodec: QuestionCodec<SheetQuestion | null> = {
  studiesOf: (query) => [studyNamed(query)],
  read: (studies, query) => {
    const study = studies.get(studyNamed(query));
    if (study === undefined) return { question: null, problems: [] };
    const reader = readerOf(query);
    const given = reader.text(SCENARIO) ?? firstStudy();
    const [seed, title] = [reader.read(SEED), reader.read(TITLE)];
    const beside = reader.rest().map(([key, value]) => `${key}=${value}`);
    const read = scenarioField(study, SCENARIO.key).read([given, ...beside].join());
    reader.report(...read.problems);
    const scenario = { ...read.value, seed };
    return { question: { study, scenario, title }, problems: reader.problems() };
  },
  write: (_, question) =>
    question === null ? SHEET_PATH : sheetLinkOf(question.study, question.scenario, question.title),
};
