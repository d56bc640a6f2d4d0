import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Problem } from '../../src/address/problem';

/** Something on the command line that cannot be used; the message names field, value and what is accepted. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Options and other words of a command line; throws a UsageError that ends in the usage for an option there is not. */
export function parseCommand<Of extends Options>(
  args: readonly string[],
  options: Of,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason}\nUsage: ${usage}`);
  }
}

/** Ends with the first problem: a command does what it was told or nothing. */
export function refuse([problem]: readonly Problem[]): void {
  if (problem === undefined) return;
  const { field, given, accepted } = problem;
  throw new UsageError(`${field} is "${given}"; accepted: ${accepted}.`);
}

/** The same of one of several things, such as scenario a: it says which, and whether its key or its value is wrong. */
export function refuseIn(place: string, [problem]: readonly Problem[]): void {
  if (problem === undefined) return;
  const [what] = problem.message.split(/; accepted: |\. /, 1);
  throw new UsageError(`${place}: ${what}; accepted: ${problem.accepted}.`);
}

/** Runs a command on its arguments: a line and exit code 2 for what cannot be used, 1 for what goes wrong. */
export function runCommand(main: (args: readonly string[]) => Promise<void>): void {
  main(process.argv.slice(2)).catch((error: unknown) => {
    const isUsage = error instanceof UsageError;
    console.error(isUsage ? error.message : error);
    process.exitCode = isUsage ? 2 : 1;
  });
}
