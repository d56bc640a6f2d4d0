import type { Room } from '../../charts/marks/fold';
import { NAMES } from '../../picture/names';
import { HOSTS, type PicturePart, pictureOf } from '../../picture/plan';
import type { Chapter, Standing } from '../chapter/types';

/** The columns of the picture, from the users on, and what stands in each. */
export const COLUMNS = ['users', 'receive', 'messageBox', 'send', 'backend'] as const;
export type PictureColumn = (typeof COLUMNS)[number];

/** What lies in the database, from above. */
export const IN_DATABASE = ['processors', 'publishLock', 'queue'] as const;

/** What a place of the picture is called. */
export const nameOf = (place: string): string =>
  (NAMES as Readonly<Record<string, string>>)[place.split(':')[0] ?? ''] ?? '';

export const columnOf = (at: Standing): PictureColumn =>
  COLUMNS.find((column) => column === at) ?? 'messageBox';

/** The parts of the picture that a chapter is about. */
export function partOf({ drawing, back }: Pick<Chapter, 'drawing' | 'back'>): PicturePart[] {
  const parts = drawing.flatMap(({ at }): readonly PicturePart[] =>
    at === 'messageBox' ? IN_DATABASE : [at],
  );
  return [...new Set([...parts, ...(back ? (['wayBack'] as const) : [])])];
}

/** The picture that a chapter's figure is a part of. */
export const WHOLE = pictureOf(HOSTS);

/** Whether a box of the picture belongs to a part of it. */
export const isIn = (place: string, parts: readonly PicturePart[]): boolean =>
  parts.some((part) => part === place.split(':')[0]);

/** What a part takes of the picture. */
export function roomOf(parts: readonly PicturePart[]): Room {
  const boxes = WHOLE.boxes.filter(({ place }) => isIn(place, parts));
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
