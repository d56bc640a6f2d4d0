import { bisectRight } from 'd3-array';

/** A heading on the page, in px from its top, and the instant that it tells of. */
export interface Mark {
  y: number;
  atMs: number;
}

const share = (from: number, to: number, at: number): number =>
  to > from ? Math.min(1, Math.max(0, (at - from) / (to - from))) : 0;

/** What the clock shows where the reader's line is at `y`; between two headings time passes as the page scrolls. */
export function clockAt(marks: readonly Mark[], y: number, stands: boolean): number {
  const last = bisectRight(
    marks.map((mark) => mark.y),
    y,
  );
  const from = marks[last - 1];
  const to = marks[last];
  if (from === undefined) return marks[0]?.atMs ?? 0;
  if (to === undefined || stands) return from.atMs;
  return from.atMs + share(from.y, to.y, y) * (to.atMs - from.atMs);
}

/** Where the reader's line has to be for the clock to show an instant. */
export function lineAt(marks: readonly Mark[], atMs: number): number {
  const next = marks.findIndex((mark) => mark.atMs > atMs);
  const from = marks[next - 1];
  const to = marks[next];
  if (from === undefined || to === undefined) return (next < 0 ? marks.at(-1) : marks[0])?.y ?? 0;
  return from.y + share(from.atMs, to.atMs, atMs) * (to.y - from.y);
}
