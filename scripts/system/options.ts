import { MAX_SEED } from '../../src/scenario/scenario';
import type { Statistic, Target } from '../../src/system/fitQuestion';
import type { ReadingOptions } from '../../src/system/loadTest';
import { parseCommand, UsageError } from '../command/usage';
import { joinNegative, wholeNumber } from '../command/values';

const REPLICATIONS = 5;

const USAGE = `
  npm run -s system -- fit FILE… [--users n] [--choose what=value]… [--think ms] [--hold 32,64] [--target mean=100]… [--at 128] [--json]
  npm run -s system -- fit FILE.json [--think ms] [--hold 32,64] [--target mean=100]… [--at 128] [--json]
  npm run -s system -- read FILE… [--users n] [--choose what=value]… [--json]
  npm run -s system -- simulate FILE.json [--replications n] [--seed s] [--json]
  npm run -s system -- bounds | mva | check FILE.json [--json]
  npm run -s system -- schema`;

/** The usage with a line for each option. */
export const HELP = `Usage: ${USAGE}

  --users n            users of files that do not tell them
  --choose what=value  takes another value for what \`read\` lists as taken to be so, such as "users of hey.csv=8"
  --think ms           pause of a user before each request, where the files do not tell it
  --hold 32,64         users of the levels that are kept back and predicted from the others
  --target mean=100    a response time in ms not to be exceeded: mean, p50, p90, p95 or p99
  --at 128             further numbers of users to predict
  --replications n     independent runs of a simulation, ${REPLICATIONS} by default
  --seed s             seed of their random numbers, 1 by default
  --json               prints all of it as JSON
  --help               prints this`;

const ACTIONS = ['fit', 'read', 'simulate', 'bounds', 'mva', 'check', 'schema'] as const;
export type Action = (typeof ACTIONS)[number];

