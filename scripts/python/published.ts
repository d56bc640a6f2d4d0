import path from 'node:path';
import { type Correction, referenceOf } from '../../src/comparison/reference';
import { metricsOf } from '../../src/comparison/studies';
import { STUDY_IDS, type StudyId, studyOf } from '../../src/measured/studies';
import { onlyDifferences } from '../../src/scenario/scenario';
import { REPLICATIONS } from '../../src/simulator/replayFile';
import { readData, readStudyFacts } from '../dataFiles';
import { type Configuration, readConfigurations } from '../replay/catalogue';
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

function studyEntry(
  id: StudyId,
  configurations: readonly Configuration[],
  errata: readonly Correction[],
) {
  const { title, document } = readStudyFacts(id);
  const metrics = new Set(configurations.flatMap(({ measured }) => Object.keys(measured)));
  return {
    id,
    title,
    document,
    replications: REPLICATIONS[id],
    units: Object.fromEntries([...metrics].map((name) => [name, metricsOf(id).unitOf(name)])),
    scenarios: configurations.map((configuration) => ({
      name: configuration.scenario,
      settings: onlyDifferences(configuration.schema, {}, configuration.values),
      measured: configuration.measured,
      corrected: correctionsOf(configuration, errata),
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
