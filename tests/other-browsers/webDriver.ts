import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const START_MS = 30_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/**
 * A driver in the environment of this process and `env`. `request` gives the value of an answer and throws the error that
 * the driver names; `stop` ends the driver.
 */
export async function startDriver(path: string, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const stop = () => driver.kill();
  process.once('exit', stop);

  async function request(method: string, at: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://localhost:${port}${at}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${at}: ${value.error}, ${value.message}`);
    return value;
  }

  const isUp = () => request('GET', '/status').then(Boolean, () => false);
  const began = Date.now();
  while (!(await isUp())) {
    if (Date.now() - began > START_MS) throw new Error(`${path} does not answer`);
    await setTimeout(50);
  }
  return { request, stop };
}
