import built from './generated/files.json';
import type { Files } from './messages';
import type { PythonWorker } from './session';

/** Where the files of Python are on a site whose pages lie below `root`, an absolute address. */
export function filesAt(root: string): Files {
  const at = (path: string) => new URL(path, root).href;
  return {
    interpreter: at(built.interpreter),
    parts: built.parts,
    packages: built.packages.map(({ path, bytes }) => ({ url: at(path), bytes })),
    simulator: {
      url: new URL('../simulator/generated/messagebox_sim.wasm', import.meta.url).href,
      bytes: built.simulatorBytes,
    },
  };
}

export const createPythonWorker = (root: string): PythonWorker =>
  new Worker(new URL(built.worker.path, root), { type: 'module', name: 'Python' });
