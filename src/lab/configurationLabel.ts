import type { LabelPart } from './types';

export const partsOf = (label: string): string[] => label.split('/');

/** A label for readers, such as "HTTP to HTTP 1Way, 2006, 2 KB". */
export const labelText = (label: string, parts: readonly LabelPart[] | undefined): string =>
  parts
    ? partsOf(label)
        .map((part, position) => parts[position]?.textOf(part) ?? part)
        .join(', ')
    : label;

/** What can stand at each position of the labels, in their order. */
export function optionsOf(labels: readonly string[]): string[][] {
  const split = labels.map(partsOf);
  const positions = Math.max(0, ...split.map((parts) => parts.length));
  return Array.from({ length: positions }, (_, position) => [
    ...new Set(split.flatMap((parts) => parts[position] ?? [])),
  ]);
}

/** The label with `option` at `position` that shares most of its other parts with the present one. */
export function nearestLabel(
  labels: readonly string[],
  present: string,
  position: number,
  option: string,
): string {
  const wanted = partsOf(present).map((part, index) => (index === position ? option : part));
  const shared = (label: string) =>
    partsOf(label).filter((part, index) => part === wanted[index]).length;
  const candidates = labels.filter((label) => partsOf(label)[position] === option);
  return candidates.reduce(
    (best, label) => (shared(label) > shared(best) ? label : best),
    candidates[0] ?? present,
  );
}
