// Files that follow from the committed data: what every lab shows of the study, the runs that the course shows first, the
// cells as CSV, what the Python pages load, the fonts, the notices of what is shipped of others.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyFonts } from './fonts.mjs';
import { writeNotices } from './notices/notices.mjs';
import { buildPython } from './python/site.mjs';

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

run('lab-data.ts');
run('evidence.ts');
run('validation-data.ts');
run('site-data.ts');
run('studies-data.ts');
run('pages-data.ts');
run('design-space-data.ts');
run('course-data.ts');
run('citations.ts');
run('watch-data.ts');
run('python-pages.ts');
writeCells();
await buildPython(folder);
copyFonts(join(folder, 'fonts'));
writeNotices(folder);
