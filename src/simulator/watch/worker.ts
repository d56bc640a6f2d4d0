import { countingFetch, downloadBytes } from '../download';
import { BROKE_DOWN, reasonOf } from '../unavailable';
import { loadSimulator } from '../wasm';
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

async function answer({ run, choice, leadMs }: WatchCommand): Promise<void> {
  const { href } = new URL('../generated/messagebox_sim.wasm', import.meta.url);
  const simulator = await loadSimulator(
    await downloadBytes(
      countingFetch(fetch, () => {}),
      href,
    ),
  );
  const watched = watchRun(simulator, run, choice, leadMs);
  scope.postMessage({ type: 'done', watched }, watched ? columnsOf(watched) : []);
}

scope.onmessage = ({ data }) => {
  answer(data).catch((error: unknown) => {
    console.error(error);
    scope.postMessage({ type: 'failed', reason: reasonOf(error, BROKE_DOWN) }, []);
  });
};
