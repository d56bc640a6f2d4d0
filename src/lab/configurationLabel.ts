import type { LabelPart } from './types';

export const partsOf = (label: string): string[] => label.split('/');

/** A label for readers, such as "HTTP to HTTP 1Way, 2006, 2 KB". */
export const labelText = (label: string, parts: readonly LabelPart[] | undefined): string =>
  parts
    ? partsOf(label)
        .map((part, position) => parts[position]?.textOf(part) ?? part)
        .join(', ')
    : label;

const startsWith = (label: string, parts: readonly string[]) =>
  parts.every((part, position) => partsOf(label)[position] === part);

/** What can stand at each position of a label once the parts before it are chosen, in printed order. */
export const optionsOf = (labels: readonly string[], present: string): string[][] =>
  partsOf(present).map((_, position) => {
    const before = partsOf(present).slice(0, position);
    const open = labels.filter((label) => startsWith(label, before));
    return [...new Set(open.flatMap((label) => partsOf(label)[position] ?? []))];
  });

/** The label with `option` at `position` that keeps the parts before it and most of those after it. */
export function nearestLabel(
  labels: readonly string[],
  present: string,
  position: number,
  option: string,
): string {
  const wanted = partsOf(present).map((part, index) => (index === position ? option : part));
  const shared = (label: string) =>
    partsOf(label).filter((part, index) => part === wanted[index]).length;
  const candidates = labels.filter((label) => startsWith(label, wanted.slice(0, position + 1)));
  return candidates.reduce(
    (best, label) => (shared(label) > shared(best) ? label : best),
    candidates[0] ?? present,
  );
}
