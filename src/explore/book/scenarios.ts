import { readerOf } from '../../address/reader';
import { differences } from '../../lab/view/knobText';
import { SEED } from '../../scenario/linkFields';
import { studyIn } from '../../scenario/readNamed';
import type { Scenario } from '../../scenario/scenario';
import { knobById } from '../../scenario/schema';
import { parseValue } from '../../scenario/value';
import { wordsOf } from '../../scenario/words';
import { scenarioField } from '../question/scenarioText';
import { baseValuesOf, type ExploredStudy, rowOf, valuesOf } from '../study/exploredStudy';
import { partsOfLink } from './entry';

/** Studies that are there, by id. */
type Known = ReadonlyMap<string, ExploredStudy>;

/** A scenario that a link holds, with its study. */
export interface HeldScenario {
  study: ExploredStudy;
  scenario: Scenario;
}

/** "/low-latency/test-case-20" and "/capacity/lab": study, and number of the test case. */
const LAB = /^\/([^/]+)\/(?:test-case-(\d+)|lab)$/;

/** The configuration that the link of a lab shows. */
function labBaseOf(link: string): string | null {
  const { path, query } = partsOfLink(link);
  const [, study, number] = LAB.exec(path) ?? [];
  if (study === undefined) return null;
  const config = query.get('config');
  const label = config ?? (number === undefined ? null : 'A');
  if (label === null) return study;
  return number === undefined ? `${study}/${label}` : `${study}/${number}-${label}`;
}

/** What names scenarios in a link: the lab's own configuration, the one named so, or values that begin with a study. */
function textsIn(link: string): string[] {
  const { query } = partsOfLink(link);
  const only = labBaseOf(link) ?? query.get('scenario');
  if (only !== null) return [only];
  return [...query.values()].filter((value) => /^[a-z-]+($|[/,])/.test(value));
}

/** Ids of studies that a link may be about; those that do not exist may be among them. */
export const studiesOf = (link: string): string[] => textsIn(link).map(studyIn);

/** Settings that stand beside the only scenario of a link. */
function settingsBeside(study: ExploredStudy, query: URLSearchParams): string[] {
  return [...query].flatMap(([key, text]) => {
    const knob = knobById(study.context.schema, key);
    return knob && parseValue(knob, text).ok ? [`${key}=${text}`] : [];
  });
}

/** The scenarios of a link, of those studies that are there. Never throws. */
export function scenariosIn(known: Known, link: string): HeldScenario[] {
  const { query } = partsOfLink(link);
  const seed = readerOf(query).read(SEED);
  const texts = textsIn(link).filter((text) => known.has(studyIn(text)));
  return texts.flatMap((text) => {
    const study = known.get(studyIn(text));
    if (study === undefined) return [];
    const beside = texts.length === 1 ? settingsBeside(study, query) : [];
    const { value } = scenarioField(study, 'scenario').read([text, ...beside].join());
    return [{ study, scenario: { ...value, seed } }];
  });
}

/** A scenario in words: its study and configuration, and its changed knobs. */
export interface ScenarioWords {
  configuration: string;
  /** Instead of changes where there are none: "as published". */
  unchanged: string;
  /** Such as "send only 4 → 6". */
  changes: string[];
}

export const toldOf = ({ study, scenario }: HeldScenario): ScenarioWords => ({
  configuration: `${study.name}, ${rowOf(study, scenario)}`,
  unchanged: `as ${wordsOf(study.context).standing}`,
  changes: differences(
    study.context.schema,
    baseValuesOf(study, scenario),
    valuesOf(study, scenario),
  ),
});
