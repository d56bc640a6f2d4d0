import type { Program, StartProgram } from './interpreter';
import type { PythonCommand, PythonEvent, Source } from './messages';
import { Outbox } from './outbox';

/** Ends what a program holds. Where that fails, memory is lost, and never what the next program finds. */
function discard(program: Program | null): void {
  try {
    program?.destroy();
  } catch {
    // Nobody holds it any more.
  }
}

/** Runs cells in an interpreter that was started, and tells of each through `post`. */
export function cellRunner(
  startProgram: StartProgram,
  post: (event: PythonEvent) => void,
  nowMs: () => number,
): (command: Extract<PythonCommand, { type: 'run' }>) => void {
  let program: Program | null = null;
  let outbox: Outbox | null = null;

  const runCell = (run: number, { name, text }: Source): boolean => {
    const box = new Outbox((outputs) => post({ type: 'output', run, cell: name, outputs }), nowMs);
    outbox = box;
    post({ type: 'began', run, cell: name });
    const beganMs = nowMs();
    let ok = false;
    try {
      ok = program?.run(text, name) ?? false;
    } finally {
      box.flush();
    }
    post({ type: 'ended', run, cell: name, ok, wallMs: nowMs() - beganMs });
    return ok;
  };

  return ({ run, cells, fresh }) => {
    if (fresh || program === null) {
      discard(program);
      program = null;
      program = startProgram((json) => outbox?.take(json));
    }
    post({ type: 'finished', run, ok: cells.every((cell) => runCell(run, cell)) });
  };
}
