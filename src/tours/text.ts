/** A number in a text, taken from data or from a run. */
export interface Figure {
  value: number;
  metric: string;
  kind: 'measured' | 'simulated';
}

/** A text with its numbers. */
export type Text = readonly (string | Figure)[];

/** Writes a text around its numbers: text`It takes ${figure} ms.` */
export const text = (strings: TemplateStringsArray, ...figures: readonly Figure[]): Text =>
  strings.flatMap((string, index) => {
    const figure = figures[index];
    return figure === undefined ? [string] : [string, figure];
  });
