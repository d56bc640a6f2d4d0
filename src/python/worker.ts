import { loadPython } from './interpreter';
import type { PythonCommand, PythonEvent } from './messages';
import { cellRunner } from './runner';
import { keepToSite } from './site';

/** The part of a dedicated worker's global scope that is used here. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<PythonCommand>) => void) | null;
  postMessage(message: PythonEvent): void;
}

const scope = self as unknown as WorkerScope;
keepToSite(self, self.origin);

const post = (event: PythonEvent) => scope.postMessage(event);

let runner: Promise<ReturnType<typeof cellRunner>> | null = null;

const fail = (error: unknown) =>
  post({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });

scope.onmessage = ({ data }) => {
  if (data.type === 'run') {
    runner?.then((run) => run(data)).catch(fail);
    return;
  }
  const start = loadPython(data.files, {
    onProgress: (loadedBytes, totalBytes) => post({ type: 'progress', loadedBytes, totalBytes }),
    onStarting: () => post({ type: 'starting' }),
    onMissing: fail,
  });
  runner = start.then((program) => cellRunner(program, post, () => performance.now()));
  runner.then(() => post({ type: 'ready' }), fail);
};
