import { NO_SCRIPT, NO_WORKERS } from '../whatFailed';
import type { WatchAnswer, WatchCommand } from './messages';

/** Runs a replication with notes in a worker of its own; the result ends it, too. */
export function watch(command: WatchCommand, onAnswer: (answer: WatchAnswer) => void): () => void {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
  } catch {
    // There are none, or a policy of the page's surroundings refuses them.
    onAnswer({ type: 'failed', reason: NO_WORKERS });
    return () => {};
  }
  worker.onmessage = ({ data }: MessageEvent<WatchAnswer>) => {
    worker.terminate();
    onAnswer(data);
  };
  worker.onerror = () => {
    worker.terminate();
    onAnswer({ type: 'failed', reason: NO_SCRIPT });
  };
  worker.postMessage(command);
  return () => worker.terminate();
}
