import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import type { Chapter } from '../chapter/types';
import styles from './drawing.module.css';
import type { Layout } from './layout';
import { isIn, nameOf, partOf, roomOf, WHOLE } from './part';

interface ZoomInProps {
  chapter: Pick<Chapter, 'drawing' | 'back'>;
  layout: Layout;
  /** Each time that this grows, the reader is led here again. */
  times: number;
  children: ReactNode;
}

const custom = (named: Record<string, string>) => named as CSSProperties;

/** A chapter's drawing, entered from the whole picture by a zoom into its part. */
export function ZoomIn({ chapter, layout, times, children }: ZoomInProps) {
  const [zooms, setZooms] = useState(false);
  useEffect(() => setZooms(times > 0), [times]);
  const { width, height } = layout;
  const parts = partOf(chapter);
  const room = roomOf(parts);
  const [x, y] = [room.x + room.width / 2, room.y + room.height / 2];
  const far = Math.min(width / WHOLE.width, height / WHOLE.height);
  const left = (width - far * WHOLE.width) / 2;
  const near = Math.min(width / room.width, height / room.height);
  const small = Math.min((far * room.width) / width, (far * room.height) / height);
  return (
    <>
      <g
        className={styles.scene}
        data-zooms={zooms || undefined}
        style={custom({
          '--far': `translate(${left + far * x - (small * width) / 2}px, ${far * y - (small * height) / 2}px) scale(${small})`,
        })}
      >
        {children}
      </g>
      {zooms && (
        <g
          className={styles.whole}
          style={custom({
            '--far': `translate(${left}px, 0) scale(${far})`,
            '--near': `translate(${width / 2 - near * x}px, ${height / 2 - near * y}px) scale(${near})`,
          })}
          onAnimationEnd={() => setZooms(false)}
        >
          {WHOLE.frames.map(({ place, title, note, ...frame }) => (
            <rect key={place} {...frame} rx={4} />
          ))}
          {WHOLE.boxes.map(({ place, ...box }) => (
            <g key={place}>
              <rect {...box} rx={4} data-part={isIn(place, parts) || undefined} />
              <text x={box.x + 8} y={box.y + 18}>
                {nameOf(place)}
              </text>
            </g>
          ))}
        </g>
      )}
    </>
  );
}
