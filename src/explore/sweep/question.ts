import type { Problem } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { addressOf } from '../../address/written';
import { firstStudy } from '../../measured/studyNames';
import { readName } from '../../scenario/codec';
import { SWEEP_PATH } from '../../scenario/namedLink';
import { LINK_VERSION, type Scenario } from '../../scenario/scenario';
import { type Knob, knobById } from '../../scenario/schema';
import type { Protocol } from '../../simulator/types';
import { type NumberField, readNumber } from '../question/numberField';
import { readScenario, studyIn, writeScenario } from '../question/scenarioText';
import { SEED } from '../question/seedField';
import { unknownKeys } from '../question/unknownKeys';
import type { ExploredStudy } from '../study/exploredStudy';
import { readSwept, type Swept, sweptValues, usualSwept, writeSwept } from './swept';

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

export const REPLICATIONS: NumberField = {
  key: 'runs',
  label: 'Runs per point',
  least: 1,
  most: 20,
  otherwise: 2,
  isWhole: true,
};

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
  const message = `The second knob (by) is ${quoted(given)}: ${runs} runs; accepted: ${accepted}. The first ${steps === 1 ? 'is' : `${steps} are`} used.`;
  return {
    question: { ...question, by: { ...by, extent, steps } },
    problems: [{ field: 'by', given, accepted, message }],
  };
}

/** Keys of a question, each with one value. */
export const KEYS = ['from', 'over', 'by', 'show', 'protocol', 'runs', 'seed', 'v'];
const PROTOCOLS: Readonly<Record<string, Protocol>> = { short: 'preview', study: 'study' };

/** The id of the study that a query is about. */
export const studyAsked = (query: URLSearchParams): string =>
  studyIn(query.get('from') ?? firstStudy());

/** The names of a list, such as "throughput.median,roundtripTime.median"; the usual ones where none is usable. */
function readShown(study: ExploredStudy, given: string | null) {
  const usual = usuallyShown(study);
  if (given === null) return { show: usual, problems: [] };
  const ids = study.measures.map(({ id }) => id);
  const read = given
    .split(',')
    .slice(0, MOST_SHOWN)
    .map((one) => readName('show', 'Measure', one, ids));
  return {
    show: [...new Set(read.map(({ name }) => name))],
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** Reads a question; what cannot be used is named and the nearest valid used. Never throws. */
export function readSweep(
  study: ExploredStudy,
  query: URLSearchParams,
): { question: SweepQuestion; problems: Problem[] } {
  const { knobs } = study.context.schema;
  const read = readScenario(study, 'from', query.get('from') ?? study.id);
  const over = readSwept(
    study,
    { key: 'over', title: 'Swept knob' },
    query.get('over') ?? study.loadKnob,
    knobs,
  );
  const second = query.get('by');
  const by =
    second === null
      ? null
      : readSwept(
          study,
          { key: 'by', title: 'Second knob' },
          second,
          knobs.filter(({ id }) => id !== over.swept.knob),
        );
  const shown = readShown(study, query.get('show'));
  const given = query.get('protocol') ?? 'short';
  const protocol = readName('protocol', 'Protocol', given, Object.keys(PROTOCOLS));
  const replications = readNumber(REPLICATIONS, query.get('runs'));
  const seed = readNumber(SEED, query.get('seed'));
  const version = readNumber(
    {
      key: 'v',
      label: 'Version of the link',
      least: 1,
      most: LINK_VERSION,
      otherwise: LINK_VERSION,
      isWhole: true,
    },
    query.get('v'),
  );
  const limited = withinLimit(study, {
    from: { ...read.scenario, seed: seed.value },
    over: over.swept,
    by: by?.swept ?? null,
    show: shown.show,
    protocol: PROTOCOLS[protocol.name] ?? 'preview',
    replications: replications.value,
  });
  return {
    question: limited.question,
    problems: [
      ...read.problems,
      ...over.problems,
      ...(by?.problems ?? []),
      ...shown.problems,
      ...protocol.problems,
      ...replications.problems,
      ...seed.problems,
      ...version.problems,
      ...unknownKeys('A sweep', KEYS, query),
      ...limited.problems,
    ],
  };
}

/** Path and query of a question; measures and protocol only where they are not the usual ones. */
export function writeSweep(study: ExploredStudy, question: SweepQuestion, path = SWEEP_PATH) {
  const { schema } = study.context;
  const { from, over, by, show, protocol, replications } = question;
  const isUsual = show.join() === usuallyShown(study).join();
  return addressOf(path, [
    ['from', writeScenario(study, from)],
    ['over', writeSwept(schema, over)],
    ...(by === null ? [] : [['by', writeSwept(schema, by)] as const]),
    ...(isUsual ? [] : [['show', show.join(',')] as const]),
    ...(protocol === 'study' ? [['protocol', 'study'] as const] : []),
    ['runs', String(replications)],
    ['seed', String(from.seed)],
    ['v', String(LINK_VERSION)],
  ]);
}
