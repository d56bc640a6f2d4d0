import { useId } from 'react';
import { cssLength } from '../../charts/frame/drawingUnit';
import { OffScaleArrow } from '../../charts/marks/arrows';
import { Hatch } from '../../charts/marks/Hatch';
import type { Present } from '../run/moment';
import type { Plan } from '../run/plan';
import type { Fact, NamedPlace } from '../run/study';
import { type Mark, marksOf, type PlaceBox } from './layout';
import { Marks } from './Marks';
import { FactsAt, PlaceAt } from './PlaceAt';
import styles from './watch.module.css';

interface PlanDrawingProps {
  plan: Plan;
  places: readonly NamedPlace[];
  moment: readonly Present[];
  factsOf: (place: NamedPlace) => readonly Fact[];
  followed: number | null;
  /** Whether marks glide from place to place. */
  glides: boolean;
  description: string;
  onFollow: (message: number) => void;
}

function Way({ points, isOpen }: Plan['ways'][number]) {
  const [before, tip] = points.slice(-2);
  return (
    <>
      <path className={styles.way} d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {!isOpen && before && tip && (
        <OffScaleArrow {...tip} dx={tip.x - before.x} dy={tip.y - before.y} shaft={0} />
      )}
    </>
  );
}

interface Laid {
  boxes: readonly PlaceBox[];
  marks: readonly Mark[];
}

/** The places of a plan, and every message where it is now. */
export function laidOf(
  plan: Plan,
  places: readonly NamedPlace[],
  moment: readonly Present[],
): Laid {
  const named = new Map(places.map((place) => [place.id, place]));
  const boxes = plan.boxes.flatMap(({ place, ...rect }): PlaceBox[] => {
    const found = named.get(place);
    return found ? [{ ...rect, place: found }] : [];
  });
  return { boxes, marks: boxes.flatMap((box) => marksOf(box, moment)) };
}

type SceneProps = Pick<PlanDrawingProps, 'plan' | 'moment' | 'factsOf' | 'followed' | 'glides'> & {
  laid: Laid;
  /** None where messages cannot be chosen. */
  onFollow?: (message: number) => void;
};

/** What stands in a drawing of a plan. */
export function PlanScene(props: SceneProps) {
  const { plan, laid, moment, factsOf, followed, glides, onFollow } = props;
  const hatch = useId();
  return (
    <>
      <Hatch id={hatch} />
      {plan.frames.map(({ place, title, note, ...rect }) => (
        <g key={place}>
          <rect className={styles.panel} {...rect} rx={4} />
          {title && (
            <text className={styles.name} x={rect.x + 10} y={rect.y + 19}>
              {title}
            </text>
          )}
          {note && (
            <text
              className={styles.note}
              x={rect.x + rect.width - 10}
              y={rect.y + 19}
              textAnchor="end"
            >
              {note}
            </text>
          )}
        </g>
      ))}
      {plan.ways.map((way) => (
        <Way key={JSON.stringify(way.points)} {...way} />
      ))}
      {laid.boxes.map((box) =>
        box.place.shape === 'facts' ? (
          <FactsAt key={box.place.id} box={box} facts={factsOf(box.place)} />
        ) : (
          <PlaceAt
            key={box.place.id}
            box={box}
            moment={moment}
            facts={factsOf(box.place)}
            hatch={hatch}
          />
        ),
      )}
      <Marks marks={laid.marks} followed={followed} glides={glides} onFollow={onFollow} />
    </>
  );
}

/** The stations of a system where its own drawing has them, with every message where it is now. */
export function PlanDrawing(props: PlanDrawingProps) {
  const { plan, places, moment, glides, description } = props;
  return (
    <svg
      translate="no"
      className={`${styles.drawing} ${styles.plan}`}
      role="img"
      aria-label={description}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      style={{ maxWidth: cssLength(plan.width) }}
      data-glides={glides || undefined}
    >
      <PlanScene {...props} laid={laidOf(plan, places, moment)} />
    </svg>
  );
}
