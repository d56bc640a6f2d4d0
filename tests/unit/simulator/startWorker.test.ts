import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkerLike } from '../../../src/simulator/slot';
import { startSimulator } from '../../../src/simulator/wasm';

const bytes = readFileSync('src/simulator/generated/messagebox_sim.wasm');
const posted: unknown[][] = [];

class FakeWorker {
  private readonly got: unknown[] = [];
  constructor() {
    posted.push(this.got);
  }
  postMessage(message: unknown) {
    this.got.push(message);
  }
}

/** A page with as many workers, after all messages of their start. */
async function pageWith(workers: number, compileStreaming: () => Promise<WebAssembly.Module>) {
  vi.stubGlobal('fetch', vi.fn());
  const compiling = vi.spyOn(WebAssembly, 'compileStreaming').mockImplementation(compileStreaming);
  const { startWorker } = await import('../../../src/simulator/startWorker');
  const started: WorkerLike[] = Array.from({ length: workers }, startWorker);
  await new Promise((resolve) => setTimeout(resolve));
  return { started, compiling };
}

beforeEach(() => {
  posted.length = 0;
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the workers of a page', () => {
  it('are given one compilation of the simulator', async () => {
    const module = await WebAssembly.compile(bytes);
    const { compiling } = await pageWith(3, async () => module);
    expect(compiling).toHaveBeenCalledTimes(1);
    expect(posted).toEqual(Array(3).fill([{ type: 'module', module }]));
    const simulator = await startSimulator(module);
    expect(simulator.schemaJson()).toContain('low-latency');
  });

  it('are told where there is none, so that they fetch it and say what is wrong', async () => {
    await pageWith(2, async () => {
      throw new TypeError('not WebAssembly');
    });
    expect(posted).toEqual(Array(2).fill([{ type: 'module', module: null }]));
  });
});
