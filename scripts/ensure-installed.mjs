// Makes a fresh clone ready: npm packages as locked, and the pinned Rust toolchain. Node built-ins only,
// because nothing else is installed when this runs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const oldestNode = 20;

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
  if (Number(process.versions.node.split('.')[0]) < oldestNode) {
    stop(
      `Node ${oldestNode} or newer is needed, this is ${process.versions.node}: install it from https://nodejs.org`,
    );
  }
}

function ensurePackages() {
  if (packagesMatchLock()) return;
  console.log('Installing the npm packages of package-lock.json');
  if (!run('npm', ['ci', '--no-audit', '--no-fund'])) {
    stop(
      'npm ci failed: check the network connection and the messages above, then run the command again',
    );
  }
}

function ensureRust() {
  if (output('rustup', ['--version']) === undefined) {
    stop(
      'Rust is needed: install rustup from https://rustup.rs, open a new terminal and run the command again',
    );
  }
  const pin = readFileSync(join(root, 'rust-toolchain.toml'), 'utf8');
  const channel = /channel\s*=\s*"([^"]+)"/.exec(pin)?.[1];
  const target = 'wasm32-unknown-unknown';
  if (!output('rustup', ['toolchain', 'list'])?.includes(channel)) {
    const installed = run('rustup', ['toolchain', 'install', channel, '--profile', 'minimal']);
    if (!installed) stop(`Rust ${channel} is needed: run "rustup toolchain install ${channel}"`);
  }
  if (
    !output('rustup', ['target', 'list', '--installed', '--toolchain', channel])?.includes(target)
  ) {
    const added = run('rustup', ['target', 'add', target, '--toolchain', channel]);
    if (!added)
      stop(`The Rust target is needed: run "rustup target add ${target} --toolchain ${channel}"`);
  }
  const components =
    output('rustup', ['component', 'list', '--installed', '--toolchain', channel]) ?? '';
  for (const component of ['clippy', 'rustfmt']) {
    if (components.includes(component)) continue;
    const added = run('rustup', ['component', 'add', component, '--toolchain', channel]);
    if (!added)
      stop(
        `${component} is needed: run "rustup component add ${component} --toolchain ${channel}"`,
      );
  }
}

ensureNode();
ensurePackages();
ensureRust();
