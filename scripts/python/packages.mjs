// Python packages as the text of their modules by path. Node built-ins only.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

const requirements = join('python', 'requirements-browser.txt');
const installed = join('python', '.browser');
const stamp = join(installed, 'installed.txt');

/** The modules and data of a package's folder, by path with the package's name in front. */
export function readPackage(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(py|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const texts = files.map((file) => [
    [basename(folder), ...relative(folder, file).split(sep)].join('/'),
    readFileSync(file, 'utf8'),
  ]);
  return Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function install(wanted) {
  const options = ['--quiet', '--disable-pip-version-check', '--retries', '1', '--timeout', '15'];
  const exact = ['--no-deps', '--only-binary', ':all:', '--require-hashes', '--no-compile'];
  const args = ['-m', 'pip', 'install', ...options, ...exact, '--target', installed];
  const interpreters = [join('python', '.venv', 'bin', 'python'), process.env.PYTHON, 'python3'];
  rmSync(installed, { recursive: true, force: true });
  const done = interpreters
    .filter((python) => python !== undefined)
    .some((python) => spawnSync(python, [...args, '-r', requirements]).status === 0);
  if (done) writeFileSync(stamp, wanted);
  return done;
}

/** SimPy of the pinned version; null without pip or network: the site then does without and says so. */
export function readSimpy() {
  const wanted = readFileSync(requirements, 'utf8');
  const isThere = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (!isThere && !install(wanted)) {
    console.warn('SimPy could not be fetched with pip: the Python pages will do without it');
    return null;
  }
  const license = readdirSync(installed, { recursive: true })
    .map(String)
    .find((file) => /^simpy-.*LICENSE/.test(file));
  return {
    ...readPackage(join(installed, 'simpy')),
    ...(license && { 'simpy/LICENSE.txt': readFileSync(join(installed, license), 'utf8') }),
  };
}
