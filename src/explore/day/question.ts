import type { Problem } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { addressOf } from '../../address/written';
import { firstStudy } from '../../measured/studyNames';
import { DEFAULT_SEED, published, type Scenario } from '../../scenario/scenario';
import { type NumberField, readNumber } from '../question/numberField';
import { readScenario, studyIn, writeScenario } from '../question/scenarioText';
import { SEED } from '../question/seedField';
import { unknownKeys } from '../question/unknownKeys';
import type { DayRule } from '../study/dayRule';
import { type ExploredStudy, measureOf } from '../study/exploredStudy';
import { examplesOf } from './examples';
import type { DayLimits } from './hours';
import { type Load, readRates, writeRates } from './load';

export const DAY_PATH = '/explore/day';

/** A load against a scenario, and what it is held to. */
export interface DayQuestion {
  scenario: Scenario;
  load: Load;
  limits: DayLimits;
  seed: number;
}

/** The rule of a study; null where load over time is not asked for. */
export const ruleOf = ({ day }: ExploredStudy): DayRule | null =>
  day === undefined || day.kind === 'none' ? null : day;

export const FROM: NumberField = {
  key: 'from',
  label: 'First hour',
  least: 0,
  most: 23,
  otherwise: 0,
  isWhole: true,
};

/** What may wait at the end of an hour. */
export const waitField = (rule: DayRule): NumberField => ({
  key: 'wait',
  label: 'May wait',
  least: 0,
  most: 1e9,
  otherwise: rule.mayWait,
  isWhole: true,
});

/** A limit on a measure. */
export const limitField = (study: ExploredStudy, id: string, otherwise: number): NumberField => ({
  key: 'limit',
  label: measureOf(study, id)?.label ?? id,
  least: 0,
  most: 1e9,
  otherwise,
  isWhole: false,
});

const NO_LIMITS = 'none';
const NO_LOAD: Load = { from: 0, rates: [0], peaks: null };

/** The limits that a study suggests. */
export const suggestedLimits = (rule: DayRule): DayLimits => ({
  measures: rule.limits
    .filter(({ isSet }) => isSet)
    .map(({ measure, value }) => ({ measure, value })),
  mayWait: rule.mayWait,
});

function readLimits(
  study: ExploredStudy,
  rule: DayRule,
  query: URLSearchParams,
): { limits: DayLimits; problems: Problem[] } {
  const waits = readNumber(waitField(rule), query.get('wait'));
  const text = query.get('limit');
  const mayWait = waits.value;
  if (text === null) {
    return { limits: { ...suggestedLimits(rule), mayWait }, problems: waits.problems };
  }
  const problems = [...waits.problems];
  const measures = new Map<string, number>();
  const names = rule.limits.map(({ measure }) => measure);
  for (const given of text === NO_LIMITS || text === '' ? [] : text.split(',')) {
    const [, id = '', number = ''] = /^([^=]*)=(.*)$/.exec(given) ?? [];
    const suggested = rule.limits.find(({ measure }) => measure === id);
    if (suggested === undefined) {
      const accepted =
        names.length === 0
          ? NO_LIMITS
          : `${names.map((name) => `${name}=number`).join(', ')}, or ${NO_LIMITS}`;
      const message = `Limit (limit) is ${quoted(given)}; accepted: ${accepted}. It is left out.`;
      problems.push({ field: 'limit', given, accepted, message });
      continue;
    }
    const read = readNumber(limitField(study, id, suggested.value), number);
    problems.push(...read.problems);
    measures.set(id, read.value);
  }
  return {
    limits: { measures: [...measures].map(([measure, value]) => ({ measure, value })), mayWait },
    problems,
  };
}

