// Files that follow from the committed data: what every lab shows of the study, the cells as CSV, the Python package for
// the browser, the fonts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyFonts } from './fonts.mjs';

const folder = join('generated', 'static');

/** Runs a TypeScript script and returns what it prints. */
function run(script) {
  const result = spawnSync('node_modules/.bin/tsx', [join('scripts', script)], {
    encoding: 'utf8',
    maxBuffer: 1 << 27,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
  return result.stdout;
}

function writeCells() {
  mkdirSync(join(folder, 'data'), { recursive: true });
  writeFileSync(join(folder, 'data', 'cells.csv'), run('cells.ts'));
}

/** The text files of the Python package by path, for Python in the browser. */
function writePythonPackage() {
  const name = 'messageboxlab';
  const source = join('python', 'src', name);
  const files = readdirSync(source).filter((file) => /\.(py|json)$/.test(file));
  const texts = files.map((file) => [`${name}/${file}`, readFileSync(join(source, file), 'utf8')]);
  mkdirSync(join(folder, 'python'), { recursive: true });
  writeFileSync(
    join(folder, 'python', `${name}.json`),
    JSON.stringify(Object.fromEntries(texts.sort())),
  );
}

run('lab-data.ts');
run('evidence.ts');
run('validation-data.ts');
run('site-data.ts');
run('studies-data.ts');
writeCells();
writePythonPackage();
copyFonts(join(folder, 'fonts'));
