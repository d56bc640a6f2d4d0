import type { ComponentProps } from 'react';

type Paint = 'className' | 'fill' | 'stroke' | 'strokeWidth' | 'strokeDasharray';

/** Where a mark stands, in px of its drawing, and what is known of it: how it looks is its own matter. */
export type Placed<Tag extends 'circle' | 'line' | 'path' | 'rect'> = Omit<
  ComponentProps<Tag>,
  Paint
>;

/** A mark with looks, which its style sheet tells apart; the first one where none is named. */
export type Looking<Look extends string> = { look?: Look };
