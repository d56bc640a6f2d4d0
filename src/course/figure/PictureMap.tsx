import type { PicturePart } from '../../picture/plan';
import type { Chapter } from '../chapter/types';
import { isIn, nameOf, partOf, WHOLE } from './part';
import styles from './pictureMap.module.css';

const WAY_BACK = WHOLE.ways.at(-1)?.points ?? [];

const said = (part: PicturePart): string => (part === 'wayBack' ? 'the way back' : nameOf(part));

interface Props {
  chapter: Pick<Chapter, 'drawing' | 'back'>;
  /** Leads the reader here from the whole picture; null where nothing moves. */
  zoom: (() => void) | null;
}

/** The whole picture in small, with the part that the chapter is about. */
export function PictureMap({ chapter, zoom }: Props) {
  const parts = partOf(chapter);
  const map = (
    <svg
      role="img"
      aria-label={`In the picture of a message’s way: ${parts.map(said).join(', ')}`}
      viewBox={`0 0 ${WHOLE.width} ${WHOLE.height}`}
    >
      {[...WHOLE.frames, ...WHOLE.boxes].map(({ place, x, y, width, height }) => (
        <rect
          key={place}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={4}
          data-part={isIn(place, parts) || undefined}
        />
      ))}
      <path
        d={`M${WAY_BACK.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        data-part={parts.includes('wayBack') || undefined}
      />
    </svg>
  );
  if (zoom === null) return <span className={styles.map}>{map}</span>;
  return (
    <button
      type="button"
      className={styles.map}
      title="Zoom in from the whole picture"
      onClick={zoom}
    >
      <span>Where is this?</span>
      {map}
    </button>
  );
}
