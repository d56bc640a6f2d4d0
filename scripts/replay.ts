/** Replays published configurations in the simulator and compares them with their measurements. */
import { compare } from '../src/comparison/compare';
import type { Correction } from '../src/comparison/reference';
import type { LedgerEntry } from '../src/comparison/types';
import { readData } from './dataFiles';
import { readConfigurations } from './replay/catalogue';
import { idleLines } from './replay/idleLines';
import { applySettings, matching, readOptions, readSettings, UsageError } from './replay/options';
import { describePrecision, precisionGoal, simulatePrecisely } from './replay/precisely';
import { resultTable, summaryLines } from './replay/print';
import { toJson, toRows } from './replay/row';
import { simulateScenarios } from './replay/simulate';

async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const context = {
    errata: readData<Correction[]>('errata.json'),
    ledger: readData<LedgerEntry[]>('ledger.json'),
  };
  const configurations = matching(readConfigurations(), options.prefix).map((configuration) => ({
    ...configuration,
    ...applySettings(configuration, readSettings(configuration.schema, options.settings)),
  }));

  const { seed, precision } = options;
  const goal = precision === null ? null : precisionGoal(precision);
  const results =
    goal === null
      ? await simulateScenarios(configurations, options)
      : await simulatePrecisely(configurations, seed, goal);
  const rows = configurations.flatMap((configuration, index) => {
    const result = results[index];
    if (result === undefined) return [];
    return toRows(
      compare(configuration, result.summary.metrics, context, configuration.changed),
      result,
    );
  });

  if (configurations.some(({ changed }) => changed)) {
    console.error('With changed knobs a measured value is of another system: no error is given.');
  }
  for (const line of idleLines(configurations, options.settings)) console.error(line);
  configurations.forEach(({ scenario, study }, index) => {
    const reason = results[index]?.summary.unstableReason;
    if (reason) console.error(`${scenario} is unstable: ${reason}`);
    const summary = results[index]?.summary;
    if (goal && summary) console.error(`${scenario}: ${describePrecision(study, summary, goal)}`);
  });
  console.log(
    options.json
      ? JSON.stringify(rows.map(toJson), null, 1)
      : `${resultTable(rows)}\n\n${summaryLines(rows)}`,
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isUsage = error instanceof UsageError;
  console.error(isUsage ? error.message : error);
  process.exitCode = isUsage ? 2 : 1;
});
