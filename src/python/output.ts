/** A value of a table as Python hands it over. */
export type Value = string | number | boolean | null;

export interface TextOutput {
  kind: 'text';
  stream: 'out' | 'err';
  text: string;
}

export interface TableOutput {
  kind: 'table';
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly Value[])[];
  /** The same values as they are shown. */
  texts: readonly (readonly string[])[];
}

export interface PlotSeries {
  label: string;
  mark: 'line' | 'measured' | 'simulated';
  points: readonly (readonly [x: number, y: number, name: string])[];
}

export interface PlotOutput {
  kind: 'plot';
  title: string;
  x: string;
  unit: string;
  series: readonly PlotSeries[];
}

/** The traceback of a program. */
export interface ErrorOutput {
  kind: 'error';
  text: string;
}

/** What a program shows, as python/src/messageboxlab/output.py and program.py write it. */
export type Output = TextOutput | TableOutput | PlotOutput | ErrorOutput;

/** Adds what came to what is there; text goes on where text of the same stream ended. */
export function appended(outputs: readonly Output[], next: Output): readonly Output[] {
  const last = outputs.at(-1);
  if (last?.kind === 'text' && next.kind === 'text' && last.stream === next.stream) {
    return [...outputs.slice(0, -1), { ...last, text: last.text + next.text }];
  }
  return [...outputs, next];
}
