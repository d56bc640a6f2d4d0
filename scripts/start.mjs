// Builds everything and serves the site; PORT chooses the port.
import { spawnSync } from 'node:child_process';
import { serveAndSay } from './serve.mjs';

const build = spawnSync('npm', ['run', '-s', 'build'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);
serveAndSay();
