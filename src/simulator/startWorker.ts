import type { WorkerLike } from './slot';
import { UnavailableError } from './unavailable';
import { NO_WORKERS } from './whatFailed';

let compiled: Promise<WebAssembly.Module | null> | undefined;

/** The simulator compiled in the page; null where that fails, and a worker then says why. */
const compile = async (): Promise<WebAssembly.Module | null> => {
  try {
    return await WebAssembly.compileStreaming(
      fetch(new URL('./generated/messagebox_sim.wasm', import.meta.url)),
    );
  } catch {
    return null;
  }
};

/**
 * A worker that simulates, on code that all workers of the page share: WebKit optimises each compilation by itself, and
 * with four of them on two processors most workers stay with slow code for seconds.
 */
export function startWorker(): WorkerLike {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
  } catch (cause) {
    // There are none, or a policy of the page's surroundings refuses them.
    throw new UnavailableError(NO_WORKERS, { cause });
  }
  compiled ??= compile();
  compiled.then((module) => worker.postMessage({ type: 'module', module }));
  return worker;
}
