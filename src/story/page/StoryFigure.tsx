import { useMemo } from 'react';
import { useWidth } from '../../charts/frame/useWidth';
import { Picture, type PictureProps } from '../../picture/Picture';
import { pictureFor } from '../../picture/places';
import { WIDTH } from '../../picture/plan';
import type { Tale } from '../run/tale';
import { momentOf, whereIs } from '../run/where';
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

const factsOf = (users: number) => () => [{ label: users === 1 ? 'sends' : 'send', value: users }];

type MomentProps = Omit<FigureProps, 'glides'> & Pick<PictureProps, 'window' | 'glides'>;

/** The picture at an instant in the life of the message. */
function MomentPicture({ tale, users, atMs, ...look }: MomentProps) {
  const { plan, places } = useMemo(() => pictureFor(tale.run.report), [tale]);
  return (
    <Picture
      plan={plan}
      places={places}
      moment={momentOf(tale, atMs)}
      factsOf={factsOf(users)}
      followed={tale.journey.message}
      caption={whereIs(tale, atMs)}
      {...look}
    />
  );
}

/** Where everyone is at an instant in the life of the message. */
export function StoryFigure(props: FigureProps) {
  const [ref, width] = useWidth<HTMLDivElement>(WIDTH);
  const isWhole = width >= LEAST_SCALE * WIDTH;
  return (
    <div ref={ref} className={styles.moment}>
      <MomentPicture {...props} window={isWhole ? null : { width, height: WINDOW_HEIGHT }} />
      {!isWhole && <p className={styles.where}>{whereIs(props.tale, props.atMs)}</p>}
    </div>
  );
}

/** A place at the instant at which the message reaches it. */
export const StopStill = (props: Omit<FigureProps, 'glides'>) => (
  <MomentPicture {...props} window={STILL} glides={false} />
);
