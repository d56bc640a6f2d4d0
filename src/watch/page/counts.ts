import type { Present } from '../run/moment';
import type { Place } from '../run/watched';

export interface Counts {
  waiting: number;
  atWork: number;
}

export function countsAt(moment: readonly Present[], place: Place): Counts {
  const here = moment.filter((one) => one.place === place);
  const waiting = here.filter(({ isWaiting }) => isWaiting).length;
  return { waiting, atWork: here.length - waiting };
}
