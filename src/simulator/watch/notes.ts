import { NOTE_BYTES } from './noteBytes';

/** Messages in parts of their way for a time, or how many were in lines: a column for each thing that is noted. */
export interface Notes {
  /** Numbers of messages in the run, from 1; how many there are in a line. */
  message: Uint32Array;
  /** Numbers of the host instances that have them, from 0. */
  host: Uint16Array;
  /** Places among the parts of the study, or the stages of its report. */
  part: Uint8Array | Uint16Array;
  fromMs: Float64Array;
  toMs: Float64Array;
}

const columnsFor = (count: number): Notes => ({
  message: new Uint32Array(count),
  host: new Uint16Array(count),
  part: new Uint8Array(count),
  fromMs: new Float64Array(count),
  toMs: new Float64Array(count),
});

/** Notes as the compiled simulator keeps them. */
export function readNotes(buffer: ArrayBuffer): Notes {
  const view = new DataView(buffer);
  const notes = columnsFor(buffer.byteLength / NOTE_BYTES);
  for (let row = 0; row < notes.message.length; row += 1) {
    const at = row * NOTE_BYTES;
    notes.message[row] = view.getUint32(at, true);
    notes.host[row] = view.getUint16(at + 4, true);
    notes.part[row] = view.getUint8(at + 6);
    notes.fromMs[row] = view.getFloat64(at + 8, true);
    notes.toMs[row] = view.getFloat64(at + 16, true);
  }
  return notes;
}

/** Some rows, in the order given. */
function rowsOf({ message, host, part, fromMs, toMs }: Notes, rows: Uint32Array): Notes {
  const taken = columnsFor(rows.length);
  rows.forEach((from, row) => {
    taken.message[row] = message[from] ?? 0;
    taken.host[row] = host[from] ?? 0;
    taken.part[row] = part[from] ?? 0;
    taken.fromMs[row] = fromMs[from] ?? 0;
    taken.toMs[row] = toMs[from] ?? 0;
  });
  return taken;
}

/** Notes of single messages, those of one together in the order noted, and notes of lines. */
export function sortNotes(
  notes: Notes,
  isLine: (part: number) => boolean,
): { ofMessages: Notes; ofLines: Notes } {
  const { message, part } = notes;
  const rows = Uint32Array.from(message.keys());
  const inLine = (row: number) => isLine(part[row] ?? 0);
  const ofMessages = rows.filter((row) => !inLine(row));
  ofMessages.sort((a, b) => (message[a] ?? 0) - (message[b] ?? 0) || a - b);
  return { ofMessages: rowsOf(notes, ofMessages), ofLines: rowsOf(notes, rows.filter(inLine)) };
}

/** When something is noted to begin or to end within a time, ascending, each instant once. */
export function eventsOf({ fromMs, toMs }: Notes, beginMs: number, endMs: number): Float64Array {
  const times = new Float64Array(2 * fromMs.length);
  times.set(fromMs);
  times.set(toMs, fromMs.length);
  const inside = times.filter((time) => time >= beginMs && time <= endMs).sort();
  return inside.filter((time, place) => time !== inside[place - 1]);
}
