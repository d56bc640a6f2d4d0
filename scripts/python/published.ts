import path from 'node:path';
import type { Configuration } from '../../src/comparison/published';
import { type Correction, referenceOf } from '../../src/comparison/reference';
import { replayedStudy } from '../../src/comparison/replayedStudy';
import { studyOf } from '../../src/measured/scenarioName';
import { onlyDifferences } from '../../src/scenario/scenario';
import { STUDY_IDS, studyNamed } from '../../src/studies/registry';
import { readData, readStudyFacts, readTestCases } from '../dataFiles';
import { readConfigurations } from '../replay/catalogue';
import { jsonText } from '../replay/jsonText';

/** What the Python package knows of the published configurations; it takes the knobs from the simulator. */
export const PUBLISHED_FILE = path.join(__dirname, '../../python/src/messageboxlab/published.json');

/** The likely values of misprints, by metric. */
function correctionsOf({ row, measured }: Configuration, errata: readonly Correction[]) {
  return Object.fromEntries(
    Object.keys(measured).flatMap((metric): [string, number][] => {
      const { corrected } = referenceOf(row, metric, measured[metric] ?? null, errata);
      return corrected === undefined ? [] : [[metric, corrected]];
    }),
  );
}

/** The computers of a configuration, where its study gives each test case its own. */
function machinesOf({ scenario, row }: Configuration) {
  const testCase = studyOf(scenario) === 'low-latency' ? testCaseOf(row) : undefined;
  return testCase === undefined
    ? {}
    : {
        machines: testCase.topology.machines.map(({ name, roles, processors }) => ({
          name,
          roles,
          processors,
        })),
      };
}

const testCaseOf = (row: string) =>
  readTestCases().find(({ number }) => row.startsWith(`${number}-`));

function studyEntry(
  id: string,
  configurations: readonly Configuration[],
  errata: readonly Correction[],
) {
  const { title, document } = readStudyFacts(id);
  const { metrics: named, protocol } = studyNamed(id);
  const { results } = replayedStudy(id, configurations, readData);
  const metrics = new Set([
    ...configurations.flatMap(({ measured }) => Object.keys(measured)),
    ...results.flatMap(({ summary }) => Object.keys(summary.metrics)),
  ]);
  return {
    id,
    title,
    document,
    replications: protocol.replications,
    units: Object.fromEntries([...metrics].map((name) => [name, named.unitOf(name)])),
    scenarios: configurations.map((configuration) => ({
      name: configuration.scenario,
      settings: onlyDifferences(configuration.schema, {}, configuration.values),
      measured: configuration.measured,
      corrected: correctionsOf(configuration, errata),
      ...machinesOf(configuration),
    })),
  };
}

/** Every study with its configurations: the settings that differ from the defaults, and the results. */
export function publishedText(): string {
  const all = readConfigurations();
  const errata = readData<Correction[]>('errata.json');
  const studies = STUDY_IDS.map((id) =>
    studyEntry(
      id,
      all.filter(({ scenario }) => studyOf(scenario) === id),
      errata,
    ),
  );
  return jsonText({ studies }, 1);
}
