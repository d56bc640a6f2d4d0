import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '../../src/comparison/published';
import { studyOf } from '../../src/measured/scenarioName';
import { fromParams, labelOf } from '../../src/scenario/codec';
import type { Problem } from '../../src/scenario/problem';
import { apply, DEFAULT_SEED } from '../../src/scenario/scenario';
import type { KnobValues } from '../../src/scenario/schema';
import {
  type LinkedExperimentsFile,
  linkedExperimentsFileOf,
} from '../../src/simulator/linkedExperiments';
import { STUDY_IDS, studyNamed } from '../../src/studies/registry';
import { readStudyConfigurations } from './catalogue';
import { jsonText } from './jsonText';
import { REPLAYS_FOLDER } from './replayFiles';
import { simulateScenarios } from './simulate';

export const DOCS = path.join(__dirname, '../../docs');
const LINK = String.raw`(\/[a-z-]+\/(?:test-case-\d+|lab)\?[\w=&.%-]+)`;
/** Where a reader follows it, and where a text takes a result of it. */
const FOLLOWED = new RegExp(String.raw`\]\(${LINK}\)`, 'g');
const TOLD = new RegExp(`['"]${LINK}['"]`, 'g');

/** Whether an address is that of a scenario with changed settings. */
export const isExperiment = (url: string): boolean => new RegExp(`^${LINK}$`).test(url);

/** A scenario that a page links: a published configuration and what is changed. */
export interface LinkedExperiment {
  link: string;
  configuration: Configuration;
  changes: KnobValues;
  problems: readonly Problem[];
}

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

const catalogue = new Map(STUDY_IDS.map((study) => [study, readStudyConfigurations(study)]));

/** What a link describes; its problems are those that the page would name. */
export function readLink(link: string): LinkedExperiment {
  const [, study = '', testCase] = /^\/([a-z-]+)\/(?:test-case-(\d+)|lab)\?/.exec(link) ?? [];
  const prefix = testCase === undefined ? `${study}/` : `${study}/${testCase}-`;
  const configurations = (catalogue.get(study) ?? []).filter(({ scenario }) =>
    scenario.startsWith(prefix),
  );
  const [first] = configurations;
  if (first === undefined) throw new Error(`${link} is a link to no study.`);
  const { scenario, problems } = fromParams(
    {
      schema: first.schema,
      path: '',
      prefix,
      labels: configurations.map((one) => labelOf(one.scenario)),
      configurations: Object.fromEntries(
        configurations.map((one) => [labelOf(one.scenario), one.values]),
      ),
    },
    new URLSearchParams(link.slice(link.indexOf('?'))),
  );
  const configuration = configurations.find((one) => one.scenario === scenario.base);
  if (configuration === undefined) throw new Error(`${link} is a link to no configuration.`);
  return { link, configuration, changes: scenario.changes, problems };
}

/** Digits of a result in a text; it shows fewer. */
const DIGITS = 6;
const short = (value: number) => Number(value.toPrecision(DIGITS));

/** The results of scenarios by study, and of each by its link. */
export async function simulateLinks(
  links: readonly string[],
): Promise<Map<string, LinkedExperimentsFile>> {
  const experiments = links.map(readLink);
  const results = await simulateScenarios(
    experiments.map(({ configuration: { scenario, schema, values }, changes }) => ({
      study: studyOf(scenario),
      values: apply(schema, values, changes),
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
