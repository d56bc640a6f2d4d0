/** A cell's text, and what a reader made of it. */
export interface Edit {
  original: string;
  text: string;
}

/** The edits of a page by cell. */
export type Edits = Readonly<Record<string, Edit>>;

/** Where a page's edits are kept: an address with its query, as a lab passes its scenario in it. */
export const keyOf = (address: string): string => `python:${address}`;

const isEdit = (value: unknown): value is Edit =>
  typeof value === 'object' &&
  value !== null &&
  'original' in value &&
  typeof value.original === 'string' &&
  'text' in value &&
  typeof value.text === 'string';

/** Edits from kept text; what is no edit is left out. */
export function parseEdits(kept: string | null): Edits {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, edit]) => isEdit(edit)));
  } catch {
    return {};
  }
}

/** The edits with a cell's text as it is now: none where it is the original. */
export function withEdit(edits: Edits, name: string, edit: Edit): Edits {
  const { [name]: _, ...others } = edits;
  return edit.text === edit.original ? others : { ...others, [name]: edit };
}

/** What a reader had made of a cell; none where the page has another text by now. */
export const editOf = (edits: Edits, name: string, original: string): string | undefined =>
  edits[name]?.original === original ? edits[name].text : undefined;
