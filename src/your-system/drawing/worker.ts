import type { Graph } from './graph';
import type { LaidOut } from './laidOut';
import { layoutOf } from './layout';

/** The parts of a dedicated worker's global scope that are used here. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<{ id: number; graph: Graph }>) => void) | null;
  postMessage(message: LaidOut): void;
}

const scope = self as unknown as WorkerScope;

scope.onmessage = ({ data: { id, graph } }) => scope.postMessage({ id, layout: layoutOf(graph) });
