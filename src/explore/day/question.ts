import type { Field } from '../../address/field';
import { type NumberField, numberField } from '../../address/number';
import { type Problem, problemOf, refused } from '../../address/problem';
import { type Reader, readerOf } from '../../address/reader';
import { wholeProblems } from '../../address/wholeProblems';
import { addressOf } from '../../address/written';
import { SEED, VERSION } from '../../scenario/linkFields';
import { DAY_PATH } from '../../scenario/namedLink';
import { DEFAULT_SEED, type Scenario } from '../../scenario/scenario';
import { anyScenarioField, type Studies, studyOf, writeScenario } from '../question/scenarioText';
import type { DayRule } from '../study/dayRule';
import { type ExploredStudy, measureOf } from '../study/exploredStudy';
import { mostOf } from '../study/measure';
import { examplesOf } from './examples';
import type { DayLimits } from './hours';
import { type Load, ratesField, writeRates } from './load';

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

export const FROM = numberField({
  key: 'from',
  title: 'First hour',
  least: 0,
  most: 23,
  otherwise: 0,
});

/** What may wait at the end of an hour. */
export const waitField = (rule: DayRule): NumberField =>
  numberField({ key: 'wait', title: 'May wait', least: 0, most: 1e9, otherwise: rule.mayWait });

/** A limit on a measure. */
export const limitField = (study: ExploredStudy, id: string, otherwise: number): NumberField =>
  numberField({
    key: 'limit',
    title: measureOf(study, id)?.label ?? id,
    least: 0,
    most: mostOf({ unit: measureOf(study, id)?.unit ?? '' }),
    otherwise,
    isWhole: false,
  });

const NO_LIMITS = 'none';
/** Keys of studies that load over time is asked of. */
const RULED = ['load', 'from', 'peaks', 'limit', 'wait'];
const NO_LOAD: Load = { from: 0, rates: [0], peaks: null };

/** The limits that a study suggests. */
export const suggestedLimits = (rule: DayRule): DayLimits => ({
  measures: rule.limits
    .filter(({ isSet }) => isSet)
    .map(({ measure, value }) => ({ measure, value })),
  mayWait: rule.mayWait,
});

/** The limits of a day, such as "roundtripTime.median=300"; those that the study suggests where none are named. */
export function limitsField(study: ExploredStudy, rule: DayRule): Field<DayLimits['measures']> {
  const named = { key: 'limit', title: 'Limit' };
  const names = rule.limits.map(({ measure }) => `${measure}=number`);
  const accepted = [...names, NO_LIMITS].join(', ').replace(`, ${NO_LIMITS}`, `, or ${NO_LIMITS}`);
  return {
    ...named,
    accepted,
    otherwise: suggestedLimits(rule).measures,
    read: (text) => {
      const problems: Problem[] = [];
      const measures = new Map<string, number>();
      for (const given of text === NO_LIMITS || text === '' ? [] : text.split(',')) {
        const [, id = '', number = ''] = /^([^=]*)=(.*)$/.exec(given) ?? [];
        const suggested = rule.limits.find(({ measure }) => measure === id);
        if (suggested === undefined) {
          problems.push(refused(named, given, accepted, 'It is left out.'));
          continue;
        }
        const read = limitField(study, id, suggested.value).read(number);
        problems.push(...read.problems);
        measures.set(id, read.value);
      }
      return { value: [...measures].map(([measure, value]) => ({ measure, value })), problems };
    },
    write: (measures) =>
      measures.map(({ measure, value }) => `${measure}=${value}`).join() || NO_LIMITS,
  };
}

/** The load of each hour; a working day where none is given. */
function readLoad(rule: DayRule, otherwise: Load, reader: Reader): Load {
  const [load, high] = [ratesField(rule, 'load'), ratesField(rule, 'peaks')];
  const from = reader.read(FROM);
  const rates = reader.read(load);
  const peaks = reader.read(high);
  if (rates === null) return otherwise;
  if (rates.length === 0) {
    const accepted = 'rates such as 20*7,35,70';
    const [key, what] = [load.key, 'Load (load) is empty'];
    reader.report(
      problemOf(key, reader.text(load) ?? '', what, accepted, 'A working day is used.'),
    );
    return otherwise;
  }
  const fits = peaks === null || peaks.length === rates.length;
  if (!fits) {
    const accepted = `as many as there are hours, ${rates.length}`;
    const what = `Highest rows (peaks) are ${peaks.length}`;
    const given = reader.text(high) ?? '';
    reader.report(problemOf('peaks', given, what, accepted, 'They are left out.'));
  }
  return { from, rates, peaks: fits ? peaks : null };
}

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
  studies: Studies,
  query: URLSearchParams,
): { question: DayQuestion; problems: Problem[] } {
  const reader = readerOf(query);
  const scenario = reader.read(anyScenarioField(studies, 'scenario'));
  const study = studyOf(studies, scenario);
  const rule = ruleOf(study);
  const first = suggested(study, scenario);
  const asked =
    rule === null
      ? first
      : {
          scenario,
          load: readLoad(rule, first.load, reader),
          limits: {
            measures: reader.read(limitsField(study, rule)),
            mayWait: reader.read(waitField(rule)),
          },
        };
  const seed = reader.read(SEED);
  reader.read(VERSION);
  // What a study without a rule ignores is known all the same.
  if (rule === null) for (const key of RULED) reader.text({ key, title: key });
  return { question: { ...asked, seed }, problems: wholeProblems(reader, 'A day') };
}

/** Path and query of a question. */
export function writeQuestion(study: ExploredStudy, question: DayQuestion): string {
  const { scenario, load, limits, seed } = question;
  const rule = ruleOf(study);
  const asked: [string, string][] =
    rule === null
      ? []
      : [
          ['load', writeRates(load.rates)],
          ...(load.from > 0 ? [['from', String(load.from)] as [string, string]] : []),
          ...(load.peaks ? [['peaks', writeRates(load.peaks)] as [string, string]] : []),
          ['limit', limitsField(study, rule).write(limits.measures)],
          ['wait', String(limits.mayWait)],
        ];
  return addressOf(DAY_PATH, [
    ['scenario', writeScenario(study, scenario)],
    ...asked,
    ['seed', String(seed)],
  ]);
}
