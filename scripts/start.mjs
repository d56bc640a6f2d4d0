// Builds everything and serves the site; PORT chooses the port.
import { spawn, spawnSync } from 'node:child_process';

const port = process.env.PORT ?? '3000';
const node = process.execPath;
const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

const build = spawnSync('npm', ['run', '-s', 'build'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

const server = spawn(node, [docusaurus, 'serve', '--no-open', '--port', port], {
  stdio: 'inherit',
});
server.on('spawn', () =>
  console.log(`MessageBox Lab: http://localhost:${port}${process.env.BASE_URL ?? '/'}`),
);
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
