import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readData, readStudyFacts } from '../../../scripts/dataFiles';
import type { Goal } from '../../../src/comparison/validation';
import { studies as linkedStudies } from '../../../src/components/python/studies';
import { GROUPS } from '../../../src/components/validation/GoalsTable';
import { STUDIES, STUDY_IDS } from '../../../src/studies/registry';

const root = path.join(__dirname, '../../..');
const inRoot = (name: string) => path.join(root, name);
const foldersIn = (name: string) =>
  readdirSync(inRoot(name), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const camelCased = (id: string) => id.replace(/-./g, ([, letter = '']) => letter.toUpperCase());

/** What every study has, under the same names. */
const OF_EVERY_STUDY = (id: string) => [
  ...['study.json', 'prose.json'].map((file) => `static/data/${id}/${file}`),
  ...['index.ts', 'knobs.ts', 'metrics.ts', 'protocol.ts', 'goals.ts', 'changes.ts'].map(
    (file) => `src/studies/${id}/${file}`,
  ),
  ...['explored.ts', 'watch.ts', 'picture.ts'].map((file) => `src/studies/${id}/pages/${file}`),
  ...['index.ts', `${camelCased(id)}.ts`, 'chartProps.ts', 'limitText.ts', 'outcomes.ts'].map(
    (file) => `src/studies/${id}/lab/${file}`,
  ),
  ...['mod.rs', 'experiment.rs', 'parameters.rs', 'report.rs', 'knobs/mod.rs', 'model/mod.rs'].map(
    (file) => `sim-wasm/src/studies/${id.replaceAll('-', '_')}/${file}`,
  ),
  `sim-wasm/tests/${id.replaceAll('-', '_')}/directions.rs`,
  `docs/${id}/overview.mdx`,
];

/** Pages with a section for each study. */
const PAGES_OF_ALL: readonly [
  page: string,
  sectionOf: (study: (typeof STUDIES)[number]) => string,
][] = [
  ['reference/data', ({ id }) => `data/${id}/`],
  ['model/parameters', ({ id }) => `study="${id}"`],
  ['fidelity/board', ({ id }) => `## ${readStudyFacts(id).name}\n`],
  ['explore/watch', ({ id }) => `### ${readStudyFacts(id).name}: `],
  ['fidelity/bands', ({ id }) => `<BandTable study="${id}"`],
];

describe('the studies', () => {
  it('are those transcribed, with a folder each on both sides', () => {
    const transcribed = foldersIn('static/data').filter((name) =>
      existsSync(inRoot(`static/data/${name}/study.json`)),
    );
    expect([...STUDY_IDS].sort()).toEqual(transcribed.sort());
    expect(foldersIn('src/studies').sort()).toEqual([...STUDY_IDS].sort());
    const simulated = foldersIn('sim-wasm/src/studies').map((name) => name.replaceAll('_', '-'));
    expect(simulated.sort()).toEqual([...STUDY_IDS].sort());
  });

  it('can all be named by a link to the Python lab', () => {
    expect(linkedStudies.map(({ schema }) => schema.study)).toEqual(STUDY_IDS);
  });

  it('or what is listed with them head every group of goals', () => {
    const groups = readData<Goal[]>('validation/goals.json').map(({ group }) => group);
    expect(groups.filter((group) => !(group in GROUPS))).toEqual([]);
  });
});

describe.each(STUDIES)('$id', (study) => {
  it('is named in its data as in its module', () => {
    const { id, document } = readStudyFacts(study.id);
    expect({ id, document }).toEqual({ id: study.id, document: study.document });
    expect(study.metrics.study).toBe(study.id);
  });

  it.each(OF_EVERY_STUDY(study.id))('has %s', (file) => {
    expect(existsSync(inRoot(file))).toBe(true);
  });

  it.each(PAGES_OF_ALL)('has its section in docs/%s.mdx', (page, sectionOf) => {
    expect(readFileSync(inRoot(`docs/${page}.mdx`), 'utf8')).toContain(sectionOf(study));
  });
});
