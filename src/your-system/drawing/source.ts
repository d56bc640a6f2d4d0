import { formatSome, shortNumber, THIN } from '../../charts/frame/format';
import type { Description } from '../description';
import { meanMsOf } from '../edit/duration';
import { type Source, sourceOf } from '../edit/sources';
import { msText } from './words';

/** Who sends, as a box. */
export interface SourceBox {
  name: string;
  detail: string;
  /** Whether requests that are answered come back as the next ones. */
  isClosed: boolean;
}

function textOf({ users, thinkMs, arrivalsPerSecond }: Source): SourceBox {
  if (arrivalsPerSecond !== undefined && arrivalsPerSecond !== null) {
    const detail = Array.isArray(arrivalsPerSecond)
      ? 'rate changes'
      : `${formatSome(arrivalsPerSecond, Number.isInteger(arrivalsPerSecond) ? 0 : 1)}/s`;
    return { name: 'arrivals', detail, isClosed: false };
  }
  const think = meanMsOf(thinkMs);
  const name = users ? `${shortNumber(users)} ${users === 1 ? 'user' : 'users'}` : 'users';
  const detail = think > 0 ? `think ${msText(think)}${THIN}ms` : 'think 0';
  return { name, detail, isClosed: true };
}

/** Who sends the requests of a system. */
export function sourceBox(description: Description): SourceBox {
  const { classes } = description;
  if (!classes || classes.length === 0) return textOf(sourceOf(description));
  const isClosed = classes.some((one) => textOf(one).isClosed);
  const [only, ...others] = classes;
  if (only && others.length === 0) return { ...textOf(only), name: only.name };
  return { name: `${classes.length} classes`, detail: isClosed ? 'users' : 'arrivals', isClosed };
}
