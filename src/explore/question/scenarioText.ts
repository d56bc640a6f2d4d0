import { readName } from '../../address/choice';
import type { Field } from '../../address/field';
import { problemOf } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { readerOf } from '../../address/reader';
import { firstStudy } from '../../measured/studyNames';
import { readChanges } from '../../scenario/codec';
import { SEED } from '../../scenario/linkFields';
import { scenarioText } from '../../scenario/namedLink';
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

/** The study that a scenario's text names, right or wrong. */
export const studyIn = (text: string): string => text.split(/[/,]/, 1)[0] ?? '';

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

const SETTINGS = 'a configuration, then settings such as sendOnly=6, separated by commas';

/** A scenario of a study as one value of a longer link; its seed is that of the question. */
export function scenarioField(study: ExploredStudy, key: string): Field<Scenario> {
  const { context, first } = study;
  const named = { key, title: 'Scenario' };
  const names = [first, ...context.labels.map((label) => context.prefix + label)];
  return {
    ...named,
    accepted: SETTINGS,
    otherwise: published(first),
    read: (text) => {
      const [given = '', ...settings] = text.split(',');
      const base = readName(named, given === study.id ? first : given, [...new Set(names)]);
      const isSeed = (one: string) => one.startsWith(`${SEED.key}=`);
      const [pairs, lost] = [true, false].map((isPair) =>
        settings.filter((one) => one.includes('=') === isPair && !isSeed(one)),
      );
      const reader = readerOf(
        new URLSearchParams(
          pairs?.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]),
        ),
      );
      reader.report(
        ...base.problems,
        ...(lost ?? []).map((one) => {
          const what = `Scenario (${key}) holds ${quoted(one)}`;
          return problemOf(key, one, what, SETTINGS, 'It is ignored.');
        }),
        ...settings.filter(isSeed).map((one) => {
          const what = `Scenario (${key}) holds ${quoted(one)}`;
          const accepted = 'a seed of the whole question, beside its scenarios';
          return problemOf(key, one, what, accepted, 'The seed of the question is used.');
        }),
      );
      const scenario = readChanges(context, base.value.slice(context.prefix.length), reader);
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
