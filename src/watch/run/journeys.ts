import type { Notes } from '../../simulator/watch/notes';
import type { Journey, Place, Span, WatchedRun } from './watched';

/** Finds the places of the parts of one message, in their order, by their numbers. */
type PartReader = (part: number, host: number) => Place;

/** The parts of the way of one message, which stand in some rows. */
function spansOf(notes: Notes, rows: { from: number; until: number }, placeOf: PartReader): Span[] {
  return Array.from({ length: rows.until - rows.from }, (_, index) => {
    const row = rows.from + index;
    const part = notes.part[row] ?? 0;
    return {
      part,
      place: placeOf(part, notes.host[row] ?? 0),
      fromMs: notes.fromMs[row] ?? 0,
      toMs: notes.toMs[row] ?? 0,
    };
  });
}

/** The ways of single messages; their parts are read when somebody looks, as there are many. */
export function journeysOf(
  notes: Notes,
  notedFromMs: number,
  readerOf: () => PartReader,
): Journey[] {
  const { message, part, fromMs, toMs } = notes;
  const journeys: Journey[] = [];
  for (let from = 0, until = 0; from < message.length; from = until) {
    while (message[until] === message[from]) until += 1;
    const rows = { from, until };
    let read: readonly Span[] | null = null;
    const beginMs = fromMs[from] ?? 0;
    journeys.push({
      message: message[from] ?? 0,
      beginMs,
      endMs: toMs[until - 1] ?? 0,
      lastPart: part[until - 1] ?? 0,
      isWhole: beginMs > notedFromMs,
      get spans() {
        read ??= spansOf(notes, rows, readerOf());
        return read;
      },
    });
  }
  return journeys.sort((a, b) => a.beginMs - b.beginMs);
}

/** How many messages of the stretch have left the last part by an instant, such as to be answered. */
export const answeredBy = ({ journeys, stages, stretch }: WatchedRun, timeMs: number): number =>
  journeys.filter(
    ({ lastPart, endMs }) =>
      lastPart === stages.length - 1 && endMs >= stretch.fromMs && endMs <= timeMs,
  ).length;
