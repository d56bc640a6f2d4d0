/** Writes the shapes of what the simulator reports, and the types of the site and of the Python package from them. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { shapeFiles } from './shapes/files';

const { status } = spawnSync('cargo', ['test', '--quiet', '--workspace', '--lib', 'shapes'], {
  cwd: 'sim-wasm',
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, WRITE_SHAPES: '1' },
});
if (status !== 0) process.exit(status ?? 1);
shapeFiles().then((files) => {
  for (const [file, text] of files) writeFileSync(file, text);
});
