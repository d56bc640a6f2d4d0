import type { KeyboardEvent } from 'react';

const CELL = '[data-cell]';

/** Whether the caret stands where an arrow key leaves a text. */
function isAtEdge(cell: HTMLElement, key: string): boolean {
  if (!(cell instanceof HTMLInputElement)) return true;
  const { selectionStart, selectionEnd, value } = cell;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return key === 'ArrowLeft' ? selectionEnd === 0 : selectionStart === value.length;
}

/** Arrow keys and Enter lead from cell to cell as in a spreadsheet; up and down stay with a list of choices. */
export function moveCell(event: KeyboardEvent<HTMLTableElement>): void {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || !target.matches(CELL)) return;
  const row = target.closest('tr');
  const column = target.closest('td, th');
  if (row === null || column === null) return;
  const isChoice = target instanceof HTMLSelectElement;
  let next: HTMLElement | undefined;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const cells = [...row.querySelectorAll<HTMLElement>(CELL)];
    const by = key === 'ArrowLeft' ? -1 : 1;
    if (isAtEdge(target, key)) next = cells[cells.indexOf(target) + by];
  } else if (key === 'Enter' || (!isChoice && (key === 'ArrowUp' || key === 'ArrowDown'))) {
    const place = [...row.children].indexOf(column);
    const rows = [...currentTarget.querySelectorAll('tbody > tr')];
    const by = key === 'ArrowUp' ? -1 : 1;
    for (let at = rows.indexOf(row) + by; rows[at] && !next; at += by)
      next = rows[at]?.children[place]?.querySelector<HTMLElement>(CELL) ?? undefined;
  }
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
}
