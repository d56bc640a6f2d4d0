import type { ComponentType } from 'react';
import type { ChartDrawingProps } from './ChartDrawing';

/** Draws the charts in the HTML of the page (drawnAtOnce.server.ts); browsers fetch them when they are needed. */
export const drawnAtOnce: ComponentType<ChartDrawingProps> | null = null;
