import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { editUrl } from '../../../scripts/edit-url.mjs';
import { GROUPS } from '../../../scripts/stages.mjs';

const ROOT = path.join(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const project = JSON.parse(read('package.json')) as {
  homepage: string;
  bugs: string;
  version: string;
  repository: { url: string };
};
const repository = project.bugs.replace(/\/issues$/, '');

describe('what the project says of itself', () => {
  it('names one repository, that of package.json', () => {
    expect(project.repository.url).toBe(`git+${repository}.git`);
    expect(read('sim-wasm/Cargo.toml')).toContain(`\nrepository = "${repository}"\n`);
    const python = read('python/pyproject.toml');
    expect(python).toContain(`\nRepository = "${repository}"\n`);
    expect(python).toContain(`\nIssues = "${project.bugs}"\n`);
    expect(python).toContain(`\nHomepage = "${project.homepage}"\n`);
  });

  it('is cited as it is', () => {
    expect(load(read('CITATION.cff'))).toMatchObject({
      'cff-version': '1.2.0',
      version: project.version,
      'repository-code': repository,
      url: project.homepage,
    });
  });

  it('has one version, and the day of its release, in all files', () => {
    const lock = JSON.parse(read('package-lock.json'));
    expect([lock.version, lock.packages[''].version]).toEqual([project.version, project.version]);
    expect(read('python/pyproject.toml')).toContain(`\nversion = "${project.version}"\n`);
    const [, version, date] = /^## (\d\S*), (\S+)$/m.exec(read('CHANGELOG.md')) ?? [];
    const cited = load(read('CITATION.cff')) as { 'date-released'?: string };
    expect(cited['date-released']).toBe(date);
    expect([project.version, undefined]).toContain(version);
  });

  it('has the same licence in the Python package', () => {
    const terms = read('python/LICENSE').replace(/^MIT License\n/, '');
    expect(read('LICENSE')).toContain(terms);
  });
});

interface Step {
  uses?: string;
  run?: string;
  with?: object;
  env?: Record<string, string>;
}

interface Job {
  permissions?: object;
  strategy?: { matrix: { group: string[] } };
  env?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  on: { push?: { tags?: string[] } };
  permissions: object;
  jobs: Record<string, Job>;
}

describe('the workflow', () => {
  const workflow = load(read('.github/workflows/check-and-publish.yml')) as Workflow;

  it('pins every action to a commit and names its version', () => {
    const used = read('.github/workflows/check-and-publish.yml').match(/uses: .*/g) ?? [];
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+/);
  });

  it('runs the tests, and may write nothing but the pages, in the job that publishes them', () => {
    const { steps: tests = [], strategy, env } = workflow.jobs.test ?? {};
    expect(strategy?.matrix.group).toEqual(GROUPS);
    expect(tests.at(-1)?.run).toMatch(
      /npm run .*'test:full' \|\| 'test'.* -- \$\{\{ matrix\.group \}\}/,
    );
    // All of them by night and for a release; else what the commits of the push touch is known from git.
    expect(Object.keys(workflow.on)).toContain('schedule');
    expect(workflow.on.push?.tags).toEqual(['v*']);
    expect(env?.ALL).toMatch(/schedule.*refs\/tags\//);
    expect(env?.TEST_SINCE).toMatch(/pull_request\.base\.sha \|\| github\.event\.before/);
    expect(tests[0]?.with).toMatchObject({ 'fetch-depth': 0 });
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const writing = Object.entries(workflow.jobs).filter(([, { permissions = {} }]) =>
      Object.values(permissions).includes('write'),
    );
    expect(writing.map(([name]) => name)).toEqual(['publish']);
  });

  it('checks the subjects of the commits that a push or a pull request brings', () => {
    const { steps = [] } = workflow.jobs.subjects ?? {};
    expect(steps[0]?.with).toMatchObject({ 'fetch-depth': 0 });
    const check = steps.find(({ run }) => run?.includes('scripts/commit-subjects.mjs'));
    expect(check?.run).toContain('"$SINCE..$UNTIL"');
    expect(check?.env?.SINCE).toMatch(/pull_request\.base\.sha \|\| github\.event\.before/);
    expect(check?.env?.UNTIL).toMatch(/pull_request\.head\.sha \|\| github\.sha/);
  });
});

describe('edit links', () => {
  const pages = readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.mdx?$/.test(file),
  );
  const sources = pages.map((page) => editUrl(page).replace(`${repository}/edit/main/`, ''));

  it('lead to files that are there and not made by a build', () => {
    expect(sources.filter((source) => !existsSync(path.join(ROOT, source)))).toEqual([]);
    expect(sources.filter((source) => source.includes('generated'))).toEqual([]);
  });

  it('lead to the notebook where a page is made from one', () => {
    const notebooks = readdirSync(path.join(ROOT, 'python/notebooks/recorded'));
    for (const recorded of notebooks) {
      const source = `python/notebooks/${path.basename(recorded, '.json')}.py`;
      expect(existsSync(path.join(ROOT, source))).toBe(true);
      expect(sources).toContain(source);
    }
    expect(sources).toContain('docs/python/overview.mdx');
  });
});
