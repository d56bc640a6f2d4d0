import type { ReactNode } from 'react';

/** Items of a list under a heading. */
export interface ListGroup<T> {
  /** Anchor of the heading. */
  id: string;
  /** For screen readers, where the heading is not at hand. */
  name?: string;
  /** Heading, with what the items of the group come to. */
  head?: ReactNode;
  holds: (item: T) => boolean;
}

/** The items of each group that has some; all in one where there are no groups. */
export function groupsOf<T>(
  items: readonly T[],
  groups: readonly ListGroup<T>[] = [{ id: 'all', holds: () => true }],
): (ListGroup<T> & { items: readonly T[] })[] {
  return groups
    .map((group) => ({ ...group, items: items.filter(group.holds) }))
    .filter((group) => group.items.length > 0);
}
