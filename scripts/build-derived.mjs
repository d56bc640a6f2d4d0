// Files that the site offers but that follow from the committed data: the cells as CSV, the KaTeX style sheet.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join('generated', 'static');

function writeCells() {
  const script = join('scripts', 'cells.ts');
  if (!existsSync(script)) return;
  const cells = spawnSync('npm', ['run', '-s', 'cells'], { encoding: 'utf8', maxBuffer: 1 << 27 });
  if (cells.status !== 0) {
    console.error(cells.stderr);
    process.exit(1);
  }
  mkdirSync(join(folder, 'data'), { recursive: true });
  writeFileSync(join(folder, 'data', 'cells.csv'), cells.stdout);
}

function copyKatex() {
  const katex = join('node_modules', 'katex', 'dist');
  mkdirSync(join(folder, 'katex'), { recursive: true });
  cpSync(join(katex, 'katex.min.css'), join(folder, 'katex', 'katex.min.css'));
  cpSync(join(katex, 'fonts'), join(folder, 'katex', 'fonts'), {
    recursive: true,
    filter: (path) => !/\.(ttf|woff)$/.test(path),
  });
}

writeCells();
copyKatex();
