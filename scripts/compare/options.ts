import { type CompareQuestion, readCompare } from '../../src/explore/compare/question';
import { type Studies, studyIn, writeScenario } from '../../src/explore/question/scenarioText';
import type { ExploredStudy } from '../../src/explore/study/exploredStudy';
import { parseCommand, refuse, UsageError } from '../command/usage';
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
}

/** A scenario as links of the comparison write it, from such a text or from the link of a lab. */
function scenarioText(studies: Studies, given: string): string {
  if (!isLink(given)) return given;
  const { scenario, problems } = readLink(given);
  refuse(problems.filter(({ field }) => field !== 'link'));
  const study = studies.get(studyIn(scenario.base));
  return study ? writeScenario(study, scenario) : given;
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
  const empty = ['a', 'b'][positionals.findIndex((given) => given.trim() === '')];
  if (empty !== undefined) {
    throw new UsageError(
      `${empty} is “”; accepted: a scenario, such as low-latency/20-A or low-latency/20-A,sendOnly=6, or the link of a lab.`,
    );
  }
  const studies = new Map(explored.map((study) => [study.id, study]));
  const [a = '', b = ''] = positionals.map((given) => scenarioText(studies, given));
  const { precision, seed } = values;
  const query = new URLSearchParams({
    a,
    b,
    ...(precision && { precision }),
    ...(seed && { seed }),
  });
  const { question, problems } = readCompare(studies, query);
  refuse(problems);
  return { question, json: values.json ?? false };
}
