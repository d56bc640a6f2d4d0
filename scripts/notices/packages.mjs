// What is shipped of npm, crates.io and PyPI, each with its version, licence and the text of it. Node built-ins only.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[-.].*)?$/i;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The texts of a package's licences; empty where it comes without any. */
function licenceText(folder) {
  return readdirSync(folder)
    .filter((name) => LICENCE_FILE.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n');
}

/** The folder below node_modules that a module's file belongs to; null for the project's own files. */
export function packageOf(file) {
  const path = file.replaceAll('\\', '/');
  const start = path.indexOf('/node_modules/');
  if (start < 0) return null;
  const below = path.slice(start + '/node_modules/'.length);
  return /^((?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)/.exec(below)?.[1] ?? null;
}

/** A package of npm by its folder below node_modules. */
export function npmPackage(folder) {
  const path = join('node_modules', folder);
  const { name, version, license = '' } = readJson(join(path, 'package.json'));
  return { from: 'npm', name, version, licence: license, text: licenceText(path) };
}

/** What of crates.io is compiled into the simulators, without what only builds them; a feature of the tools may add some. */
export function crates(roots) {
  const args = ['metadata', '--format-version', '1', '--locked'];
  const target = ['--filter-platform', 'wasm32-unknown-unknown'];
  const metadata = JSON.parse(
    execFileSync('cargo', [...args, ...target], {
      cwd: 'sim-wasm',
      encoding: 'utf8',
      maxBuffer: 1 << 27,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const byId = new Map(metadata.packages.map((one) => [one.id, one]));
  const nodes = new Map(metadata.resolve.nodes.map((node) => [node.id, node]));
  const isMacro = ({ targets }) => targets.some(({ kind }) => kind.includes('proc-macro'));
  const found = new Map();
  const visit = (id) => {
    const one = byId.get(id);
    if (found.has(id) || isMacro(one)) return;
    found.set(id, one);
    for (const { pkg, dep_kinds } of nodes.get(id).deps)
      if (dep_kinds.some(({ kind }) => kind === null)) visit(pkg);
  };
  for (const one of metadata.packages) if (roots.includes(one.name)) visit(one.id);
  return [...found.values()]
    .filter(({ source }) => source !== null)
    .map(({ name, version, license, manifest_path }) => ({
      from: 'crates.io',
      name,
      version,
      licence: license ?? '',
      text: licenceText(dirname(manifest_path)),
    }));
}

/** The package of PyPI of that name, as pip has installed it into a folder; none where it could not be fetched. */
export function pypiPackages(name, installed) {
  const info = existsSync(installed)
    ? readdirSync(installed).find((folder) => folder.startsWith(`${name}-`))
    : undefined;
  if (info === undefined) return [];
  const folder = join(installed, info);
  const fields = readFileSync(join(folder, 'METADATA'), 'utf8');
  const field = (key) => new RegExp(`^${key}: (.*)$`, 'm').exec(fields)?.[1] ?? '';
  const texts = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => LICENCE_FILE.test(file.split('/').at(-1)));
  return [
    {
      from: 'PyPI',
      name: field('Name'),
      version: field('Version'),
      licence: field('License-Expression') || field('License').replace(/ License$/, ''),
      text: texts.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n'),
    },
  ];
}
