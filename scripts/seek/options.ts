import { mendedQuery } from '../../src/address/mendedQuery';
import { nearestName } from '../../src/address/nearestName';
import type { Problem } from '../../src/address/problem';
import { writeScenario } from '../../src/explore/question/scenarioText';
import { readSeek } from '../../src/explore/seek/link';
import type { SeekQuestion } from '../../src/explore/seek/types';
import type { ExploredStudy } from '../../src/explore/study/exploredStudy';
import { SEEK_PATH } from '../../src/scenario/namedLink';
import { studyIn } from '../../src/scenario/readNamed';
import { parseCommand, refuse, UsageError } from '../command/usage';
import { isLink, readLink } from '../replay/link';

export const USAGE =
  'npm run -s seek -- <scenario | link> [--maximise measure | --minimise measure] [--limit measure=value]… [--move knob=least..most]… [--price knob=value]… [--seed s] [--json]';

export interface SeekOptions {
  study: ExploredStudy;
  question: SeekQuestion;
  json: boolean;
  /** What was put right in a link that was changed on its way. */
  mended: readonly Problem[];
}

const OPTIONS = {
  maximise: { type: 'string', multiple: true },
  minimise: { type: 'string', multiple: true },
  limit: { type: 'string', multiple: true },
  move: { type: 'string', multiple: true },
  price: { type: 'string', multiple: true },
  seed: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const;

/** Where to start from, and what of it was put right as a page puts it right. */
interface Start {
  query: URLSearchParams;
  mended: readonly Problem[];
}

type Studies = readonly ExploredStudy[];

/** What a link of the search asks; null for anything else. */
function askedBy(text: string): Start | null {
  const at = text.indexOf(SEEK_PATH);
  if (at < 0) return null;
  const [, search = ''] = /^[^?]*\?([^#]*)/.exec(text.slice(at)) ?? [];
  const { query, problems } = mendedQuery(search);
  return { query, mended: problems };
}

function startOf(studies: Studies, given: string): Start {
  const asked = askedBy(given);
  if (asked) return asked;
  if (!isLink(given)) return { query: new URLSearchParams({ from: given }), mended: [] };
  const { scenario, problems } = readLink(given);
  const isMended = ({ field }: Problem) => field === 'link';
  refuse(problems.filter((problem) => !isMended(problem)));
  const from = writeScenario(studyNamed(studies, studyIn(scenario.base)), scenario);
  const query = new URLSearchParams({ from, seed: String(scenario.seed) });
  return { query, mended: problems.filter(isMended) };
}

function studyNamed(studies: Studies, id: string): ExploredStudy {
  const study = studies.find((one) => one.id === id);
  if (study) return study;
  const ids = studies.map((one) => one.id);
  const near = nearestName(id, ids);
  const hint = near ? ` Did you mean ${near}?` : '';
  throw new UsageError(`The study is "${id}"; accepted: ${ids.join(', ')}.${hint}`);
}

/** "knob=value" of the command line, as links write it. */
function listed(option: string, settings: readonly string[]): string {
  return settings
    .map((setting) => {
      if (/^[^=]+=./.test(setting)) return setting.replace('=', ':');
      throw new UsageError(
        `--${option} is "${setting}"; accepted: a name and a value, such as ${EXAMPLES[option]}.`,
      );
    })
    .join(',');
}

const EXAMPLES: Record<string, string> = {
  limit: 'computers=7',
  move: 'sendOnly=0..6',
  price: 'sendOnly=5',
};

/** Reads the arguments after the command's name; throws a UsageError for what cannot be used. */
export function readOptions(args: readonly string[], studies: Studies): SeekOptions {
  const { values, positionals } = parseCommand(args, OPTIONS, USAGE);
  const [given] = positionals;
  if (given === undefined || positionals.length > 1) {
    throw new UsageError(
      `${positionals.length} scenarios are given; accepted: one, such as low-latency/20-A.\nUsage: ${USAGE}`,
    );
  }
  const { query, mended } = startOf(studies, given);
  const wanted = [
    ...(values.maximise ?? []).map((measure) => `max:${measure}`),
    ...(values.minimise ?? []).map((measure) => `min:${measure}`),
  ];
  if (wanted.length > 1) {
    throw new UsageError(
      `${wanted.length} measures are wanted (${wanted.join(', ')}); accepted: one, with --maximise or --minimise.`,
    );
  }
  if (wanted[0] !== undefined) query.set('want', wanted[0]);
  for (const option of ['limit', 'move', 'price'] as const) {
    const settings = values[option];
    if (settings) query.set(option, listed(option, settings));
  }
  const [seed, ...others] = values.seed ?? [];
  if (others.length > 0) throw new UsageError('--seed is given more than once; accepted: once.');
  if (seed !== undefined) query.set('seed', seed);
  const study = studyNamed(studies, studyIn(query.get('from') ?? ''));
  const { question, problems } = readSeek(study, query);
  refuse(problems);
  return { study, question, json: values.json ?? false, mended };
}
