import { readName } from '../../address/choice';
import type { Field } from '../../address/field';
import { plainNumber } from '../../address/plainNumber';
import { type Problem, refused } from '../../address/problem';
import { readerOf } from '../../address/reader';
import { wholeProblems } from '../../address/wholeProblems';
import { addressOf } from '../../address/written';
import { SEED, VERSION } from '../../scenario/linkFields';
import { WHY_PATH } from '../../scenario/namedLink';
import { LINK_VERSION, type Scenario } from '../../scenario/scenario';
import { anyScenarioField, type Studies, studyOf, writeScenario } from '../question/scenarioText';
import type { ExploredStudy } from '../study/exploredStudy';
import { type Measure, mostOf } from '../study/measure';
import type { Limit } from './effects';

/** What a reader asks: why is this scenario as it is, and what would help this measure under these limits? */
export interface WhyQuestion {
  /** With the seed of the question. */
  scenario: Scenario;
  measure: Measure;
  limits: readonly Limit[];
}

/** The measure that is asked about; the study's first unless another is named. */
export function measureField({ measures }: ExploredStudy): Field<Measure> {
  const options = measures.map(({ id }) => id);
  const named = { key: 'measure', title: 'Measure' };
  const [first] = measures;
  if (first === undefined) throw new Error('The study has no measures.');
  const measureOf = (given: string) => measures.find(({ id }) => id === given) ?? first;
  return {
    ...named,
    otherwise: first,
    accepted: options.join(', '),
    read: (text) => {
      const { value, problems } = readName(named, text, options);
      return { value: measureOf(value), problems };
    },
    write: ({ id }) => id,
  };
}

/** Limits on measures, such as "roundtripTime.median:300". */
export function limitsField({ measures }: ExploredStudy): Field<readonly Limit[]> {
  const ids = measures.map(({ id }) => id);
  const named = { key: 'limit', title: 'Limit' };
  const accepted = `${ids.join(', ')}, each with a number, such as ${ids[0]}:100`;
  return {
    ...named,
    accepted,
    otherwise: [],
    isRepeated: true,
    read: (text) => {
      const problems: Problem[] = [];
      const value = text.split(',').flatMap((given) => {
        const at = given.lastIndexOf(':');
        const measure = measures.find(({ id }) => id === given.slice(0, at));
        const number = plainNumber(given.slice(at + 1));
        const isPossible = measure && number !== null && number >= 0 && number <= mostOf(measure);
        if (isPossible) return [{ measure, value: number }];
        const wanted = measure
          ? `${measure.id} with a number from 0 to ${mostOf(measure)}, such as ${measure.id}:100`
          : accepted;
        problems.push(refused(named, given, wanted, 'It is ignored.'));
        return [];
      });
      return { value, problems };
    },
    write: (limits) => limits.map(({ measure, value }) => `${measure.id}:${value}`).join(),
  };
}

/** Reads a question; what cannot be used is named and the nearest valid used. Never throws. */
export function readQuestion(
  studies: Studies,
  query: URLSearchParams,
): { question: WhyQuestion; problems: Problem[] } {
  const reader = readerOf(query);
  const from = reader.read(anyScenarioField(studies, 'from'));
  const study = studyOf(studies, from);
  const measure = reader.read(measureField(study));
  const limits = reader.read(limitsField(study));
  const scenario = { ...from, seed: reader.read(SEED) };
  reader.read(VERSION);
  return { question: { scenario, measure, limits }, problems: wholeProblems(reader, 'Why') };
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
