import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { STUDY_IDS } from '../../../src/studies/registry';
import { filesBelow, ROOT } from '../../support/projectFiles';

/** Where else a study is named, file or folder, and why that is not for another study to repeat. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/studies/registry.ts': 'the registry of the site',
  'sim-wasm/src/studies/mod.rs': 'the registry of the simulator',
  'src/tours': 'a tour or a challenge is told of one lab',
  'src/your-system/templates/studies': 'worked examples, each rebuilt from the tables of one study',
  'src/your-system/templates/today/experiments.ts':
    'the experiment that the overview of each study opens',
  'src/story/page/Story.tsx': 'the message whose story is told is of one study',
  'src/components/glossary/terms.json': 'a term leads to the page that tells of it',
  'src/components/search/also.json': 'everyday words of one page',
  'src/components/search/scenario/hits.ts': 'where the configurations of all test cases stand',
  'src/components/parts.ts': 'the page that the lab begins with',
  'src/components/start/Hero.tsx': 'the experiment on the start page',
  'src/components/start/Trust.tsx': 'how well that study is reproduced, on the start page',
  'src/components/testCase': 'pages of test cases, which one study has',
  'src/components/validation': 'the board of the study with test cases',
  'src/components/reference': 'errata and misses by test case and computer',
  'src/theme/NotFound/Content/NotFoundPage.tsx': 'the example of a link',
  'src/course/chapters/backlog.ts': 'a knob of that chapter has the same name',
  'src/python/program.ts': 'the example of a program, with a knob of its own',
  'scripts/bench.ts': 'what is timed',
  'scripts/bench': 'what is timed',
  'scripts/calibration': 'fits that do more, and results that no single file states',
  'scripts/challenges': 'how pars are looked for in one lab',
  'scripts/replay/pairedReplays.ts': 'what common random numbers save, in one configuration',
  'scripts/replay/poolCliff.ts': 'a curve of one study',
  'scripts/replay/usersCurve.ts': 'the curve of the start page',
  'scripts/replay/link.ts': 'the example of a link',
  'scripts/parts': 'which pages the long suites of some labs depend on',
  'scripts/page-weight.ts': 'the page that weighs most',
  'scripts/glossary-terms.mjs': 'the order in which pages explain words',
  'scripts/dataFiles.ts': 'readers of test cases',
  'scripts/python/published.ts': 'the number of a test case',
  'scripts/renewal/steps.ts': 'what is made of one model alone',
  'scripts/search/configurations.ts': 'how studies name their configurations',
  'scripts/seek-record.ts': 'the published search of one design space',
  'scripts/design-space-data.ts': 'the published search of one design space',
  'scripts/evidenceSource.ts': 'what pages of one study show',
  'scripts/figures.ts': 'the history of one board',
  'scripts/lab-data.ts': 'the goal that one study states',
  'scripts/site-data.ts': 'errors on the start page, of one study',
  'scripts/validation-data.ts': 'what pages of one study show',
  'python/src/messageboxlab/agreement.py': 'the model that was written twice',
  'python/src/messageboxlab/oracle': 'the model that was written twice',
};

const isOwn = (file: string) =>
  /^(src|sim-wasm\/src)\/studies\/[^/]+\//.test(file) || file.endsWith('published.json');

const files = [
  ...['src', 'scripts', 'sim-wasm/src', 'python/src'].flatMap(filesBelow),
  ...['docusaurus.config.js', 'sidebars.js', '.dependency-cruiser.cjs'],
].filter(
  (file) =>
    /\.([cm]?[jt]sx?|json|py|rs)$/.test(file) && !/\.test\.tsx?$/.test(file) && !isOwn(file),
);

/** What runs of a file, without what is said in comments. */
const spoken = (file: string, text: string): string =>
  file.endsWith('.py')
    ? text.replace(/""".*?"""/gs, '').replace(/#.*/g, '')
    : text.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/.*/gm, '');

/** Whether a text names a study: as a text, the head or a part of one, or as a module in Rust. */
function namesStudy(file: string, text: string): boolean {
  const said = spoken(file, text);
  return STUDY_IDS.some((id) =>
    file.endsWith('.rs')
      ? new RegExp(`\\b${id.replaceAll('-', '_')}::|"${id}"`).test(said)
      : new RegExp(`["'\`/]${id}(?=["'\`/?#:,])`).test(said),
  );
}

const named = files.filter((file) => namesStudy(file, readFileSync(path.join(ROOT, file), 'utf8')));
const isBelow = (file: string, place: string) => file === place || file.startsWith(`${place}/`);

it('a study is named outside its own folders in the registries alone, and where one study is meant', () => {
  const places = Object.keys(EXCEPTIONS);
  expect(named.filter((file) => !places.some((place) => isBelow(file, place)))).toEqual([]);
});

it('no exception outlives what it was made for', () => {
  const places = Object.keys(EXCEPTIONS);
  expect(places.filter((place) => !named.some((file) => isBelow(file, place)))).toEqual([]);
});

it('a study is found in texts, links, imports and modules, and not in comments', () => {
  const [first = ''] = STUDY_IDS;
  for (const text of [`'${first}'`, `\`/${first}/lab\``, `from '../studies/${first}/goal'`]) {
    expect(namesStudy('src/a.ts', text), text).toBe(true);
  }
  expect(namesStudy('src/a.ts', `/** Such as "${first}/20-A". */`)).toBe(false);
  expect(namesStudy('src/a.ts', `const a = 1; // as '${first}'`)).toBe(false);
  expect(namesStudy('sim-wasm/src/a.rs', `use ${first.replaceAll('-', '_')}::knobs;`)).toBe(true);
});
