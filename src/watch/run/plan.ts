import type { Place } from './watched';

/** In px of the drawing. */
export interface Spot {
  x: number;
  y: number;
}

export interface PlannedBox extends Spot {
  place: Place;
  width: number;
  height: number;
}

/** Where the places of a described system stand, and the ways between them. */
export interface Plan {
  width: number;
  height: number;
  boxes: readonly PlannedBox[];
  /** What stands around places: those over which one of them, a pool, is held, or those of one computer, with its name. */
  frames: readonly (PlannedBox & { title?: string; note?: string })[];
  /** From edge to edge; the last of a way has an arrow. */
  ways: readonly { points: readonly Spot[]; isOpen: boolean }[];
}
