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
    systems: {
      url: new URL('../system/generated/messagebox_system.wasm', import.meta.url).href,
      bytes: built.systemsBytes,
    },
  };
}

/**
 * Starts the worker from a blob: such a worker keeps to the policy of its page, so that no program
 * can send a request to another site, where one with an address of its own would keep to none.
 */
export function createPythonWorker(root: string): PythonWorker {
  const { href } = new URL(built.worker.path, root);
  const script = new Blob([`import ${JSON.stringify(href)};`], { type: 'text/javascript' });
  return new Worker(URL.createObjectURL(script), { type: 'module', name: 'Python' });
}
