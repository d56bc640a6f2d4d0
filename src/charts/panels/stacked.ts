/** Where a panel lies in its drawing, px. */
export interface PanelPlace {
  top: number;
  bottom: number;
}

export interface PanelSize {
  /** Room over it for its title, px. */
  head: number;
  height: number;
}

/** Panels one above the other, from a height in px on. */
export function stacked(sizes: readonly PanelSize[], from = 0): PanelPlace[] {
  let bottom = from;
  return sizes.map(({ head, height }) => {
    const top = bottom + head;
    bottom = top + height;
    return { top, bottom };
  });
}
