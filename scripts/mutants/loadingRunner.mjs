// StrykerJS counts failed tests alone: a file of tests that a seeded bug keeps from being loaded has none, and the bug
// would count as one that nobody sees. Without any bug such a file is a mistake, and ends the run.
import {
  commonTokens,
  declareFactoryPlugin,
  PluginKind,
  tokens,
} from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus } from '@stryker-mutator/api/test-runner';
import { strykerPlugins as vitest } from '@stryker-mutator/vitest-runner';

/** What kept a file of tests from being loaded in the latest run; empty where nothing did. */
const failureOf = ({ ctx }) =>
  ctx.state
    .getFiles()
    .flatMap(({ filepath, result }) =>
      (result?.errors ?? []).map(({ message }) => `${filepath} does not load: ${message}`),
    )
    .join('\n');

function loadingRunner(injector) {
  const [{ factory }] = vitest;
  const runner = injector.injectFunction(factory);
  const { dryRun, mutantRun } = runner;
  return Object.assign(runner, {
    async dryRun(options) {
      const result = await dryRun.call(runner, options);
      const errorMessage = failureOf(runner);
      return errorMessage === '' ? result : { status: DryRunStatus.Error, errorMessage };
    },
    async mutantRun(options) {
      const result = await mutantRun.call(runner, options);
      const failureMessage = failureOf(runner);
      if (result.status !== MutantRunStatus.Survived || failureMessage === '') return result;
      const { nrOfTests } = result;
      return { status: MutantRunStatus.Killed, killedBy: [], failureMessage, nrOfTests };
    },
  });
}
loadingRunner.inject = tokens(commonTokens.injector);

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'loading', loadingRunner),
];
