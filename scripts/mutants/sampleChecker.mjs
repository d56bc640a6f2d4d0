// Keeps StrykerJS to the bugs that were drawn: the place of one holds others, such as those of a block in its body.
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { keyOf } from './drawn.mjs';

class SampleChecker {
  static inject = [];
  drawn = new Set(JSON.parse(process.env.MUTANTS_DRAWN ?? '[]'));

  async init() {}

  async check(bugs) {
    const resultOf = (bug) =>
      this.drawn.has(keyOf(bug))
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: 'not drawn' };
    return Object.fromEntries(bugs.map((bug) => [bug.id, resultOf(bug)]));
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];
