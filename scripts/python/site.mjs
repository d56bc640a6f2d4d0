// What the Python pages load on demand: the interpreter, the worker that runs it, the packages as text.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { readPackage, readSimpy } from './packages.mjs';

const interpreter = join('node_modules', 'pyodide');
const simulator = join('src', 'simulator', 'generated', 'messagebox_sim.wasm');
const systems = join('src', 'system', 'generated', 'messagebox_system.wasm');
const manifest = join('src', 'python', 'generated');
const notebooks = join('python', 'notebooks');
/** What the interpreter downloads besides its own loader, which is part of the worker. */
const PARTS = ['pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'];

const sizeOf = (file) => statSync(file).size;

/** Address and size of a written file; the address changes with its content. */
function described(site, path) {
  const content = readFileSync(join(site, path));
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `${path}?v=${digest}`, bytes: content.length };
}

function copyInterpreter(site) {
  const { version } = JSON.parse(readFileSync(join(interpreter, 'package.json'), 'utf8'));
  const folder = `python/interpreter-${version}/`;
  mkdirSync(join(site, folder));
  for (const part of PARTS) copyFileSync(join(interpreter, part), join(site, folder, part));
  const parts = PARTS.map((part) => [part, sizeOf(join(interpreter, part))]);
  return { interpreter: folder, parts: Object.fromEntries(parts) };
}

function writePackage(site, name, texts) {
  const path = `python/${name}.json`;
  writeFileSync(join(site, path), JSON.stringify(texts));
  return described(site, path);
}

/** The notebooks as files to download. */
function copyNotebooks(site) {
  for (const file of readdirSync(notebooks).filter((name) => /\.py$/.test(name))) {
    if (file !== 'record.py') copyFileSync(join(notebooks, file), join(site, 'python', file));
  }
}

/** As a module: the interpreter refuses the classic workers that the bundler of the site makes. */
async function bundleWorker(site) {
  const path = 'python/worker.mjs';
  const bundle = await rolldown({
    input: join('src', 'python', 'worker.ts'),
    platform: 'browser',
    external: /^node:|^ws$/,
  });
  await bundle.write({ file: join(site, path), format: 'esm', minify: true });
  await bundle.close();
  return described(site, path);
}

/** Writes the files into a folder of static files, and where they are for the pages. */
export async function buildPython(site) {
  rmSync(join(site, 'python'), { recursive: true, force: true });
  mkdirSync(join(site, 'python'), { recursive: true });
  copyNotebooks(site);
  const simpy = readSimpy();
  const files = {
    worker: await bundleWorker(site),
    ...copyInterpreter(site),
    packages: [
      writePackage(site, 'messageboxlab', readPackage(join('python', 'src', 'messageboxlab'))),
      ...(simpy === null ? [] : [writePackage(site, 'simpy', simpy)]),
    ],
    simulatorBytes: sizeOf(simulator),
    systemsBytes: sizeOf(systems),
  };
  mkdirSync(manifest, { recursive: true });
  writeFileSync(join(manifest, 'files.json'), `${JSON.stringify(files, null, 2)}\n`);
}
