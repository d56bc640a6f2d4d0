import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { datedChangelog, unreleasedNotes } from '../../../scripts/release/changelog';
import { RELEASED_FILES, releasedTexts, type Texts } from '../../../scripts/release/files';
import { planText } from '../../../scripts/release/plan';
import { refusalsOf } from '../../../scripts/release/refusals';

const ROOT = path.join(__dirname, '../../..');
const texts: Texts = Object.fromEntries(
  Object.keys(RELEASED_FILES).map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]),
);

/** A version above whatever the project has. */
const next = { version: '99.0.0-rc.1', date: '2031-02-03' };
const changelog =
  '# Changelog\n\nAbout.\n\n## Unreleased\n\n- New.\n\n## 0.1.0, 2026-01-02\n\n- Old.\n';

describe('the changelog', () => {
  it('gives what is not released', () => {
    expect(unreleasedNotes(changelog)).toBe('- New.');
    expect(unreleasedNotes('# Changelog\n\n## Unreleased\n\n- All.\n')).toBe('- All.');
    expect(unreleasedNotes('# Changelog\n\n## 0.1.0, 2026-01-02\n\n- Old.\n')).toBe('');
  });

  it('has it under the release afterwards, above the older ones, and an empty part again', () => {
    const dated = datedChangelog(changelog, { version: '0.2.0', date: '2026-03-04' });
    expect(dated).toBe(
      '# Changelog\n\nAbout.\n\n## Unreleased\n\n## 0.2.0, 2026-03-04\n\n- New.\n\n## 0.1.0, 2026-01-02\n\n- Old.\n',
    );
    expect(unreleasedNotes(dated)).toBe('');
  });
});

describe('the files of a release', () => {
  const released = releasedTexts(texts, next);
  const json = (file: string) => JSON.parse(released[file] ?? '');

  it('all name its version, and the citation its day', () => {
    expect(json('package.json').version).toBe(next.version);
    expect(json('package-lock.json')).toMatchObject({
      version: next.version,
      packages: { '': { version: next.version } },
    });
    expect(load(released['CITATION.cff'] ?? '')).toMatchObject({
      version: next.version,
      'date-released': next.date,
    });
    expect(released['python/pyproject.toml']).toContain(`\nversion = "${next.version}"\n`);
    expect(released['CHANGELOG.md']).toContain(`\n## ${next.version}, ${next.date}\n`);
  });

  it('keep every line that names neither', () => {
    for (const [file, text] of Object.entries(texts)) {
      const kept = new Set(released[file]?.split('\n'));
      const lost = text.split('\n').filter((line) => !kept.has(line));
      expect(lost.filter((line) => !/version|date-released/.test(line))).toEqual([]);
    }
  });

  it('name one version when another follows', () => {
    const again = releasedTexts(released, { version: '99.0.0', date: '2031-05-06' });
    expect(again['CITATION.cff']?.match(/^(version|date-released): .*$/gm)).toEqual([
      'version: 99.0.0',
      "date-released: '2031-05-06'",
    ]);
  });

  it('are told by a dry run', () => {
    const plan = planText(next.version, texts, released);
    for (const file of Object.keys(texts)) expect(plan).toContain(`\n  ${file}\n`);
    expect(plan).toContain(`    ## ${next.version}, ${next.date}\n`);
    expect(plan).toContain(`dist/messagebox-lab-${next.version}.tar.gz`);
    expect(plan).toContain(`“Release ${next.version}” and tag as v${next.version}`);
  });
});

describe('a release', () => {
  const fine = {
    version: '0.2.0',
    current: '0.1.0',
    changes: '',
    notes: '- New.',
    tags: ['v0.1.0'],
  };

  it('is possible where the version is newer, the tree clean and something to be told', () => {
    for (const version of ['0.1.1', '0.2.0', '0.2.0-rc.1', '1.0.0']) {
      expect(refusalsOf({ ...fine, version })).toEqual([]);
    }
  });

  it.each([
    [{ version: '' }, '“” is no version; accepted: three numbers such as 0.2.0'],
    [{ version: 'v0.2.0' }, '“v0.2.0” is no version'],
    [{ version: '0.2' }, '“0.2” is no version'],
    [{ version: '0.1.0' }, '0.1.0 is not newer than 0.1.0'],
    [{ version: '0.1.0-rc.1' }, '0.1.0-rc.1 is not newer than 0.1.0'],
    [{ current: '0.10.0' }, '0.2.0 is not newer than 0.10.0'],
    [{ tags: ['v0.2.0'] }, 'The tag v0.2.0 is there already'],
    [{ notes: '' }, 'CHANGELOG.md has nothing under “## Unreleased”'],
    [{ changes: ' M README.md' }, 'what differs from the last commit:\n M README.md'],
  ])('is refused for %o', (wrong, reason) => {
    expect(refusalsOf({ ...fine, ...wrong })).toEqual([expect.stringContaining(reason)]);
  });

  it('is told all reasons at once', () => {
    expect(refusalsOf({ ...fine, version: '0', notes: '', changes: '?? new' })).toHaveLength(3);
  });
});
