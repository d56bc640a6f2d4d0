import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { studyOf } from '../../src/measured/scenarioName';
import { apply, DEFAULT_SEED } from '../../src/scenario/scenario';
import {
  type LinkedExperimentsFile,
  linkedExperimentsFileOf,
} from '../../src/simulator/linkedExperiments';
import { studyNamed } from '../../src/studies/registry';
import { jsonText } from './jsonText';
import { readLink } from './link';
import { REPLAYS_FOLDER } from './replayFiles';
import { simulateScenarios } from './simulate';

export const DOCS = path.join(__dirname, '../../docs');
const LINK = String.raw`(\/[a-z-]+\/(?:test-case-\d+|lab)\?[\w=&.%-]+)`;
/** Where a reader follows it, and where a text takes a result of it. */
const FOLLOWED = new RegExp(String.raw`\]\(${LINK}\)`, 'g');
const TOLD = new RegExp(`['"]${LINK}['"]`, 'g');

/** Whether an address is that of a scenario with changed settings. */
export const isExperiment = (url: string): boolean => new RegExp(`^${LINK}$`).test(url);

export const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({ file, text: readFileSync(path.join(DOCS, file), 'utf8') }));

const linksOf = (pattern: RegExp) =>
  pages.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, link = '']) => ({ file, link })),
  );

/** Every link of the pages to a scenario. */
export const followedLinks = () => linksOf(FOLLOWED);

/** The scenarios whose results stand in a text, once each. */
export const toldLinks = (): string[] => [...new Set(linksOf(TOLD).map(({ link }) => link))].sort();

/** Digits of a result in a text; it shows fewer. */
const DIGITS = 6;
const short = (value: number) => Number(value.toPrecision(DIGITS));

/** The results of scenarios by study, and of each by its link. */
export async function simulateLinks(
  links: readonly string[],
): Promise<Map<string, LinkedExperimentsFile>> {
  const experiments = links.map((link) => ({ link, ...readLink(link) }));
  const results = await simulateScenarios(
    experiments.map(({ configuration: { schema, values }, scenario }) => ({
      study: schema.study,
      values: apply(schema, values, scenario.changes),
    })),
    { seed: DEFAULT_SEED, replications: null },
  );
  const files = new Map<string, LinkedExperimentsFile>();
  experiments.forEach(({ link, configuration }, index) => {
    const summary = results[index]?.summary;
    if (summary === undefined) return;
    const study = studyOf(configuration.scenario);
    const file: LinkedExperimentsFile = files.get(study) ?? {
      modelVersion: summary.modelVersion,
      seed: DEFAULT_SEED,
      replications: studyNamed(study).protocol.replications,
      configurations: {},
    };
    files.set(study, file);
    file.configurations[link] = {
      status: summary.status,
      metrics: Object.fromEntries(
        Object.entries(summary.metrics).map(([id, { mean, low, high }]) => [
          id,
          { mean: short(mean), low: short(low), high: short(high) },
        ]),
      ),
    };
  });
  return files;
}

/** Writes the results that the texts take, a file per study. */
export async function writeLinkedExperiments(): Promise<void> {
  for (const [study, file] of await simulateLinks(toldLinks())) {
    const name = path.join(REPLAYS_FOLDER, linkedExperimentsFileOf(study));
    mkdirSync(path.dirname(name), { recursive: true });
    writeFileSync(name, jsonText(file, 1));
  }
}
