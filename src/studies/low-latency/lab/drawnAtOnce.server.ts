/** What the build of static pages takes in place of drawnAtOnce.ts. */
export { ChartDrawing as drawnAtOnce } from './ChartDrawing';
