// Makes packages and the simulator ready before a command whose output others read: messages go to stderr.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const scripts = dirname(fileURLToPath(import.meta.url));

for (const script of ['ensure-installed.mjs', 'build-wasm.mjs']) {
  const { status } = spawnSync(process.execPath, [join(scripts, script)], {
    cwd: join(scripts, '..'),
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}
