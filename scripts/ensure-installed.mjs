// Makes a fresh clone ready: npm packages as locked, and the pinned Rust toolchain. Node built-ins only,
// because nothing else is installed when this runs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeProblem } from './node-version.mjs';
import { installOutside } from './outside.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

function stop(message) {
  console.error(message);
  process.exit(1);
}

function run(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

function output(command, args) {
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  return result.status === 0 ? result.stdout : undefined;
}

function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/** True when every package of the lock is in place; optional ones may be absent (other platforms). */
function packagesMatchLock() {
  const locked = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  const missing = Object.entries(locked).some(([path, entry]) => {
    if (path === '' || entry.link) return false;
    const found = installed[path];
    if (!found) return !entry.optional;
    return found.integrity !== entry.integrity || !existsSync(join(root, path));
  });
  const extra = Object.keys(installed).some((path) => !(path in locked));
  return !missing && !extra;
}

function ensureNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const problem = nodeProblem(process.versions.node, engines.node);
  if (problem !== undefined) stop(problem);
}

function ensurePackages() {
  if (packagesMatchLock()) return;
  console.log('Installing the npm packages of package-lock.json into node_modules');
  if (!run('npm', ['ci', '--no-audit', '--no-fund'])) {
    stop(
      'npm ci failed: check the network connection and the messages above, then run the command again',
    );
  }
}

/** What rustup lacks of the pinned toolchain, as the commands that install it. */
function missingOfRust(channel, target) {
  if (!output('rustup', ['toolchain', 'list'])?.includes(channel)) {
    const all = ['--component', 'clippy,rustfmt', '--target', target];
    return [['rustup', 'toolchain', 'install', channel, '--profile', 'minimal', ...all]];
  }
  const lists = (kind) =>
    output('rustup', [kind, 'list', '--installed', '--toolchain', channel]) ?? '';
  const targets = lists('target').includes(target) ? [] : [target];
  const components = ['clippy', 'rustfmt'].filter((name) => !lists('component').includes(name));
  return [
    ...targets.map((name) => ['rustup', 'target', 'add', name, '--toolchain', channel]),
    ...components.map((name) => ['rustup', 'component', 'add', name, '--toolchain', channel]),
  ];
}

function ensureRust() {
  if (output('rustup', ['--version']) === undefined) {
    stop(
      'Rust is needed: install rustup from https://rustup.rs, open a new terminal and run the command again',
    );
  }
  const pin = readFileSync(join(root, 'rust-toolchain.toml'), 'utf8');
  const channel = /channel\s*=\s*"([^"]+)"/.exec(pin)?.[1];
  const commands = missingOfRust(channel, 'wasm32-unknown-unknown');
  if (commands.length === 0) return;
  const installed = installOutside({
    what: `Rust ${channel} into the folder of rustup`,
    why: 'the simulator is compiled with this version',
    commands,
    instead: 'run these commands yourself',
  });
  if (!installed) {
    const needed = commands.map((command) => `"${command.join(' ')}"`).join(' and ');
    stop(`Rust ${channel} is needed: run ${needed}`);
  }
}

ensureNode();
ensurePackages();
ensureRust();
