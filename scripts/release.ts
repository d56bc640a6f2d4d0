/** Releases what the changelog has that is not released: version and date in all files, archive of the site, commit, tag. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { unreleasedNotes } from './release/changelog';
import { RELEASED_FILES, releasedTexts, type Texts } from './release/files';
import { archiveOf, planText, subjectOf } from './release/plan';
import { refusalsOf, tagOf } from './release/refusals';

const FILES = Object.keys(RELEASED_FILES);

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trimEnd();
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: 'inherit' });

const readTexts = (): Texts =>
  Object.fromEntries(FILES.map((file) => [file, readFileSync(file, 'utf8')]));

function writeTexts(texts: Texts): void {
  for (const [file, text] of Object.entries(texts)) writeFileSync(file, text);
}

/** Packs the built site in a folder of the release's name. */
function packSite(version: string): void {
  const { parent, name, folder, file } = archiveOf(version);
  mkdirSync(parent, { recursive: true });
  renameSync('build', folder);
  try {
    run('tar', '-czf', file, '-C', parent, name);
  } finally {
    renameSync(folder, 'build');
  }
}

function release(version: string, before: Texts, after: Texts): void {
  writeTexts(after);
  try {
    run('npm', 'run', '-s', 'build');
    packSite(version);
  } catch {
    writeTexts(before);
    console.error('The site could not be built and packed, see above. All files are as they were.');
    process.exitCode = 1;
    return;
  }
  run('git', 'commit', '--quiet', '--message', subjectOf(version), '--', ...FILES);
  run('git', 'tag', '--annotate', '--message', subjectOf(version), tagOf(version));
  console.log(
    `${tagOf(version)} is committed and tagged, the site is in ${archiveOf(version).file}`,
  );
  console.log(
    'Publish it with "git push --follow-tags", and attach the archive to the release there.',
  );
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean' } },
});
const [version = ''] = positionals;
// npm keeps an option that stands before its "--" for itself.
const isDry = values['dry-run'] || process.env.npm_config_dry_run === 'true';
const before = readTexts();
const refusals = refusalsOf({
  version,
  current: JSON.parse(before['package.json'] ?? '{}').version,
  changes: git('status', '--porcelain'),
  notes: unreleasedNotes(before['CHANGELOG.md'] ?? ''),
  tags: git('tag', '--list').split('\n'),
});
if (refusals.length > 0) {
  for (const refusal of refusals) console.error(refusal);
  process.exitCode = 2;
} else {
  const after = releasedTexts(before, { version, date: new Date().toISOString().slice(0, 10) });
  if (isDry) console.log(planText(version, before, after));
  else release(version, before, after);
}
