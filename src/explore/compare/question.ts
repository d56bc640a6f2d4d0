import { writeFields } from '../../address/fields';
import { numberField } from '../../address/number';
import type { Problem } from '../../address/problem';
import { readerOf } from '../../address/reader';
import { wholeProblems } from '../../address/wholeProblems';
import { addressOf } from '../../address/written';
import { SEED, VERSION } from '../../scenario/linkFields';
import { COMPARE_PATH } from '../../scenario/namedLink';
import { LINK_VERSION, published, type Scenario } from '../../scenario/scenario';
import { knobById } from '../../scenario/schema';
import { nearestValue } from '../../scenario/value';
import {
  anyScenarioField,
  firstOf,
  type Studies,
  studiesIn,
  studyOf,
  writeScenario,
} from '../question/scenarioText';
import { baseValuesOf } from '../study/exploredStudy';
import { settled } from './edits';

/** Keys of the scenarios in links, in the order in which they stand. */
export const KEYS = ['a', 'b', 'c', 'd'] as const;
export const MOST_SCENARIOS = KEYS.length;

/** How well the differences are to be known: half of the 95 % interval as a percentage of the first scenario's value. */
export const PRECISION = numberField({
  key: 'precision',
  title: 'Precision in %',
  least: 0.2,
  most: 20,
  otherwise: 2,
  isWhole: false,
});

/** What is compared, with all that its numbers depend on. */
export interface CompareQuestion {
  /** One to four; the others are compared with the first. */
  scenarios: readonly Scenario[];
  seed: number;
  /** Percent, as `PRECISION` has it. */
  precision: number;
}

export const studiesOf = (query: URLSearchParams): string[] => studiesIn(query, ...KEYS);

/** The first scenario of a study, and beside it one with a step more of its load. */
function firstPair(studies: Studies): Scenario[] {
  const study = firstOf(studies);
  const first = published(study.first);
  const knob = knobById(study.context.schema, study.loadKnob);
  if (knob === undefined) return [first, first];
  const value = baseValuesOf(study, first)[knob.id] ?? knob.default;
  return [
    first,
    settled(study, first, { [knob.id]: nearestValue(knob, value + knob.step) }).scenario,
  ];
}

/** Reads a link; what cannot be used is named and the nearest valid used. Never throws. */
export function readCompare(
  studies: Studies,
  query: URLSearchParams,
): { question: CompareQuestion; problems: Problem[] } {
  const reader = readerOf(query);
  const scenarios = KEYS.flatMap((key) => {
    const field = anyScenarioField(studies, key);
    // A key without a text is no scenario.
    return reader.text(field) ? [reader.read(field)] : [];
  });
  const [seed, precision] = [reader.read(SEED), reader.read(PRECISION)];
  reader.read(VERSION);
  return {
    question: {
      scenarios: scenarios.length > 0 ? scenarios : firstPair(studies),
      seed,
      precision,
    },
    problems: wholeProblems(reader, 'Compare'),
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
    ...writeFields({ precision: PRECISION }, { precision }),
    [VERSION.key, String(LINK_VERSION)],
  ]);
}
