import { magnitudeOf } from '../../numbers/elementary';
import type { Chapter, FigureKnob, Knobs } from './types';

/** Where a chapter begins. */
export const startOf = ({ knobs }: Pick<Chapter, 'knobs'>): Knobs =>
  Object.fromEntries(knobs.map(({ id, start }) => [id, start]));

/** The value of a knob that is nearest to a number. */
export function nearest({ min, max, step }: FigureKnob, value: number): number {
  const digits = Math.max(0, -magnitudeOf(step));
  const stepped = min + Math.round((value - min) / step) * step;
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(digits));
}

/** Knobs as the query of a link says, and what of it could not be taken. */
export function readQuery(
  chapter: Pick<Chapter, 'knobs'>,
  query: string,
): { knobs: Knobs; problems: string[] } {
  const asked = new URLSearchParams(query);
  const problems: string[] = [];
  const knobs: Record<string, number> = {};
  for (const knob of chapter.knobs) {
    const text = asked.get(knob.id);
    if (text === null) continue;
    const value = Number(text);
    const usable = text.trim() !== '' && Number.isFinite(value);
    knobs[knob.id] = usable ? nearest(knob, value) : knob.start;
    if (knobs[knob.id] !== value || !usable)
      problems.push(
        `${knob.id}=${text} is not accepted: a number from ${knob.min} to ${knob.max} is. The figure shows ${knobs[knob.id]}.`,
      );
  }
  return { knobs, problems };
}

/** The query of a link with these knobs: those that differ from where the chapter begins, behind what else it says. */
export function writeQuery(chapter: Pick<Chapter, 'knobs'>, knobs: Knobs, query: string): string {
  const written = new URLSearchParams(query);
  for (const { id, start } of chapter.knobs) {
    if (knobs[id] === start) written.delete(id);
    else written.set(id, String(knobs[id]));
  }
  return written.size > 0 ? `?${written}` : '';
}
