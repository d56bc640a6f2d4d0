import { describe, expect, it } from 'vitest';
import type { Files, PythonCommand, PythonEvent } from '../../../src/python/messages';
import { PythonSession, type PythonWorker, type Stage } from '../../../src/python/session';

const files: Files = {
  interpreter: 'http://site/python/interpreter/',
  parts: { 'pyodide.asm.wasm': 100 },
  packages: [{ url: 'http://site/python/messageboxlab.json', bytes: 20 }],
  simulator: { url: 'http://site/simulator.wasm', bytes: 30 },
  systems: { url: 'http://site/systems.wasm', bytes: 40 },
};

function create() {
  const workers: (PythonWorker & { sent: PythonCommand[]; isEnded: boolean })[] = [];
  const stages: Stage[] = [];
  const told: string[] = [];
  const createWorker = () => {
    const worker = {
      onmessage: null,
      onerror: null,
      sent: [] as PythonCommand[],
      isEnded: false,
      postMessage: (command: PythonCommand) => worker.sent.push(command),
      terminate: () => {
        worker.isEnded = true;
      },
    };
    workers.push(worker);
    return worker;
  };
  const session = new PythonSession({ createWorker, files }, (stage) => stages.push(stage));
  const say = (event: PythonEvent) =>
    workers.at(-1)?.onmessage?.({ data: event } as MessageEvent<PythonEvent>);
  const start = (fresh = false) =>
    session.start([{ name: 'program', text: '1' }], fresh, {
      onBegan: (cell) => told.push(`began ${cell}`),
      onOutput: (cell) => told.push(`output ${cell}`),
      onEnded: (cell, ok) => told.push(`ended ${cell} ${ok}`),
      onFinished: (ok) => told.push(`finished ${ok}`),
    });
  return { session, workers, stages, told, say, start };
}

describe('PythonSession', () => {
  it('loads Python with the first run, and tells how much there is to load', () => {
    const { workers, stages, start } = create();
    expect(workers).toEqual([]);
    start();
    expect(stages).toEqual([{ kind: 'loading', loadedBytes: 0, totalBytes: 150 }]);
    expect(workers[0]?.sent.map(({ type }) => type)).toEqual(['start', 'run']);
  });

  it('tells of a run from its beginning to its end', () => {
    const { told, stages, say, start } = create();
    start();
    say({ type: 'ready' });
    say({ type: 'began', run: 1, cell: 'program' });
    say({ type: 'output', run: 1, cell: 'program', outputs: [] });
    say({ type: 'ended', run: 1, cell: 'program', ok: true, wallMs: 3 });
    say({ type: 'finished', run: 1, ok: true });
    expect(told).toEqual([
      'began program',
      'output program',
      'ended program true',
      'finished true',
    ]);
    expect(stages.at(-1)).toEqual({ kind: 'ready' });
  });

  it('starts with fresh names only in a new Python or when asked to', () => {
    const { workers, start } = create();
    start();
    start();
    start(true);
    const runs = workers[0]?.sent.flatMap((one) => (one.type === 'run' ? [one.fresh] : []));
    expect(runs).toEqual([true, false, true]);
  });

  it('ends the worker when stopped, makes a new one ready and hears no more of the old run', () => {
    const { session, workers, stages, told, start, say } = create();
    start();
    const [first] = workers;
    session.stop();
    expect(first?.isEnded).toBe(true);
    expect(workers).toHaveLength(2);
    first?.onmessage?.({
      data: { type: 'ended', run: 1, cell: 'program', ok: true, wallMs: 3 },
    } as MessageEvent<PythonEvent>);
    expect(told).toEqual([]);
    say({ type: 'ready' });
    expect(stages.at(-1)).toEqual({ kind: 'ready' });
  });

  it('fails with the reason, and a second try has a new worker', () => {
    const { workers, stages, say, start } = create();
    start();
    say({ type: 'failed', reason: 'The file x did not arrive.' });
    expect(stages.at(-1)).toEqual({ kind: 'failed', reason: 'The file x did not arrive.' });
    expect(workers[0]?.isEnded).toBe(true);
    start();
    expect(workers).toHaveLength(2);
  });

  it('says so when the worker itself does not arrive', () => {
    const { workers, stages, start } = create();
    start();
    workers[0]?.onerror?.({ message: '' } as ErrorEvent);
    expect(stages.at(-1)).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('worker.mjs'),
    });
  });
});
