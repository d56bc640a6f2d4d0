/** Bytes of a note: two times of 8 bytes, and 8 that say which message is where. */
export const NOTE_BYTES = 24;
