import type { Source } from '../../python/messages';
import { appended, type Output } from '../../python/output';

/** A piece of code with the kind of each part, as the highlighter names it; none where it is plain. */
export type Token = readonly [kind: string, text: string];

/** A cell as a page has it. */
export interface CellData {
  /** What tracebacks call it, such as "cell 2". */
  name: string;
  tokens: readonly Token[];
  /** What it showed when it was recorded; null where nothing is. */
  recorded: readonly Output[] | null;
}

export type CellStatus = 'fresh' | 'waiting' | 'running' | 'done' | 'failed' | 'stopped';

export interface CellState {
  data: CellData;
  text: string;
  editing: boolean;
  status: CellStatus;
  /** Whether Python holds what this text sets. */
  isCurrent: boolean;
  /** What it showed on this page; null as long as it has not run. */
  outputs: readonly Output[] | null;
  wallMs: number;
}

export type CellAction =
  | { type: 'replaced'; cells: readonly CellData[] }
  | { type: 'edit'; name: string }
  | { type: 'changed'; name: string; text: string }
  | { type: 'reset'; name: string }
  | { type: 'asked'; names: readonly string[]; fresh: boolean }
  | { type: 'began'; name: string }
  | { type: 'output'; name: string; outputs: readonly Output[] }
  | { type: 'ended'; name: string; ok: boolean; wallMs: number }
  | { type: 'finished' }
  /** Python was stopped or broke down: nothing is left of what the cells set. */
  | { type: 'lost' };

export const textOf = (tokens: readonly Token[]): string => tokens.map(([, text]) => text).join('');

export const originalText = ({ tokens }: CellData): string => textOf(tokens);

export const stateOf = (data: CellData): CellState => ({
  data,
  text: originalText(data),
  editing: false,
  status: 'fresh',
  isCurrent: false,
  outputs: null,
  wallMs: 0,
});

const isUnderWay = ({ status }: CellState) => status === 'waiting' || status === 'running';

function changed(cell: CellState, action: CellAction): CellState {
  switch (action.type) {
    case 'edit':
      return { ...cell, editing: true };
    case 'changed':
      return { ...cell, text: action.text, isCurrent: false };
    case 'reset':
      return { ...stateOf(cell.data) };
    case 'began':
      return { ...cell, status: 'running', outputs: [] };
    case 'output':
      return { ...cell, outputs: action.outputs.reduce(appended, cell.outputs ?? []) };
    case 'ended': {
      const { ok, wallMs } = action;
      return { ...cell, status: ok ? 'done' : 'failed', isCurrent: ok, wallMs };
    }
    default:
      return cell;
  }
}

/** What becomes of the cells of a page. */
export function reduceCells(cells: readonly CellState[], action: CellAction): readonly CellState[] {
  switch (action.type) {
    case 'replaced':
      return action.cells.map(stateOf);
    case 'asked':
      return cells.map((cell) => {
        if (action.names.includes(cell.data.name)) return { ...cell, status: 'waiting' };
        return action.fresh ? { ...cell, isCurrent: false } : cell;
      });
    case 'finished':
      return cells.map((cell) => (isUnderWay(cell) ? { ...cell, status: 'fresh' } : cell));
    case 'lost':
      return cells.map((cell) => ({
        ...cell,
        isCurrent: false,
        status: isUnderWay(cell) ? 'stopped' : cell.status,
      }));
    default:
      return cells.map((cell) => (cell.data.name === action.name ? changed(cell, action) : cell));
  }
}

/** A cell with those above it whose names Python does not hold yet. */
export function cellsToRun(cells: readonly CellState[], name: string): Source[] {
  const last = cells.findIndex((cell) => cell.data.name === name);
  return cells
    .slice(0, last + 1)
    .filter((cell, index) => index === last || !cell.isCurrent)
    .map((cell) => ({ name: cell.data.name, text: cell.text }));
}
