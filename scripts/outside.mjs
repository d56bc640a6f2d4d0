// What is installed outside the folder of the project is said first, and can be forbidden. Node built-ins only.
import { spawnSync } from 'node:child_process';

const runs = ([command, ...args]) =>
  spawnSync(command, args, { stdio: ['inherit', 2, 2] }).status === 0;

/** What is about to be installed, why, by which commands, and how to do without. */
export const announcement = ({ what, why, commands, instead }) =>
  [
    `About to install ${what}, outside the folder of the project: ${why}.`,
    ...commands.map((command) => `  ${command.join(' ')}`),
    `To avoid that, stop now and ${instead}; NO_SYSTEM_INSTALL=1 forbids every such installation.`,
  ].join('\n');

/** Announces and runs the commands until one fails; true when all succeeded, false at once where it is forbidden. */
export function installOutside(
  installation,
  { env = process.env, say = console.error, run = runs } = {},
) {
  if (env.NO_SYSTEM_INSTALL) {
    say(`NO_SYSTEM_INSTALL is set, so this is not installed: ${installation.what}`);
    return false;
  }
  say(announcement(installation));
  return installation.commands.every(run);
}