function readLoad(
  rule: DayRule,
  otherwise: Load,
  query: URLSearchParams,
): { load: Load; problems: Problem[] } {
  const text = query.get('load');
  const from = readNumber(FROM, query.get('from'));
  if (text === null) return { load: otherwise, problems: from.problems };
  const read = readRates(rule, 'load', text);
  const problems = [...from.problems, ...read.problems];
  if (read.rates.length === 0) {
    const accepted = 'rates such as 20*7,35,70';
    const message = `Load (load) is empty; accepted: ${accepted}. A working day is used.`;
    return {
      load: otherwise,
      problems: [...problems, { field: 'load', given: text, accepted, message }],
    };
  }
  const peaks = query.get('peaks');
  const high = peaks === null ? null : readRates(rule, 'peaks', peaks);
  problems.push(...(high?.problems ?? []));
  if (high !== null && high.rates.length !== read.rates.length) {
    const accepted = `as many as there are hours, ${read.rates.length}`;
    const message = `Highest rows (peaks) are ${high.rates.length}; accepted: ${accepted}. They are left out.`;
    problems.push({ field: 'peaks', given: peaks ?? '', accepted, message });
  }
  const fits = high?.rates.length === read.rates.length;
  const load = { from: from.value, rates: read.rates, peaks: fits ? high.rates : null };
  return { load, problems };
}

/** Keys of a question, each with one value. */
export const KEYS = ['scenario', 'load', 'from', 'peaks', 'limit', 'wait', 'seed', 'v'];

const scenarioText = (query: URLSearchParams): string => query.get('scenario') ?? firstStudy();

export const studiesIn = (query: URLSearchParams): string[] => [
  studyIn(scenarioText(query)),
  firstStudy(),
];

/** A question about a scenario of a study with what the study suggests. */
export function suggested(study: ExploredStudy, scenario: Scenario): DayQuestion {
  const rule = ruleOf(study);
  const [first] = rule === null ? [] : examplesOf(study, rule, scenario);
  return {
    scenario,
    load: first?.load ?? NO_LOAD,
    limits: rule === null ? { measures: [], mayWait: 0 } : suggestedLimits(rule),
    seed: DEFAULT_SEED,
  };
}

/** Reads a question; what cannot be used is named and the nearest valid used. Never throws. */
export function readQuestion(
  studies: ReadonlyMap<string, ExploredStudy>,
  query: URLSearchParams,
): { question: DayQuestion; problems: Problem[] } {
  const text = scenarioText(query);
  const named = studies.get(studyIn(text));
  const study = named ?? studies.get(firstStudy());
  if (study === undefined) throw new Error(`The study ${firstStudy()} has not been fetched.`);
  const problems: Problem[] = [];
  if (named === undefined) {
    const accepted = `a scenario such as ${study.first}`;
    const message = `Scenario (scenario) is ${quoted(text)}, of no study; accepted: ${accepted}. ${study.first} is used.`;
    problems.push({ field: 'scenario', given: text, accepted, message });
  }
  const read = named
    ? readScenario(study, 'scenario', text)
    : { scenario: published(study.first), problems: [] };
  const seed = readNumber(SEED, query.get('seed'));
  const question = { ...suggested(study, read.scenario), seed: seed.value };
  problems.push(...read.problems, ...seed.problems, ...unknownKeys('A day', KEYS, query));
  const rule = ruleOf(study);
  if (rule === null) return { question, problems };
  const loaded = readLoad(rule, question.load, query);
  const limited = readLimits(study, rule, query);
  return {
    question: { ...question, load: loaded.load, limits: limited.limits },
    problems: [...problems, ...loaded.problems, ...limited.problems],
  };
}

/** Path and query of a question. */
export function writeQuestion(study: ExploredStudy, question: DayQuestion): string {
  const { scenario, load, limits, seed } = question;
  const rule = ruleOf(study);
  const measures = limits.measures.map(({ measure, value }) => `${measure}=${value}`).join(',');
  const asked: [string, string][] =
    rule === null
      ? []
      : [
          ['load', writeRates(load.rates)],
          ...(load.from > 0 ? [['from', String(load.from)] as [string, string]] : []),
          ...(load.peaks ? [['peaks', writeRates(load.peaks)] as [string, string]] : []),
          ['limit', measures === '' ? NO_LIMITS : measures],
          ['wait', String(limits.mayWait)],
        ];
  return addressOf(DAY_PATH, [
    ['scenario', writeScenario(study, scenario)],
    ...asked,
    ['seed', String(seed)],
  ]);
}
