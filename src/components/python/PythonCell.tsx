import { Code } from './Code';
import { type CellState, originalText } from './cells';
import { Editor } from './Editor';
import { Outputs } from './Outputs';
import styles from './python.module.css';
import type { Python } from './usePython';

const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)}\u202fs`;

function outcomeText({ status, outputs, wallMs, data, text }: CellState): string {
  switch (status) {
    case 'waiting':
      return 'Waiting';
    case 'running':
      return 'Running';
    case 'done':
      return `Done in ${seconds(wallMs)}`;
    case 'failed':
      return 'Ended with an error';
    case 'stopped':
      return 'Stopped';
    case 'fresh':
      if (text !== originalText(data)) {
        const isRecorded = outputs === null && data.recorded !== null;
        return `Your version, kept in this browser${isRecorded ? '; the original’s output' : ''}`;
      }
      return outputs === null && data.recorded !== null ? 'As recorded' : '';
  }
}

/** A cell: its code, to run and to edit, and below what it showed. */
export function PythonCell({ python, name }: { python: Python; name: string }) {
  const { cells, dispatch, change, reset, runCell, busy } = python;
  const cell = cells.find(({ data }) => data.name === name);
  if (cell === undefined) return null;
  const shown = cell.outputs ?? cell.data.recorded ?? [];
  const run = () => runCell(name);
  return (
    <section
      className={styles.cell}
      data-cell={name}
      data-status={cell.status}
      aria-label={name === 'program' ? 'Program' : `Code, ${name}`}
    >
      {cell.editing ? (
        <Editor
          label={`Python of ${name === 'program' ? 'the program' : name}`}
          text={cell.text}
          onChange={(text) => change(name, text)}
          onRun={run}
        />
      ) : (
        <Code text={cell.text} known={cell.data.tokens} />
      )}
      <div className={styles.bar}>
        {cells.length > 1 && (
          <button
            type="button"
            className="button"
            onClick={run}
            disabled={busy}
            aria-label={`Run ${name}`}
          >
            Run
          </button>
        )}
        {!cell.editing && (
          <button
            type="button"
            className="button"
            onClick={() => dispatch({ type: 'edit', name })}
            aria-label={`Edit ${name}`}
          >
            Edit
          </button>
        )}
        {cell.text !== originalText(cell.data) && (
          <button
            type="button"
            className="button"
            onClick={() => reset(name)}
            disabled={busy}
            aria-label={`Reset ${name}`}
          >
            Reset
          </button>
        )}
        <span className={styles.outcome}>{outcomeText(cell)}</span>
      </div>
      <div
        className={styles.output}
        role="log"
        aria-label={`Output of ${name === 'program' ? 'the program' : name}`}
        data-recorded={cell.outputs === null || undefined}
      >
        <Outputs outputs={shown} />
      </div>
    </section>
  );
}
