/**
 * Replays published configurations in the simulator and compares them with their measurements, and links of labs in the
 * model that they were made with.
 */
import { compare } from '../src/comparison/compare';
import type { Correction } from '../src/comparison/reference';
import type { LedgerEntry } from '../src/comparison/types';
import { DEFAULT_SEED } from '../src/scenario/scenario';
import { runCommand } from './command/usage';
import { readData } from './dataFiles';
import { bandsOf } from './replay/bands';
import { readConfigurations } from './replay/catalogue';
import { idleLines } from './replay/idleLines';
import { isLink, readLink } from './replay/link';
import { applySettings, matching, readOptions, readSettings } from './replay/options';
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
  const linked = isLink(options.prefix) ? readLink(options.prefix) : null;
  const chosen = linked ? [linked.configuration] : matching(readConfigurations(), options.prefix);
  const configurations = chosen.map((configuration) => {
    const settings = readSettings(configuration.schema, options.settings);
    const changes = { ...linked?.scenario.changes, ...settings };
    const subject = applySettings(configuration, changes);
    return { ...configuration, ...subject, simulator: linked?.simulator };
  });

  const { replications, precision } = options;
  const seed = options.seed ?? linked?.scenario.seed ?? DEFAULT_SEED;
  const goal = precision === null ? null : precisionGoal(precision);
  const results =
    goal === null
      ? await simulateScenarios(configurations, { seed, replications })
      : await simulatePrecisely(configurations, seed, goal);
  // The bands are those of the current models.
  const bands = linked?.simulator
    ? []
    : await bandsOf(
        configurations,
        results.map(({ summary }) => summary),
        seed,
      );
  const rows = configurations.flatMap((configuration, index) => {
    const result = results[index];
    if (result === undefined) return [];
    return toRows(
      compare(configuration, result.summary.metrics, context, configuration.changed),
      result,
      bands[index] ?? (() => null),
    );
  });

  for (const { message } of linked?.problems ?? []) console.error(message);
  if (linked?.simulator) {
    const { modelVersion } = linked.configuration.schema;
    console.error(`Simulated with model ${modelVersion}, with which the link was made.`);
  }
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

runCommand(main);
