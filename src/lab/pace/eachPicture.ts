/** Longest stretch between two pictures that counts, in ms: a tab that comes back goes on, it does not catch up. */
const LONGEST_FRAME_MS = 100;

/** Calls `draw` before each picture with the ms since the last, until it returns false or the returned function is called. */
export function eachPicture(draw: (passedMs: number) => boolean): () => void {
  let before: number | null = null;
  let frame = requestAnimationFrame(next);
  function next(nowMs: number) {
    const passedMs = Math.min(LONGEST_FRAME_MS, nowMs - (before ?? nowMs));
    before = nowMs;
    if (draw(passedMs)) frame = requestAnimationFrame(next);
  }
  return () => cancelAnimationFrame(frame);
}
