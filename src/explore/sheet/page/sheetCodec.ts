import type { Problem } from '../../../address/problem';
import { quoted } from '../../../address/quoted';
import { firstStudy, isStudy } from '../../../measured/studyNames';
import { readSeed } from '../../../scenario/codec';
import type { Scenario } from '../../../scenario/scenario';
import type { QuestionCodec } from '../../page/useQuestion';
import { readScenario, studyIn } from '../../question/scenarioText';
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

const OWN = ['scenario', 'title'];

const given = (query: URLSearchParams): string => query.get('scenario') ?? firstStudy();

function readTitle(title: string): { title: string; problems: Problem[] } {
  if (title.length <= MOST_TITLE) return { title, problems: [] };
  const accepted = `text of at most ${MOST_TITLE} characters`;
  const message = `Title (title) is ${quoted(title)}; accepted: ${accepted}. It is cut.`;
  const problem = { field: 'title', given: title, accepted, message };
  return { title: title.slice(0, MOST_TITLE), problems: [problem] };
}

/** Id of the study of that query, or the first where there is none. */
function studyAsked(query: URLSearchParams): string {
  const id = studyIn(given(query));
  return isStudy(id) ? id : firstStudy();
}

/** The keys of a scenario's own link, with the scenario by name or as the text that longer links hold. */
export const sheetCodec: QuestionCodec<SheetQuestion | null> = {
  studiesOf: (query) => [studyAsked(query)],
  once: [...OWN, 'seed', 'v'],
  read: (studies, query) => {
    const study = studies.get(studyAsked(query));
    if (study === undefined) return { question: null, problems: [] };
    const beside = [...query].filter(([key]) => !OWN.includes(key));
    const text = [given(query), ...beside.map(([key, value]) => `${key}=${value}`)].join(',');
    const read = readScenario(study, 'scenario', text);
    const seed = readSeed(query.get('seed'));
    const title = readTitle(query.get('title') ?? '');
    return {
      question: { study, scenario: { ...read.scenario, seed: seed.value }, title: title.title },
      problems: [...read.problems, ...title.problems],
    };
  },
  write: (_, question) =>
    question === null ? SHEET_PATH : sheetLinkOf(question.study, question.scenario, question.title),
};
