/** A rem in px at a browser's default font size. Charts are laid out in such px, and grow with the rem. */
const REM_PX = 15;

/** A length of a drawing as CSS, which is that many px at the default font size. */
export const cssLength = (units: number): string => `calc(${units}rem / ${REM_PX})`;

/** A length on the screen, in px, as one of a drawing. */
export function drawingLength(px: number): number {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (px * REM_PX) / remPx;
}
