// Runs a Python module in python/.venv, which it makes first: `node scripts/python.mjs pytest -q`.
// Node built-ins only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = join(dirname(fileURLToPath(import.meta.url)), '..', 'python');
const environment = join(project, '.venv');
const requirements = join(project, 'requirements-dev.txt');
const stamp = join(environment, 'installed.txt');
const isWindows = process.platform === 'win32';
const python = join(environment, isWindows ? 'Scripts/python.exe' : 'bin/python');

const SUITABLE =
  'import sys, venv, ensurepip; assert sys.version_info >= (3, 10); print(sys.version)';
const CANDIDATES = [
  ...(process.env.PYTHON ? [process.env.PYTHON] : []),
  ...['python3', 'python', 'python3.14', 'python3.13', 'python3.12', 'python3.11', 'python3.10'],
  ...(isWindows ? ['py'] : ['/usr/bin/python3']),
];

function stop(message) {
  console.error(message);
  process.exit(1);
}

function run(command, args) {
  return spawnSync(command, args, { cwd: project, stdio: 'inherit' }).status === 0;
}

/** The first Python that is new enough and can make an environment, with its version. */
function findPython() {
  for (const command of CANDIDATES) {
    const { status, stdout } = spawnSync(command, ['-c', SUITABLE], { encoding: 'utf8' });
    if (status === 0) return { command, version: stdout.trim() };
  }
  return stop(
    'Python 3.10 or newer with venv is needed for the tests of the Python package: install it from ' +
      'https://python.org (Debian and Ubuntu: apt install python3-venv), or name it in the variable PYTHON',
  );
}

/** Makes the environment, unless it is there with the same packages for the same Python. */
function ensureEnvironment() {
  const { command, version } = findPython();
  const wanted = createHash('sha256')
    .update(version)
    .update(readFileSync(requirements))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing the Python packages of requirements-dev.txt into python/.venv');
  rmSync(environment, { recursive: true, force: true });
  const pip = ['-m', 'pip', '--disable-pip-version-check', 'install', '--quiet'];
  if (!run(command, ['-m', 'venv', environment])) stop('python/.venv could not be made, see above');
  if (!run(python, [...pip, '-r', requirements])) {
    stop('pip failed: check the network connection and the messages above, then try again');
  }
  writeFileSync(stamp, wanted);
}

ensureEnvironment();
const { status } = spawnSync(python, ['-m', ...process.argv.slice(2)], {
  cwd: project,
  stdio: 'inherit',
});
process.exit(status ?? 1);
