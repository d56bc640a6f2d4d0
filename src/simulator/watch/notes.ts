import { NOTE_BYTES } from '../wasm';

/** A message was in a part of its way for a time, or so many were in a line. */
export interface Note {
  /** Its number among the messages of the run, from 1; how many there are in a line. */
  message: number;
  /** Number of the host instance that has it, from 0. */
  host: number;
  /** Place among the parts of the study, or the stages of its report. */
  part: number;
  fromMs: number;
  toMs: number;
}

/** Notes as the compiled simulator keeps them. */
export function readNotes(buffer: ArrayBuffer): Note[] {
  const view = new DataView(buffer);
  return Array.from({ length: buffer.byteLength / NOTE_BYTES }, (_, index) => {
    const at = index * NOTE_BYTES;
    return {
      message: view.getUint32(at, true),
      host: view.getUint16(at + 4, true),
      part: view.getUint8(at + 6),
      fromMs: view.getFloat64(at + 8, true),
      toMs: view.getFloat64(at + 16, true),
    };
  });
}
