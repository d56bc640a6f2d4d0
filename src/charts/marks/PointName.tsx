import { textWidth } from '../frame/textWidth';
import { Label } from './Label';

/** Least room a name is given to the right of its point, in px. */
const ROOM = 60;

interface PointNameProps {
  x: number;
  y: number;
  /** End of the drawing. */
  right: number;
  name: string;
  /** Set to the left where that leaves this much room, in px. */
  leftFrom?: number;
}

/** The name of a point, beside it on the side where there is room before `right`. */
export function PointName({ x, y, right, name, leftFrom = Infinity }: PointNameProps) {
  const room = 8 + textWidth(name);
  const turned = x > right - Math.max(ROOM, room) || x - room > leftFrom;
  return (
    <Label x={x + (turned ? -8 : 8)} y={y + 4} textAnchor={turned ? 'end' : 'start'}>
      {name}
    </Label>
  );
}
