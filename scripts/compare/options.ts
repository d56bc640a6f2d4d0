import type { Problem } from '../../src/address/problem';
import { type CompareQuestion, readCompare } from '../../src/explore/compare/question';
import {
  anyScenarioField,
  type Studies,
  writeScenario,
} from '../../src/explore/question/scenarioText';
import type { ExploredStudy } from '../../src/explore/study/exploredStudy';
import { SEED } from '../../src/scenario/linkFields';
import { studyIn } from '../../src/scenario/readNamed';
import { parseCommand, refuse, refuseIn, UsageError } from '../command/usage';
import { isLink, readLink } from '../replay/link';

export const USAGE =
  'npm run -s compare -- <scenario | link> <scenario | link> [--precision percent] [--seed s] [--json]';

const OPTIONS = {
  precision: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export interface CompareOptions {
  question: CompareQuestion;
  json: boolean;
  /** What of the arguments is not used, in sentences. */
  notes: readonly string[];
}

type Key = 'a' | 'b';

/** A scenario as links of the comparison write it, and the seed of the lab's link that it is from. */
interface Given {
  text: string;
  seed: number | null;
}

/** Reads a scenario's text or the link of a lab; throws a UsageError that names the scenario for what cannot be used. */
function readGiven(studies: Studies, key: Key, given: string): Given {
  const refuseHere = (problems: readonly Problem[]) => refuseIn(`scenario ${key}`, problems);
  if (given.trim() === '') {
    throw new UsageError(
      `${key} is “”; accepted: a scenario, such as low-latency/20-A or low-latency/20-A,sendOnly=6, or the link of a lab.`,
    );
  }
  if (!isLink(given)) {
    refuseHere(anyScenarioField(studies, key).read(given).problems);
    return { text: given, seed: null };
  }
  const { scenario, problems } = readLink(given);
  refuseHere(problems.filter(({ field }) => field !== 'link'));
  const study = studies.get(studyIn(scenario.base));
  const isSeeded = new URLSearchParams(given.slice(given.indexOf('?') + 1)).has(SEED.key);
  return {
    text: study ? writeScenario(study, scenario) : given,
    seed: isSeeded ? scenario.seed : null,
  };
}

/** Reads the arguments after the command's name; throws a UsageError for what cannot be used. */
export function readOptions(
  args: readonly string[],
  explored: readonly ExploredStudy[],
): CompareOptions {
  const { values, positionals } = parseCommand(args, OPTIONS, USAGE);
  if (positionals.length !== 2) {
    throw new UsageError(
      `${positionals.length} scenarios are given; accepted: two, such as low-latency/20-A low-latency/20-A,sendOnly=6.\nUsage: ${USAGE}`,
    );
  }
  const studies = new Map(explored.map((study) => [study.id, study]));
  const [first = '', second = ''] = positionals;
  const a = readGiven(studies, 'a', first);
  const b = readGiven(studies, 'b', second);
  const { precision } = values;
  const seed = values.seed ?? (a.seed ?? b.seed)?.toString();
  const query = new URLSearchParams({
    a: a.text,
    b: b.text,
    ...(precision && { precision }),
    ...(seed && { seed }),
  });
  const { question, problems } = readCompare(studies, query);
  refuse(problems);
  const notes = Object.entries({ a, b }).flatMap(([key, { seed: own }]) =>
    own === null || own === question.seed
      ? []
      : [
          `scenario ${key}: seed ${own} of its link is not used; both scenarios run with seed ${question.seed}.`,
        ],
  );
  return { question, json: values.json ?? false, notes };
}
