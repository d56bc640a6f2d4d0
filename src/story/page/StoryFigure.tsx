import { useMemo } from 'react';
import { useWidth } from '../../charts/frame/useWidth';
import { Picture } from '../../picture/Picture';
import { pictureFor } from '../../picture/places';
import { momentAt } from '../../watch/run/moment';
import type { Tale } from '../run/tale';
import { whereIs } from '../run/texts';
import styles from './story.module.css';

interface FigureProps {
  tale: Tale;
  users: number;
  /** Since the message knocked, ms. */
  atMs: number;
  glides: boolean;
}

/** Drawn smaller than this part of its size, names cannot be read: a window follows the message instead. */
const LEAST_SCALE = 0.75;
const WINDOW_HEIGHT = 200;
/** Of a place by itself, beside its text. */
const STILL = { width: 330, height: 236 };

/** The instant just before the message is answered is the last at which it is somewhere. */
const LAST_MS = 0.01;

function sceneOf({ run, journey }: Tale, atMs: number) {
  const timeMs = Math.min(journey.beginMs + atMs + LAST_MS, journey.endMs);
  return { moment: momentAt(run, timeMs), timeMs };
}

const factsOf = (users: number) => () => [{ label: users === 1 ? 'sends' : 'send', value: users }];

/** Where everyone is at an instant in the life of the message. */
export function StoryFigure({ tale, users, atMs, glides }: FigureProps) {
  const [ref, width] = useWidth<HTMLDivElement>(704);
  const { plan, places } = useMemo(() => pictureFor(tale.run.report), [tale]);
  const { moment, timeMs } = sceneOf(tale, atMs);
  const caption = whereIs(tale, timeMs);
  const isWhole = width >= LEAST_SCALE * plan.width;
  return (
    <div ref={ref}>
      <Picture
        plan={plan}
        places={places}
        moment={moment}
        factsOf={factsOf(users)}
        followed={tale.journey.message}
        caption={caption}
        window={isWhole ? null : { width, height: WINDOW_HEIGHT }}
        glides={glides}
      />
      {!isWhole && <p className={styles.where}>{caption}</p>}
    </div>
  );
}

/** A place at the instant at which the message reaches it. */
export function StopStill({ tale, users, atMs }: Omit<FigureProps, 'glides'>) {
  const { plan, places } = useMemo(() => pictureFor(tale.run.report), [tale]);
  const { moment, timeMs } = sceneOf(tale, atMs);
  return (
    <Picture
      plan={plan}
      places={places}
      moment={moment}
      factsOf={factsOf(users)}
      followed={tale.journey.message}
      caption={whereIs(tale, timeMs)}
      window={STILL}
      glides={false}
    />
  );
}
