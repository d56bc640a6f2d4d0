import { countingFetch, downloadBytes } from '../download';
import type { Run } from '../types';
import { BROKE_DOWN, reasonOf } from '../unavailable';
import { loadSimulator, type Simulator } from '../wasm';
import type { WatchAnswer, WatchCommand } from './messages';
import { type Watched, watchRun } from './watchRun';

/** The part of a dedicated worker's global scope that is used here. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WatchCommand>) => void) | null;
  postMessage(message: WatchAnswer, transfer: Transferable[]): void;
}

/** What is handed over instead of copied. */
const columnsOf = ({ ofMessages, ofLines, eventsMs }: Watched): Transferable[] =>
  [...Object.values(ofMessages), ...Object.values(ofLines), eventsMs].map(({ buffer }) => buffer);

const scope = self as unknown as WorkerScope;

/** What simulates described systems, or the studies. */
async function load({ system }: Run): Promise<Simulator> {
  const fetched = countingFetch(fetch, () => {});
  if (system !== undefined) {
    const { fetchSystemSimulator } = await import('../../system/simulator');
    return fetchSystemSimulator(fetched);
  }
  const { href } = new URL('../generated/messagebox_sim.wasm', import.meta.url);
  return loadSimulator(await downloadBytes(fetched, href));
}

async function answer({ run, choice }: WatchCommand): Promise<void> {
  const watched = watchRun(await load(run), run, choice);
  scope.postMessage({ type: 'done', watched }, watched ? columnsOf(watched) : []);
}

scope.onmessage = ({ data }) => {
  answer(data).catch((error: unknown) => {
    console.error(error);
    scope.postMessage({ type: 'failed', reason: reasonOf(error, BROKE_DOWN) }, []);
  });
};
