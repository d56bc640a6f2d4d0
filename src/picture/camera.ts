import type { Plan, PlannedBox } from '../watch/run/plan';

/** What of a picture is seen, in px of it. */
export interface Camera {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room between a box that is looked at and the edge of the window. */
const EDGE = 8;

/** Where a window has to begin along one side, so that a stretch stands in its middle and it stays within the whole. */
function begin(from: number, length: number, window: number, whole: number): number {
  const middle = from + length / 2 - window / 2;
  return Math.max(-EDGE, Math.min(whole + EDGE - window, middle));
}

/** The window of a size in whose middle a box stands, as far as the picture goes. */
export function cameraOn(
  plan: Pick<Plan, 'width' | 'height'>,
  box: Omit<PlannedBox, 'place'>,
  { width, height }: { width: number; height: number },
): Camera {
  return {
    x: begin(box.x, box.width, width, plan.width),
    y: begin(box.y, box.height, height, plan.height),
    width,
    height,
  };
}
