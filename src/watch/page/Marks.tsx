import { groups } from 'd3-array';
import { Crowd } from '../../charts/marks/Crowd';
import type { Mark } from './layout';
import { MovingMark } from './MovingMark';

interface MarksProps {
  marks: readonly Mark[];
  followed: number | null;
  /** Whether marks glide from place to place. */
  glides: boolean;
  /** None where messages cannot be chosen. */
  onFollow?: ((message: number) => void) | undefined;
}

/** So many marks are drawn one by one, which can glide and be chosen; more of them are drawn at once. */
const MOST_TOLD = 500;

/** Every message where it is now. */
export function Marks({ marks, followed, glides, onFollow }: MarksProps) {
  const isTold = ({ present }: Mark, index: number) =>
    index < MOST_TOLD || present.message === followed;
  const told = marks.filter(isTold).sort((a, b) => a.present.message - b.present.message);
  const others = marks.filter((mark, index) => !isTold(mark, index));
  return (
    <>
      {groups(
        others,
        ({ radius }) => radius,
        ({ present }) => present.isWaiting,
      ).flatMap(([radius, looks]) =>
        looks.map(([waits, seats]) => (
          <Crowd
            key={`${radius} ${waits}`}
            radius={radius}
            seats={seats}
            look={waits ? 'wait' : 'work'}
          />
        )),
      )}
      {told.map((mark) => (
        <MovingMark
          key={mark.present.message}
          mark={mark}
          isFollowed={mark.present.message === followed}
          glides={glides}
          onFollow={onFollow && (() => onFollow(mark.present.message))}
        />
      ))}
    </>
  );
}
