import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { CHAPTERS } from './src/course/chapters/list';

const folder = (name) => (existsSync(`docs/${name}`) ? readdirSync(`docs/${name}`) : []);
const documents = (name) =>
  folder(name)
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => file.replace(/\.mdx?$/, ''));

/** The named pages that exist, in the order given. */
function pages(folder, names) {
  const existing = documents(folder);
  return names.filter((name) => existing.includes(name)).map((name) => `${folder}/${name}`);
}

function positionOf(folder, name) {
  const [, position] =
    /^sidebar_position: (.+)$/m.exec(readFileSync(`docs/${folder}/${name}.mdx`, 'utf8')) ?? [];
  return Number(position ?? Number.POSITIVE_INFINITY);
}

/** All other pages of a folder, in the order of the positions that they state. */
const rest = (folder, taken) =>
  documents(folder)
    .map((name) => ({ id: `${folder}/${name}`, position: positionOf(folder, name) }))
    .filter(({ id }) => !taken.includes(id))
    .sort((a, b) => a.position - b.position)
    .map(({ id }) => id);

/** Pages under a heading, which stand open. */
const group = (label, items) => ({ type: 'category', label, collapsible: false, items });

/** Pages that fold until one of them is read; `id` is the page that the label leads to. */
const folded = (label, items, id) => ({
  type: 'category',
  label,
  collapsed: true,
  ...(id === undefined ? {} : { link: { type: 'doc', id } }),
  items,
});

/** A whole folder, folded below the page that it begins with. */
const foldedFolder = (label, name, first = `${name}/overview`) =>
  folded(label, rest(name, [first]), first);

/** What is said of each study, in the order of their documents. */
const STUDIES = readdirSync('static/data')
  .map((name) => `static/data/${name}/study.json`)
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')))
  .sort((a, b) => a.document.localeCompare(b.document));

const testCaseNumber = (id) => Number(/\/test-case-(\d+)$/.exec(id)?.[1]);
const casesOf = (study) =>
  rest(study, [])
    .filter((id) => testCaseNumber(id) > 0)
    .sort();

/** The study whose test cases have a lab each; the others have one for all that they measured. */
const byCase = STUDIES.find(({ id }) => casesOf(id).length > 0);
const others = STUDIES.filter(({ id }) => id !== byCase.id);
const CASES = casesOf(byCase.id);

const WORDS = ['messagebox', 'host-instance', 'spool', 'sessions-and-locks', 'body-tracking'];

/** The chapters in the order of reading, numbered, then the words that the studies use. */
function course() {
  const chapters = CHAPTERS.map(({ id, name }, index) => ({
    type: 'doc',
    id: `concepts/${id}`,
    label: `${index + 1} ${name}`,
  }));
  const numbered = ['concepts/overview', ...chapters.map(({ id }) => id)];
  const words = pages('concepts', WORDS);
  const others = rest('concepts', [...numbered, ...words]);
  return ['concepts/overview', ...chapters, folded('Words of the studies', [...words, ...others])];
}

const BEGINNING = pages('start', ['overview', 'one-message']);

/** What a reader can do on real labs once the course is read; pages yet unnamed follow. */
function tours() {
  const named = pages('start', [
    'tours',
    'reading-a-page',
    'get-to-300-ms',
    'challenges',
    'ten-questions',
  ]);
  return [...named, ...rest('start', [...BEGINNING, ...named])];
}

const learn = [
  ...BEGINNING,
  group('Course', course()),
  group('Tours and challenges', tours()),
  folded(
    'For teachers',
    pages('teaching', ['problem-sets', 'key', 'plans', 'citing']),
    'teaching/overview',
  ),
];

/** The stages of that study, each by the number of its first test case. */
const STAGES = [
  [1, 'Roles'],
  [5, 'Parameters'],
  [9, 'A faster database'],
  [15, 'Disks, databases'],
];

/** The test cases of each stage, folded: the stage that is read is open. */
const testCases = STAGES.map(([first, label], at) => {
  const end = STAGES[at + 1]?.[0] ?? CASES.length + 1;
  const ids = CASES.filter((id) => testCaseNumber(id) >= first && testCaseNumber(id) < end);
  return folded(`${first}–${end - 1} ${label}`, ids);
});

const lab = [
  group(byCase.name, [
    `${byCase.id}/overview`,
    { type: 'link', label: 'Find a configuration', href: `/${byCase.id}#find-a-configuration` },
  ]),
  group('Test cases', testCases),
  group('Ask', rest('explore', [])),
  group(
    'Other systems',
    others.map(({ id }) => `${id}/lab`),
  ),
  foldedFolder('Your system', 'your-system'),
  foldedFolder('Python', 'python'),
];

/** Pages of the reference that are evidence. */
const EVIDENCE = pages('reference', ['claims', 'ledger', 'errata']);

function evidence() {
  const first = 'fidelity/board';
  const named = pages('fidelity', [
    'held-out',
    'bands',
    'residuals',
    'means',
    'sensitivity',
    'calibration',
    'history',
    'tried',
  ]);
  const unnamed = rest('fidelity', [first, ...named]);
  return folded('Evidence', [...EVIDENCE, ...named, ...unnamed], first);
}

const library = [
  group('Studies', [
    ...pages('studies', ['overview', 'compared', 'hardware']),
    folded(byCase.name, rest(byCase.id, [`${byCase.id}/overview`, ...CASES])),
    ...others.map(({ id, name }) =>
      folded(name, rest(id, [`${id}/overview`, `${id}/lab`]), `${id}/overview`),
    ),
  ]),
  group('Behind the numbers', [foldedFolder('Model', 'model'), evidence()]),
  group('Reference', rest('reference', EVIDENCE)),
];

/** A menu for each part of the site; `src/components/parts.ts` says what they are called. */
export default { learn, lab, library };
