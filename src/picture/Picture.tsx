import { cssLength } from '../charts/frame/drawingUnit';
import { LETTER } from '../watch/page/PlaceAt';
import { laidOf, PlanScene } from '../watch/page/PlanDrawing';
import watchStyles from '../watch/page/watch.module.css';
import type { Present } from '../watch/run/moment';
import type { Plan } from '../watch/run/plan';
import type { Fact, NamedPlace } from '../watch/run/study';
import { type Camera, cameraOn } from './camera';
import styles from './picture.module.css';
import { inPicture } from './places';

export interface PictureProps {
  plan: Plan;
  places: readonly NamedPlace[];
  moment: readonly Present[];
  factsOf: (place: NamedPlace) => readonly Fact[];
  followed: number;
  /** What is said of who is followed, below the whole picture. */
  caption: string;
  /** What of the picture is seen, in px of it; null for the whole. */
  window: { width: number; height: number } | null;
  /** Whether marks glide from place to place, and the window with them. */
  glides: boolean;
}

/** Room for the caption below the picture. */
const CAPTION = 26;
const NOBODY: readonly never[] = [];

/** A line from who is followed to what is said of them. */
function Pointer({ x, y, plan, caption }: { x: number; y: number; plan: Plan; caption: string }) {
  const half = (LETTER * caption.length) / 2;
  const textX = Math.min(plan.width - half, Math.max(half, x));
  return (
    <>
      <path className={styles.pointer} d={`M${x} ${y + 12}V${plan.height + 6}`} />
      <text className={styles.caption} x={textX} y={plan.height + 20} textAnchor="middle">
        {caption}
      </text>
    </>
  );
}

/** The one picture at an instant: whole, or as much of it as a window shows around the message that is followed. */
export function Picture(props: PictureProps) {
  const { plan, places, factsOf, followed, caption, glides } = props;
  const moment = inPicture(props.moment);
  const laid = laidOf(plan, places, moment);
  const mark = laid.marks.find(({ present }) => present.message === followed);
  const box = laid.boxes.find(({ place }) => place.id === (mark?.present.place ?? 'users'));
  const whole: Camera = { x: 0, y: 0, width: plan.width, height: plan.height + CAPTION };
  const camera = props.window && box ? cameraOn(plan, box, props.window) : whole;
  return (
    <svg
      translate="no"
      className={`${watchStyles.drawing} ${styles.picture}`}
      role="img"
      aria-label={caption}
      viewBox={`0 0 ${camera.width} ${camera.height}`}
      style={{ maxWidth: cssLength(camera.width) }}
      data-glides={glides || undefined}
    >
      <g className={styles.seen} style={{ transform: `translate(${-camera.x}px, ${-camera.y}px)` }}>
        <PlanScene
          plan={plan}
          laid={laid}
          moment={moment}
          factsOf={(place) => (place.shape === 'facts' ? factsOf(place) : NOBODY)}
          followed={followed}
          glides={glides}
        />
        {mark && props.window === null && (
          <Pointer x={mark.x} y={mark.y} plan={plan} caption={caption} />
        )}
      </g>
    </svg>
  );
}
