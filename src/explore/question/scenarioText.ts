import type { Field } from '../../address/field';
import { readerOf } from '../../address/reader';
import { firstStudy } from '../../measured/studyNames';
import { readChanges } from '../../scenario/codec';
import { scenarioText } from '../../scenario/namedLink';
import { readNamed, SETTINGS, studyIn } from '../../scenario/readNamed';
import { DEFAULT_SEED, published, type Scenario } from '../../scenario/scenario';
import type { ExploredStudy } from '../study/exploredStudy';

/** Studies that have been fetched, by id. */
export type Studies = ReadonlyMap<string, ExploredStudy>;

/**
 * A scenario as one value of a longer link: its configuration and what differs, such as
 * "low-latency/20-A,sendOnly=6,tracking=0". Its seed is that of the question.
 */
export const writeScenario = (
  { context }: ExploredStudy,
  scenario: Pick<Scenario, 'base' | 'changes'>,
): string => scenarioText(context.schema, scenario);

/** The studies to fetch for the scenarios under some keys; one that does not exist is answered by the first. */
export const studiesIn = (query: URLSearchParams, ...keys: readonly string[]): string[] => {
  const texts = keys.flatMap((key) => query.get(key) || []);
  return [...new Set([firstStudy(), ...texts.map(studyIn)])];
};

/** The study that stands in for one that is none. */
export function firstOf(studies: Studies): ExploredStudy {
  const study = studies.get(firstStudy()) ?? [...studies.values()][0];
  if (study === undefined) throw new Error('No study has been fetched.');
  return study;
}

/** The study of a scenario, which has been fetched with its question. */
export function studyOf(studies: Studies, { base }: Pick<Scenario, 'base'>): ExploredStudy {
  const study = studies.get(studyIn(base));
  if (study === undefined) throw new Error(`The study of ${base} has not been fetched.`);
  return study;
}

/** A scenario of a study as one value of a longer link; its seed is that of the question. */
export function scenarioField(study: ExploredStudy, key: string): Field<Scenario> {
  const { context, first } = study;
  const named = { key, title: 'Scenario' };
  return {
    ...named,
    accepted: SETTINGS,
    otherwise: published(first),
    read: (text) => {
      const { value, problems } = readNamed(named, text, study);
      const reader = readerOf(new URLSearchParams(value.settings.map((pair) => [...pair])));
      reader.report(...problems);
      const scenario = readChanges(context, value.base.slice(context.prefix.length), reader);
      return { value: { ...scenario, seed: DEFAULT_SEED }, problems: reader.problems() };
    },
    write: (scenario) => writeScenario(study, scenario),
  };
}

/** A scenario of any of the studies that have been fetched; the first one's where the address names none of them. */
export function anyScenarioField(studies: Studies, key: string): Field<Scenario> {
  const own = firstOf(studies);
  return {
    ...scenarioField(own, key),
    read: (text) => scenarioField(studies.get(studyIn(text)) ?? own, key).read(text),
    write: (scenario) => writeScenario(studyOf(studies, scenario), scenario),
  };
}
