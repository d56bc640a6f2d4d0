import type { Graph } from './graph';
import type { Layout } from './layout';

/** An answer of the worker. */
export interface LaidOut {
  id: number;
  layout: Layout;
}

let worker: Worker | undefined;
let asked = 0;

/**
 * Lays a system out beside the page, as large ones take seconds; where there are no workers, in the page. The library is
 * fetched with the first system that is drawn.
 */
export async function layOut(graph: Graph): Promise<Layout> {
  if (typeof Worker === 'undefined') return (await import('./layout')).layoutOf(graph);
  worker ??= new Worker(new URL('./worker.ts', import.meta.url));
  const current = worker;
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const { signal } = listening;
    current.addEventListener(
      'message',
      ({ data }: MessageEvent<LaidOut>) => {
        if (data.id !== id) return;
        listening.abort();
        resolve(data.layout);
      },
      { signal },
    );
    current.addEventListener(
      'error',
      () => {
        listening.abort();
        worker = undefined;
        reject(new Error('The drawing could not be laid out.'));
      },
      { signal },
    );
    current.postMessage({ id, graph });
  });
}
