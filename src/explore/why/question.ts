import { isForeignKey } from '../../address/foreignKeys';
import { nearestName } from '../../address/nearestName';
import type { Problem } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { addressOf } from '../../address/written';
import { firstStudy } from '../../measured/studyNames';
import { WHY_PATH } from '../../scenario/namedLink';
import { LINK_VERSION, type Scenario } from '../../scenario/scenario';
import { readNumber } from '../question/numberField';
import { readScenario, studyIn, writeScenario } from '../question/scenarioText';
import { SEED } from '../question/seedField';
import type { ExploredStudy } from '../study/exploredStudy';
import type { Measure } from '../study/measure';
import type { Limit } from './effects';

/** What a reader asks: why is this scenario as it is, and what would help this measure under these limits? */
export interface WhyQuestion {
  /** With the seed of the question. */
  scenario: Scenario;
  measure: Measure;
  limits: readonly Limit[];
}

const PLAIN_NUMBER = /^-?\d{1,12}(\.\d+)?$/;

const problemOf = (field: string, given: string, accepted: string, what: string): Problem => ({
  field,
  given,
  accepted,
  message: `${what} is ${quoted(given)}; accepted: ${accepted}.`,
});

function readMeasure(
  { measures }: ExploredStudy,
  given: string | null,
  first: Measure,
): { measure: Measure; problems: Problem[] } {
  const found = measures.find(({ id }) => id === given);
  if (given === null || found !== undefined) return { measure: found ?? first, problems: [] };
  const ids = measures.map(({ id }) => id);
  const near = measures.find(({ id }) => id === nearestName(given, ids)) ?? first;
  const problem = problemOf('measure', given, ids.join(', '), 'Measure (measure)');
  return {
    measure: near,
    problems: [{ ...problem, message: `${problem.message} ${near.id} is used.` }],
  };
}

function readLimit({ measures }: ExploredStudy, given: string): Limit | Problem {
  const at = given.lastIndexOf(':');
  const [id, number] = [given.slice(0, at), given.slice(at + 1)];
  const measure = measures.find((one) => one.id === id);
  if (at > 0 && measure !== undefined && PLAIN_NUMBER.test(number)) {
    return { measure, value: Number(number) };
  }
  const accepted =
    measure === undefined
      ? `${measures.map((one) => one.id).join(', ')}, each with a number, such as ${measures[0]?.id}:100`
      : `${measure.id} with a number, such as ${measure.id}:100`;
  const problem = problemOf('limit', given, accepted, 'Limit (limit)');
  return { ...problem, message: `${problem.message} It is ignored.` };
}

const isProblem = (read: Limit | Problem): read is Problem => 'message' in read;

const KEYS = ['from', 'measure', 'limit', 'seed', 'v'];
/** Keys with one value: each limit has one of its own. */
export const ONCE = KEYS.filter((key) => key !== 'limit');

function unknownKeys(query: URLSearchParams): Problem[] {
  return [...new Set(query.keys())]
    .filter((key) => !KEYS.includes(key) && !isForeignKey(key))
    .map((key) => {
      const near = nearestName(key, KEYS);
      const hint = near === undefined || near === null ? '' : ` Did you mean ${near}?`;
      return {
        field: key,
        given: query.get(key) ?? '',
        accepted: KEYS.join(', '),
        message: `Nothing in this question is named ${quoted(key)}; accepted: ${KEYS.join(', ')}.${hint} It is ignored.`,
      };
    });
}

/** The text of the scenario that a query asks of. */
const textIn = (query: URLSearchParams): string => query.get('from') ?? firstStudy();

/** The studies to fetch; one that does not exist is answered by the first. */
export const studiesOf = (query: URLSearchParams): readonly string[] => [
  studyIn(textIn(query)),
  firstStudy(),
];

/** Reads a question; what cannot be used is named and the nearest valid used. Never throws. */
export function readQuestion(
  studies: ReadonlyMap<string, ExploredStudy>,
  query: URLSearchParams,
): { question: WhyQuestion; problems: Problem[] } {
  const study = studies.get(studyIn(textIn(query))) ?? studies.get(firstStudy());
  const [first] = study?.measures ?? [];
  if (study === undefined || first === undefined) throw new Error('No study has been fetched.');
  const from = readScenario(study, 'from', textIn(query));
  const seed = readNumber(SEED, query.get('seed'));
  const measure = readMeasure(study, query.get('measure'), first);
  const limits = query.getAll('limit').map((given) => readLimit(study, given));
  return {
    question: {
      scenario: { ...from.scenario, seed: seed.value },
      measure: measure.measure,
      limits: limits.filter((read) => !isProblem(read)) as Limit[],
    },
    problems: [
      ...from.problems,
      ...measure.problems,
      ...limits.filter(isProblem),
      ...seed.problems,
      ...unknownKeys(query),
    ],
  };
}

/** The address of a question; what `readQuestion` reads. */
export function writeQuestion(
  study: ExploredStudy,
  { scenario, measure, limits }: WhyQuestion,
): string {
  return addressOf(WHY_PATH, [
    ['from', writeScenario(study, scenario)],
    ['measure', measure.id],
    ...limits.map((limit): [string, string] => ['limit', `${limit.measure.id}:${limit.value}`]),
    [SEED.key, String(scenario.seed)],
    ['v', String(LINK_VERSION)],
  ]);
}
