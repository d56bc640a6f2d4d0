import { isForeignKey } from '../../address/foreignKeys';
import type { Problem } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { addressOf } from '../../address/written';
import { firstStudy } from '../../measured/studyNames';
import { published, type Scenario } from '../../scenario/scenario';
import { knobById } from '../../scenario/schema';
import { type NumberField, readNumber } from '../question/numberField';
import { readScenario, studyIn, writeScenario } from '../question/scenarioText';
import { SEED } from '../question/seedField';
import { baseValuesOf, type ExploredStudy } from '../study/exploredStudy';
import { settled } from './edits';

/** Path of the page. */
export const COMPARE_PATH = '/explore/compare';
/** Keys of the scenarios in links, in the order in which they stand. */
export const KEYS = ['a', 'b', 'c', 'd'] as const;
export const MOST_SCENARIOS = KEYS.length;
/** Version of the link. */
const VERSION = '1';

/** How well the differences are to be known: half of the 95 % interval as a percentage of the first scenario's value. */
export const PRECISION: NumberField = {
  key: 'precision',
  label: 'Precision in %',
  least: 0.2,
  most: 20,
  otherwise: 2,
  isWhole: false,
};

/** What is compared, with all that its numbers depend on. */
export interface CompareQuestion {
  /** One to four; the others are compared with the first. */
  scenarios: readonly Scenario[];
  seed: number;
  /** Percent, as `PRECISION` has it. */
  precision: number;
}

type Studies = ReadonlyMap<string, ExploredStudy>;

/** The study of a scenario, which has been fetched with the question. */
export function studyOf(studies: Studies, { base }: Pick<Scenario, 'base'>): ExploredStudy {
  const study = studies.get(studyIn(base));
  if (study === undefined) throw new Error(`The study of ${base} has not been fetched.`);
  return study;
}

const given = (query: URLSearchParams): string[] =>
  KEYS.flatMap((key) => query.get(key) ?? []).filter((text) => text !== '');

export const studiesOf = (query: URLSearchParams): string[] => [
  firstStudy(),
  ...given(query).map(studyIn),
];

/** The first scenario of a study, and beside it one with a step more of its load. */
function firstPair(study: ExploredStudy): Scenario[] {
  const first = published(study.first);
  const knob = knobById(study.context.schema, study.loadKnob);
  if (knob === undefined) return [first, first];
  const value = baseValuesOf(study, first)[knob.id] ?? knob.default;
  return [first, settled(study, first, { [knob.id]: value + knob.step }).scenario];
}

/** Keys of a question, each with one value. */
export const KNOWN: readonly string[] = [...KEYS, SEED.key, PRECISION.key, 'v'];

function otherKeys(query: URLSearchParams): Problem[] {
  const accepted = `${KNOWN.slice(0, -1).join(', ')}, at most ${MOST_SCENARIOS} scenarios`;
  return [...new Set(query.keys())]
    .filter((key) => !KNOWN.includes(key) && !isForeignKey(key))
    .map((key) => ({
      field: key,
      given: query.get(key) ?? '',
      accepted,
      message: `Nothing here is named ${quoted(key)}; accepted: ${accepted}. It is left out.`,
    }));
}

/** Reads a link; what cannot be used is named and the nearest valid used. Never throws. */
export function readCompare(
  studies: Studies,
  query: URLSearchParams,
): { question: CompareQuestion; problems: Problem[] } {
  const first = studies.get(firstStudy()) ?? [...studies.values()][0];
  if (first === undefined) throw new Error('No study has been fetched.');
  const problems: Problem[] = [];
  const scenarios = KEYS.flatMap((key) => {
    const text = query.get(key);
    if (text === null || text === '') return [];
    const named = studyIn(text);
    const study = studies.get(named);
    if (study === undefined) {
      const accepted = `a study such as ${first.id}, then a configuration and settings`;
      problems.push({
        field: key,
        given: text,
        accepted,
        message: `Scenario (${key}) is ${quoted(text)}; accepted: ${accepted}. ${first.first} is used.`,
      });
      return [published(first.first)];
    }
    const read = readScenario(study, key, text);
    problems.push(...read.problems);
    return [read.scenario];
  });
  const seed = readNumber(SEED, query.get(SEED.key));
  const precision = readNumber(PRECISION, query.get(PRECISION.key));
  return {
    question: {
      scenarios: scenarios.length > 0 ? scenarios : firstPair(first),
      seed: seed.value,
      precision: precision.value,
    },
    problems: [...problems, ...seed.problems, ...precision.problems, ...otherKeys(query)],
  };
}

/** Path and query of a question, without the base of the site. */
export function writeCompare(studies: Studies, question: CompareQuestion): string {
  const { scenarios, seed, precision } = question;
  return addressOf(COMPARE_PATH, [
    ...scenarios.map((scenario, index): [string, string] => [
      KEYS[index] ?? '',
      writeScenario(studyOf(studies, scenario), scenario),
    ]),
    [SEED.key, String(seed)],
    ...(precision === PRECISION.otherwise
      ? []
      : [[PRECISION.key, String(precision)] as [string, string]]),
    ['v', VERSION],
  ]);
}
