import { MessageChannel } from 'node:worker_threads';
import type { WorkerEvent } from '../../src/simulator/messages';
import { createService } from '../../src/simulator/service';
import type { Run } from '../../src/simulator/types';
import { loadSimulator } from '../../src/simulator/wasm';

/** The worker's service in this process; `firstNumbersMs` times a request until it shows a report. */
export function startService(bytes: Uint8Array<ArrayBuffer>) {
  const { port1, port2 } = new MessageChannel();
  let waiting: () => void = () => {};
  let answer: (event: WorkerEvent) => void = () => {};
  port1.on('message', () => waiting());
  const service = createService({
    load: () => loadSimulator(bytes),
    post: (event) => answer(event),
    giveWay: (then) => {
      waiting = then;
      port2.postMessage(null);
    },
    nowMs: () => performance.now(),
    log: () => {},
  });

  return {
    firstNumbersMs: (run: Run): Promise<number> =>
      new Promise((resolve, reject) => {
        const startMs = performance.now();
        answer = (event) => {
          if (event.type === 'broken') reject(new Error(event.reason));
          const hasReport =
            event.type === 'finished' || (event.type === 'progress' && event.report);
          if (hasReport) resolve(performance.now() - startMs);
        };
        service({ type: 'simulate', task: 1, run, isShownEarly: true });
      }),
    close: (): void => port1.close(),
  };
}
