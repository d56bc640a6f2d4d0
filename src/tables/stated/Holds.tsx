import type { ReactNode } from 'react';

interface Props {
  /** What the words say, asked of the numbers. */
  when: boolean;
  children: ReactNode;
}

/** Words that are true of the numbers; where they no longer are, the page is not built. */
export function Holds({ when, children }: Props) {
  if (!when) throw new Error(`The numbers no longer say “${textOf(children)}”.`);
  return children;
}

const textOf = (children: ReactNode): string =>
  [children]
    .flat(9)
    .filter((part) => typeof part === 'string')
    .join('…');
