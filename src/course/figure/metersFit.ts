import type { Chapter } from '../chapter/types';
import { layoutOf } from './layout';
import { mostServers } from './mostServers';

/** Width of the drawing on a phone, and the height that is left there for it and the meters, in px. */
const PHONE = { width: 356, height: 205 };
const METER_HEIGHT = 24;

/** Whether the meters of a chapter have room in its figure on a phone; they stand among its steps otherwise. */
export function metersFit(
  chapter: Pick<Chapter, 'drawing' | 'back' | 'knobs' | 'network' | 'meters'>,
): boolean {
  const { height } = layoutOf(chapter, PHONE.width, mostServers(chapter));
  return height + METER_HEIGHT * chapter.meters.length <= PHONE.height;
}
