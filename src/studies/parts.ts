import type { ThumbnailProps } from '../charts/curves/Thumbnail';
import type { ExploredStudy } from '../explore/study/exploredStudy';
import type { ReadData } from '../measured/readData';
import { isOwnSystem, isStudy } from '../measured/studyNames';
import type { WatchPart } from '../watch/page/context';

// The names of files are told by the id, so that a study is a part of a page only where it is asked for.

/** The study of that id as Explore sees it, fetched when it is asked for; undefined where there is none. */
export function exploredOf(id: string): Promise<ExploredStudy> | undefined {
  if (isOwnSystem(id)) {
    return import('../your-system/page/carried').then(({ carriedStudy }) => carriedStudy(id));
  }
  return isStudy(id)
    ? import(`./${id}/pages/explored.ts`).then(({ default: explored }) => explored)
    : undefined;
}

/** The same of its messages, as they are watched. */
export function watchPartOf(id: string): Promise<WatchPart> | undefined {
  if (isOwnSystem(id)) {
    return import('../your-system/page/carriedWatch').then(({ carriedWatch }) => carriedWatch(id));
  }
  return isStudy(id)
    ? import(`./${id}/pages/watch.ts`).then(({ default: part }) => part)
    : undefined;
}

/** What the start page draws of a study, with the data that it is made of; builds alone ask for it. */
export const pictureOf = (id: string): Promise<(read: ReadData) => ThumbnailProps> =>
  import(`./${id}/pages/picture.ts`).then(({ default: picture }) => picture);
