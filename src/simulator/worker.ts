import { countingFetch, downloadBytes } from './download';
import type { ModuleGiven, WorkerCommand, WorkerEvent } from './messages';
import { createService, SYSTEMS } from './service';
import { loadSimulator, startSimulator } from './wasm';

/** The part of a dedicated worker's global scope that is used here. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerCommand | ModuleGiven>) => void) | null;
  postMessage(message: WorkerEvent): void;
}

const scope = self as unknown as WorkerScope;

/** How long a worker that hears nothing of the page's compilation waits before it fetches the simulator itself. */
const GIVEN_WITHIN_MS = 5000;

let give: (module: WebAssembly.Module | null) => void = () => {};
const given = new Promise<WebAssembly.Module | null>((resolve) => {
  give = resolve;
  setTimeout(resolve, GIVEN_WITHIN_MS, null);
});

const fetchAlive = countingFetch(fetch, () => scope.postMessage({ type: 'alive' }));

/** The simulator at an address; without one, the current. What simulates described systems, few pages need. */
async function load(address?: string) {
  if (address === SYSTEMS) {
    const { fetchSystemSimulator } = await import('../system/simulator');
    return fetchSystemSimulator(fetchAlive);
  }
  const module = address === undefined ? await given : null;
  if (module !== null) return startSimulator(module);
  const { href } = new URL('./generated/messagebox_sim.wasm', import.meta.url);
  return loadSimulator(await downloadBytes(fetchAlive, address ?? href));
}

// A message to itself gives way to waiting messages without the minimum delay of a timer.
const { port1, port2 } = new MessageChannel();
let waiting: () => void = () => {};
port1.onmessage = () => waiting();

const service = createService({
  load,
  post: (event) => scope.postMessage(event),
  giveWay: (then) => {
    waiting = then;
    port2.postMessage(null);
  },
  nowMs: () => performance.now(),
  // A worker that is stopped while it fetches a script gets no further: there is nothing to tell.
  log: (error) => void setTimeout(() => console.error(error)),
});

scope.onmessage = ({ data }) => {
  if (data.type === 'module') give(data.module);
  else service(data);
};
