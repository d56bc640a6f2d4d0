// Files that follow from the committed data: what every lab shows of the study, the runs that the course shows first, the
// cells as CSV, what the Python pages load, the fonts, the notices of what is shipped of others.
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyFonts } from './fonts.mjs';
import { writeNotices } from './notices/notices.mjs';
import { buildPython } from './python/site.mjs';
import { runStages } from './schedule.mjs';

const folder = join('generated', 'static');

const tsx = promisify(execFile).bind(null, join('node_modules', '.bin', 'tsx'));

/** Runs a TypeScript script and gives what it prints; one that fails ends the build. */
async function run({ name }) {
  try {
    const { stdout } = await tsx([join('scripts', name)], { maxBuffer: 1 << 27 });
    return stdout;
  } catch (error) {
    console.error(error.stderr || error.message);
    process.exit(1);
  }
}

const SCRIPTS = [
  'lab-data.ts',
  'evidence.ts',
  'validation-data.ts',
  'site-data.ts',
  'studies-data.ts',
  'pages-data.ts',
  'course-data.ts',
  'your-system-data.ts',
  'citations.ts',
  'watch-data.ts',
  'python-pages.ts',
  'design-space-data.ts',
  'cells.ts',
];

const printed = await runStages(
  SCRIPTS.map((name) => ({ name })),
  availableParallelism(),
  run,
);
const cells = printed[SCRIPTS.indexOf('cells.ts')];
mkdirSync(join(folder, 'data'), { recursive: true });
writeFileSync(join(folder, 'data', 'cells.csv'), cells);
await buildPython(folder);
copyFonts(join(folder, 'fonts'));
writeNotices(folder);
