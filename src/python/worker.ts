import { loadPython, type Program, type StartProgram } from './interpreter';
import type { PythonCommand, PythonEvent, Source } from './messages';
import { Outbox } from './outbox';
import { keepToSite } from './site';

/** The part of a dedicated worker's global scope that is used here. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<PythonCommand>) => void) | null;
  postMessage(message: PythonEvent): void;
}

const scope = self as unknown as WorkerScope;
keepToSite(self, self.origin);

const post = (event: PythonEvent) => scope.postMessage(event);

let start: Promise<StartProgram> | null = null;
let program: Program | null = null;
let outbox: Outbox | null = null;

const fail = (error: unknown) =>
  post({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });

function runCell(run: number, { name, text }: Source): boolean {
  const box = new Outbox(
    (outputs) => post({ type: 'output', run, cell: name, outputs }),
    () => performance.now(),
  );
  outbox = box;
  post({ type: 'began', run, cell: name });
  const beganMs = performance.now();
  const ok = program?.run(text, name) ?? false;
  box.flush();
  post({ type: 'ended', run, cell: name, ok, wallMs: performance.now() - beganMs });
  return ok;
}

async function run({ run: number, cells, fresh }: Extract<PythonCommand, { type: 'run' }>) {
  const startProgram = await start;
  if (startProgram === null) return;
  if (fresh || program === null) {
    program?.destroy();
    program = startProgram((json) => outbox?.take(json));
  }
  post({ type: 'finished', run: number, ok: cells.every((cell) => runCell(number, cell)) });
}

scope.onmessage = ({ data }) => {
  if (data.type === 'run') {
    run(data).catch(fail);
    return;
  }
  start = loadPython(data.files, {
    onProgress: (loadedBytes, totalBytes) => post({ type: 'progress', loadedBytes, totalBytes }),
    onStarting: () => post({ type: 'starting' }),
    onMissing: fail,
  });
  start.then(() => post({ type: 'ready' }), fail);
};
