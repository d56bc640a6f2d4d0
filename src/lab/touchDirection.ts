interface Place {
  /** Pixels of the window. */
  clientX: number;
  clientY: number;
}

/** A touch that has moved less, in pixels, has no direction yet. */
const SLOP = 6;

/** Which way a touch has gone: sideways turns what it began on, up or down scrolls the page. */
export function touchDirection(start: Place, now: Place): 'sideways' | 'upDown' | null {
  const across = Math.abs(now.clientX - start.clientX);
  const down = Math.abs(now.clientY - start.clientY);
  if (Math.max(across, down) < SLOP) return null;
  return across > down ? 'sideways' : 'upDown';
}
