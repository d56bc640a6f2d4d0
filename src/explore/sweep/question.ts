import { choiceField } from '../../address/choice';
import type { Field } from '../../address/field';
import { writeFields } from '../../address/fields';
import { listField } from '../../address/list';
import { numberField } from '../../address/number';
import { type Problem, problemOf } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { readerOf } from '../../address/reader';
import { wholeProblems } from '../../address/wholeProblems';
import { addressOf } from '../../address/written';
import { SEED, VERSION } from '../../scenario/linkFields';
import { SWEEP_PATH } from '../../scenario/namedLink';
import { LINK_VERSION, type Scenario } from '../../scenario/scenario';
import { type Knob, knobById } from '../../scenario/schema';
import type { Protocol } from '../../simulator/types';
import { scenarioField, writeScenario } from '../question/scenarioText';
import type { ExploredStudy } from '../study/exploredStudy';
import { byField, overField, type Swept, sweptValues, usualSwept, writeSwept } from './swept';

/** A scenario under every combination of the values of one or two knobs. */
export interface SweepQuestion {
  /** Its seed is that of all runs. */
  from: Scenario;
  over: Swept;
  by: Swept | null;
  /** Measures on show, by id; a map shows the first. */
  show: readonly string[];
  protocol: Protocol;
  replications: number;
}

/** Runs of one sweep at most: some minutes of two processors. */
export const MOST_RUNS = 2000;
const MOST_SHOWN = 4;
const FIRST_SHOWN = 2;

export const REPLICATIONS = numberField({
  key: 'runs',
  title: 'Runs per point',
  least: 1,
  most: 20,
  otherwise: 2,
});

/** The measures that a sweep shows where none are named. */
export const usuallyShown = ({ measures }: ExploredStudy): string[] =>
  measures.slice(0, FIRST_SHOWN).map(({ id }) => id);

/** The question of a scenario where nothing else is said: over its load. */
export function usualQuestion(study: ExploredStudy, from: Scenario): SweepQuestion {
  return {
    from,
    over: usualSwept(study, knobNamed(study, study.loadKnob)),
    by: null,
    show: usuallyShown(study),
    protocol: 'preview',
    replications: REPLICATIONS.otherwise,
  };
}

/** A knob of the study; throws where there is none. */
export function knobNamed({ context }: Pick<ExploredStudy, 'context'>, id: string): Knob {
  const knob = knobById(context.schema, id);
  if (knob === undefined) throw new Error(`There is no knob ${id}.`);
  return knob;
}

/** How many runs a question asks for. */
export function runCountOf(study: ExploredStudy, question: SweepQuestion): number {
  const count = (swept: Swept | null) =>
    swept === null ? 1 : sweptValues(knobNamed(study, swept.knob), swept).length;
  return count(question.over) * count(question.by) * question.replications;
}

/** As many values of the second knob as the limit of runs leaves room for. */
export function withinLimit(
  study: ExploredStudy,
  question: SweepQuestion,
): { question: SweepQuestion; problems: Problem[] } {
  const { by, over } = question;
  const runs = runCountOf(study, question);
  if (by === null || runs <= MOST_RUNS) return { question, problems: [] };
  const columns = sweptValues(knobNamed(study, over.knob), over).length;
  const steps = Math.max(1, Math.floor(MOST_RUNS / (columns * question.replications)));
  const extent =
    by.extent.kind === 'among'
      ? { ...by.extent, values: by.extent.values.slice(0, steps) }
      : by.extent;
  const given = writeSwept(study.context.schema, by);
  const accepted = `at most ${steps === 1 ? '1 value' : `${steps} values`} here, ${MOST_RUNS} runs in all`;
  const what = `The second knob (by) is ${quoted(given)}: ${runs} runs`;
  const instead = `The first ${steps === 1 ? 'is' : `${steps} are`} used.`;
  return {
    question: { ...question, by: { ...by, extent, steps } },
    problems: [problemOf('by', given, what, accepted, instead)],
  };
}

const PROTOCOLS: Readonly<Record<string, Protocol>> = { short: 'preview', study: 'study' };

/** Short runs, or those that the study made. */
export const PROTOCOL = choiceField({
  key: 'protocol',
  title: 'Protocol',
  options: Object.keys(PROTOCOLS),
  otherwise: 'short',
});

/** The measures on show. */
export const shownField = (study: ExploredStudy): Field<readonly string[]> =>
  listField({
    key: 'show',
    title: 'Measure',
    options: study.measures.map(({ id }) => id),
    otherwise: usuallyShown(study),
    separator: ',',
    most: MOST_SHOWN,
  });

/** Reads a question; what cannot be used is named and the nearest valid used. Never throws. */
export function readSweep(
  study: ExploredStudy,
  query: URLSearchParams,
): { question: SweepQuestion; problems: Problem[] } {
  const { knobs } = study.context.schema;
  const reader = readerOf(query);
  const from = reader.read(scenarioField(study, 'from'));
  const over = reader.read(overField(study, knobs));
  const others = knobs.filter(({ id }) => id !== over.knob);
  const asked = {
    from: { ...from, seed: reader.read(SEED) },
    over,
    by: reader.read(byField(study, others)),
    show: reader.read(shownField(study)),
    protocol: PROTOCOLS[reader.read(PROTOCOL)] ?? 'preview',
    replications: reader.read(REPLICATIONS),
  };
  reader.read(VERSION);
  const { question, problems } = withinLimit(study, asked);
  return { question, problems: [...wholeProblems(reader, 'A sweep'), ...problems] };
}

/** Path and query of a question; measures and protocol only where they are not the usual ones. */
export function writeSweep(study: ExploredStudy, question: SweepQuestion, path = SWEEP_PATH) {
  const { schema } = study.context;
  const { from, over, by, show, protocol, replications } = question;
  return addressOf(path, [
    ['from', writeScenario(study, from)],
    ['over', writeSwept(schema, over)],
    ...(by === null ? [] : [['by', writeSwept(schema, by)] as const]),
    ...writeFields({ show: shownField(study) }, { show }),
    ...(protocol === 'study' ? [[PROTOCOL.key, 'study'] as const] : []),
    ['runs', String(replications)],
    ['seed', String(from.seed)],
    ['v', String(LINK_VERSION)],
  ]);
}