/** The options of each action; `json` is one of all. */
const OPTIONS = {
  users: { type: 'string', multiple: true },
  choose: { type: 'string', multiple: true },
  think: { type: 'string', multiple: true },
  hold: { type: 'string', multiple: true },
  target: { type: 'string', multiple: true },
  at: { type: 'string', multiple: true },
  replications: { type: 'string', multiple: true },
  seed: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const;
type Option = keyof typeof OPTIONS;

const TAKEN: Record<Action, readonly Option[]> = {
  fit: ['users', 'choose', 'think', 'hold', 'target', 'at'],
  read: ['users', 'choose'],
  simulate: ['replications', 'seed'],
  bounds: [],
  mva: [],
  check: [],
  schema: [],
};
/** Actions that take one description; the others take results of a load test, but for `schema`. */
const OF_A_SYSTEM: readonly Action[] = ['simulate', 'bounds', 'mva', 'check'];

const MOST_USERS = 1_000_000;
const MOST_REPLICATIONS = 200;

export interface SystemOptions {
  action: Action;
  files: readonly string[];
  reading: ReadingOptions;
  thinkMs: number | null;
  /** Users of the levels to keep back; null for as many as the fit keeps back by itself. */
  hold: readonly number[] | null;
  targets: readonly Target[];
  at: readonly number[];
  replications: number;
  seed: number;
  json: boolean;
}

const OF: readonly string[] = ['mean', 'p50', 'p90', 'p95', 'p99'] satisfies Statistic[];
const isStatistic = (name: string): name is Statistic => OF.includes(name);
const NUMBER = /^\d+(\.\d+)?$/;

function timeOf(name: string, text: string): number {
  if (NUMBER.test(text) && Number.isFinite(Number(text))) return Number(text);
  throw new UsageError(`${name} is "${text}"; accepted: a time in ms from 0, such as 500.`);
}

/** Numbers of users with commas between them. */
function usersListed(name: string, text: string): number[] {
  return text.split(',').map((one) => {
    const users = Number(one);
    if (/^\s*\d+\s*$/.test(one) && users >= 1 && users <= MOST_USERS) return users;
    throw new UsageError(
      `${name} is "${text}"; accepted: whole numbers of users from 1 to ${MOST_USERS} with commas between them, such as 32,64.`,
    );
  });
}

function targetOf(text: string): Target {
  const [of = '', ms = '', ...more] = text.split('=');
  if (isStatistic(of) && NUMBER.test(ms) && Number(ms) > 0 && more.length === 0) {
    return { of, ms: Number(ms) };
  }
  throw new UsageError(
    `--target is "${text}"; accepted: ${OF.join(', ')} with a time in ms, such as mean=100.`,
  );
}

/** "users of hey.csv=8", whose name may hold the sign as well. */
function chosen(text: string): [id: string, value: string] {
  const at = text.lastIndexOf('=');
  if (at > 0 && at < text.length - 1) return [text.slice(0, at), text.slice(at + 1)];
  throw new UsageError(
    `--choose is "${text}"; accepted: what is chosen and its value, such as "users of hey.csv=8".`,
  );
}

function actionOf(given: string | undefined): Action {
  const action = ACTIONS.find((one) => one === given);
  if (action) return action;
  const accepted = `accepted: ${ACTIONS.join(', ')}.`;
  if (given === undefined) throw new UsageError(`What to do is not given; ${accepted}\n${HELP}`);
  throw new UsageError(`What to do is "${given}"; ${accepted}\nUsage: ${USAGE}`);
}

function refuseIdle(action: Action, options: readonly string[]): void {
  const taken: readonly string[] = [...TAKEN[action], 'json'];
  const idle = options.find((name) => !taken.includes(name));
  if (idle === undefined) return;
  const accepted = taken.map((one) => `--${one}`).join(', ');
  throw new UsageError(`--${idle} does nothing with ${action}; accepted: ${accepted}.`);
}

function refuseFiles(action: Action, files: readonly string[]): void {
  const refuse = (accepted: string): never => {
    throw new UsageError(
      `${files.length} files are given to ${action}; accepted: ${accepted}.\nUsage: ${USAGE}`,
    );
  };
  if (action === 'schema') {
    if (files.length > 0) refuse('none');
  } else if (OF_A_SYSTEM.includes(action)) {
    if (files.length !== 1) refuse('one, with a system as JSON');
  } else if (files.length === 0) refuse('one or more results of a load test, or folders of them');
}

/** The value of an option that is given at most once. */
function once(name: Option, given: readonly string[] = []): string | undefined {
  if (given.length <= 1) return given[0];
  throw new UsageError(`--${name} is given more than once; accepted: once.`);
}

/** Reads the arguments after the command's name; throws a UsageError for what cannot be used. */
export function readOptions(args: readonly string[]): SystemOptions {
  const { values, positionals } = parseCommand(joinNegative(args), OPTIONS, USAGE);
  const [given, ...files] = positionals;
  const action = actionOf(given);
  refuseIdle(action, Object.keys(values));
  refuseFiles(action, files);
  const think = once('think', values.think);
  const hold = once('hold', values.hold);
  const at = once('at', values.at);
  return {
    action,
    files,
    reading: {
      users: wholeNumber('--users', once('users', values.users), {
        least: 1,
        most: MOST_USERS,
        otherwise: undefined,
      }),
      choices: Object.fromEntries((values.choose ?? []).map(chosen)),
    },
    thinkMs: think === undefined ? null : timeOf('--think', think),
    hold: hold === undefined ? null : usersListed('--hold', hold),
    targets: (values.target ?? []).map(targetOf),
    at: at === undefined ? [] : usersListed('--at', at),
    replications: wholeNumber('--replications', once('replications', values.replications), {
      least: 1,
      most: MOST_REPLICATIONS,
      otherwise: REPLICATIONS,
    }),
    seed: wholeNumber('--seed', once('seed', values.seed), {
      least: 0,
      most: MAX_SEED,
      otherwise: 1,
    }),
    json: values.json ?? false,
  };
}
