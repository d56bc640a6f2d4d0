// Seeds bugs into the simulator with cargo-mutants and records how many the tests catch: `npm run mutants:simulator`,
// or with the names of some folders. A folder takes hours, because each bug is compiled: `--shard 0/12` takes a part of
// the bugs, spread over all files.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyKernel } from './mutants/kernelCrate.mjs';
import { compareWithEquivalents, record, report } from './mutants/scores.mjs';

const VERSION = '27.1.0';
const crate = 'sim-wasm';
const tools = path.resolve(crate, 'target', 'tools');
const cargoMutants = path.join(tools, 'bin', 'cargo-mutants');
const work = path.resolve('.mutants', 'simulator');

/** How cargo-mutants exits when it tried all bugs: all caught, some missed, some ran into the time limit. */
const ENDED = [0, 2, 3];

/** The modules of the studies, each with a suite of its name. */
const STUDIES = readdirSync(path.join(crate, 'src/studies'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What bugs are seeded into, and the suites that must see them besides those in the sources. */
const FOLDERS = {
  kernel: { sources: 'src/kernel', suites: [] },
  parts: { sources: 'src/parts', suites: STUDIES },
  ...Object.fromEntries(
    STUDIES.map((name) => [
      name.replaceAll('_', '-'),
      { sources: `src/studies/${name}/model`, suites: [name] },
    ]),
  ),
};

function ensureCargoMutants() {
  const found =
    existsSync(cargoMutants) && spawnSync(cargoMutants, ['mutants', '--version']).stdout;
  if (found && String(found).includes(VERSION)) return;
  console.log(`Installing cargo-mutants ${VERSION} into ${tools}; that takes some minutes.`);
  const args = ['install', '--locked', '--version', VERSION, '--root', tools, 'cargo-mutants'];
  if (spawnSync('cargo', args, { stdio: 'inherit' }).status !== 0) process.exit(1);
}

/** The crate as bugs are seeded into it: a copy, because they are seeded in place. */
function copyOf(folder) {
  const copy = path.join(work, folder === 'kernel' ? 'kernel' : crate);
  if (folder === 'kernel') copyKernel(copy);
  else {
    for (const part of ['src', 'tests'])
      rmSync(path.join(copy, part), { recursive: true, force: true });
    const isSource = (file) => path.resolve(file) !== path.resolve(crate, 'target');
    // With new times, or the compiler would keep what it made of the last bug.
    cpSync(crate, copy, { recursive: true, filter: isSource });
    // Some suites repeat the committed results.
    const data = path.join(work, 'static');
    if (!existsSync(data)) symlinkSync(path.resolve('static'), data);
  }
  mkdirSync(path.join(copy, '.cargo'), { recursive: true });
  cpSync(path.join(crate, '.cargo', 'mutants.toml'), path.join(copy, '.cargo', 'mutants.toml'));
  cpSync('rust-toolchain.toml', path.join(work, 'rust-toolchain.toml'));
  return copy;
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** A mutant as equivalent.json names it: without its place, which moves with every edit. */
function named(copy, { Mutant: { file, name, span } }) {
  const line = readFileSync(path.join(copy, file), 'utf8').split('\n')[span.start.line - 1]?.trim();
  return { file: `${crate}/${file}`, bug: name.replace(/^.*?:\d+:\d+: /, ''), line };
}

function seedInto(folder, shard) {
  const { sources, suites } = FOLDERS[folder];
  const copy = copyOf(folder);
  const out = path.join(work, 'out', folder);
  mkdirSync(out, { recursive: true });
  const targets = suites.length > 0 ? ['--lib', ...suites.flatMap((name) => ['--test', name])] : [];
  const { error, status } = spawnSync(
    cargoMutants,
    [
      'mutants',
      ...['--in-place', '--dir', copy, '--output', out, '--file', `${sources}/**`],
      ...(shard ? ['--shard', shard] : []),
      ...targets.map((target) => `--cargo-arg=${target}`),
    ],
    { stdio: 'inherit' },
  );
  if (error) throw error;
  if (!ENDED.includes(status)) process.exit(status ?? 1);
  const { outcomes } = readJson(path.join(out, 'mutants.out', 'outcomes.json'));
  const of = (summary) => outcomes.filter((one) => one.summary === summary);
  const survivors = of('MissedMutant').map(({ scenario }) => named(copy, scenario));
  const name = `${crate}/${sources}`;
  const known = compareWithEquivalents(survivors, (file) => file.startsWith(`${name}/`));
  const counts = {
    caught: of('CaughtMutant').length,
    timedOut: of('Timeout').length,
    survived: survivors.length,
    equivalent: known.equivalent,
    ...(shard && { shard }),
  };
  // A part of the bugs does not tell which entries no longer survive.
  report(name, record(name, counts), shard ? { ...known, outdated: [] } : known);
}

const { values, positionals } = parseArgs({
  options: { shard: { type: 'string' } },
  allowPositionals: true,
});
ensureCargoMutants();
for (const folder of positionals.length > 0 ? positionals : Object.keys(FOLDERS))
  seedInto(folder, values.shard);
