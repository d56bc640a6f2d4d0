import { loadPyodide, type PyodideAPI } from 'pyodide';
import { countingFetch, type DownloadError, downloadBytes } from '../simulator/download';
import { loadSimulator } from '../simulator/wasm';
import { createSystemModule } from '../system/module';
import type { Files } from './messages';
import { BRIDGE_MODULE, createBridge } from './simulatorBridge';
import { createSystemsBridge, SYSTEMS_MODULE } from './systemsBridge';

/** A program whose cells share their names. */
export interface Program {
  /** Runs a cell; whether it came to its end. */
  run(source: string, name: string): boolean;
  destroy(): void;
}

/** Makes a program that hands over what it shows as JSON text. */
export type StartProgram = (take: (outputJson: string) => void) => Program;

export interface LoadListener {
  onProgress: (loadedBytes: number, totalBytes: number) => void;
  /** Every file is there. */
  onStarting: () => void;
  onMissing: (error: DownloadError) => void;
}

const PACKAGES = '/home/pyodide/packages';

const START = `
import json, sys
sys.path.insert(0, "${PACKAGES}")
from messageboxlab.program import Program
lambda take: Program(lambda output: take(json.dumps(output)))
`;

/** Puts the modules of a package where Python finds them. */
function install({ FS }: PyodideAPI, texts: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(texts)) {
    const file = `${PACKAGES}/${path}`;
    FS.mkdirTree(file.slice(0, file.lastIndexOf('/')));
    FS.writeFile(file, text);
  }
}

/** Downloads and starts Python with the packages and the simulator of the site. */
export async function loadPython(files: Files, listener: LoadListener): Promise<StartProgram> {
  const totalBytes =
    Object.values(files.parts).reduce((sum, bytes) => sum + bytes, 0) +
    [...files.packages, files.simulator, files.systems].reduce((sum, { bytes }) => sum + bytes, 0);
  let loadedBytes = 0;
  const count = (_url: string, bytes: number) => {
    loadedBytes = Math.min(totalBytes, loadedBytes + bytes);
    listener.onProgress(loadedBytes, totalBytes);
    if (loadedBytes === totalBytes) listener.onStarting();
  };
  // The interpreter downloads its files itself, through this function.
  const siteFetch = globalThis.fetch;
  const fetch = countingFetch(siteFetch, count, listener.onMissing);
  globalThis.fetch = fetch;

  const texts = Promise.all(
    files.packages.map(
      async ({ url }) => (await (await fetch(url)).json()) as Record<string, string>,
    ),
  );
  const simulator = downloadBytes(fetch, files.simulator.url).then(loadSimulator);
  const systems = downloadBytes(fetch, files.systems.url).then(createSystemModule);
  // The interpreter imports its script, which tells nothing of its progress: it is downloaded first.
  const scripts = Object.keys(files.parts).filter((name) => name.endsWith('.mjs'));
  await Promise.all(
    scripts.map(async (name) => (await fetch(`${files.interpreter}${name}`)).arrayBuffer()),
  );
  const pyodide = await loadPyodide({ indexURL: files.interpreter });
  // A file that a program asks for in vain is no failure of Python.
  globalThis.fetch = siteFetch;
  for (const text of await texts) install(pyodide, text);
  pyodide.registerJsModule(BRIDGE_MODULE, createBridge(await simulator));
  pyodide.registerJsModule(SYSTEMS_MODULE, createSystemsBridge(await systems));
  return pyodide.runPython(START) as StartProgram;
}
