/** Writes below src/components/search/generated what the search and the page for unknown addresses know of every page, configuration and experiment. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import type { Page } from '../src/components/search/types';
import { STUDY_IDS } from '../src/studies/registry';
import { readStudyFacts } from './dataFiles';
import { listedConfigurations } from './search/configurations';
import { listedExperiments } from './search/experiments';

interface FrontMatter {
  title: string;
  slug?: string;
  sidebar_label?: string;
  description: string;
}

/** Folders whose name is not that of their section. */
const SECTIONS: Readonly<Record<string, string>> = {
  concepts: 'Course',
  fidelity: 'Evidence',
  start: 'Start here',
  ...Object.fromEntries(STUDY_IDS.map((id) => [id, readStudyFacts(id).name])),
};
const docs = path.join(__dirname, '../docs');
const sectionOf = (folder: string): string =>
  SECTIONS[folder] ?? folder.charAt(0).toUpperCase() + folder.slice(1);

function pageOf(folder: string, file: string): Page {
  const [, yaml = ''] = readFileSync(path.join(docs, folder, file), 'utf8').split(/^---$/m);
  const { title, slug, sidebar_label: label, description } = load(yaml) as FrontMatter;
  const to = slug ?? `/${folder}/${file.replace('.mdx', '')}`;
  return { to, title, label, section: sectionOf(folder), about: description };
}

const pages = readdirSync(docs).flatMap((folder) =>
  readdirSync(path.join(docs, folder)).map((file) => pageOf(folder, file)),
);

const folder = path.join(__dirname, '../src/components/search/generated');
mkdirSync(folder, { recursive: true });
const generated = {
  pages,
  configurations: listedConfigurations(),
  experiments: listedExperiments(),
};
for (const [name, content] of Object.entries(generated))
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(content)}\n`);
