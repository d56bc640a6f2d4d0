import { TOUR_LIST } from './list';
import { TourLink } from './TourLink';

/** All tours with what they are about. */
export function TourList() {
  return (
    <ul>
      {TOUR_LIST.map(({ id, minutes, about }) => (
        <li key={id}>
          <TourLink id={id} />, {minutes} minutes: {about}
        </li>
      ))}
    </ul>
  );
}
