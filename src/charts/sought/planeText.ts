import { capitalised } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import { amount, number, quantityText } from './amount';
import type { PlanePoint, Quantity, Sought } from './types';

/** Whether a value keeps the limit of its quantity. */
const keeps = ({ limit }: Quantity, value: number): boolean =>
  limit === undefined || (limit.kind === 'atMost' ? value <= limit.value : value >= limit.value);

export const pointText = ({ x, y }: Sought, point: PlanePoint): string =>
  `${amount(point.x, x.unit)}, ${amount(point.y, y.unit)}`;

/** What the search has found, as a title. */
export function finding(sought: Sought): string {
  const { source, tried, best, measured, own, isDone } = sought;
  const accepted = tried.filter(({ isAccepted }) => isAccepted).length;
  const so = isDone ? '' : ' so far';
  const mark = measured.find(({ id }) => id === own);
  if (tried.length === 0) {
    return mark
      ? `${capitalised(source)}’s best within the limits: ${mark.id}, measured ${pointText(sought, mark)}`
      : `${capitalised(source)} measured nothing within the limits`;
  }
  const none = `None of ${number(tried.length)} scenarios${so} keeps all limits`;
  if (best === null) return none;
  if (best.name === 'nearest') return `${none}, the nearest is at ${pointText(sought, best)}`;
  const within = `${number(accepted)} of ${number(tried.length)} scenarios${so} keep all limits`;
  if (mark === undefined) return `${within}, the best at ${pointText(sought, best)}`;
  return `${within}; the best reaches ${amount(best.x, sought.x.unit)}, ${source} measured ${number(mark.x)}`;
}

/** What is not accepted, as it stands in its part of the plane. */
export function refusedText({ label, unit, limit }: Quantity): string {
  if (limit === undefined) return '';
  const side = limit.kind === 'atMost' ? 'over' : 'under';
  return `${label} ${side} ${amount(limit.value, unit)}: not accepted`;
}

export function subtitle({ x, y, tried }: Sought): string {
  const dots =
    tried.length === 0
      ? ''
      : ` Small dots: ${number(tried.length)} scenarios tried, blue within all limits, grey not.`;
  return `${capitalised(quantityText(y))}, against ${quantityText(x)}.${dots} Rings: measured.`;
}

export function describe(sought: Sought): string {
  const { x, y, front, best, measured, own } = sought;
  const ends = [front[0], front.at(-1)].flatMap((end) => (end ? [pointText(sought, end)] : []));
  const mark = measured.find(({ id }) => id === own);
  return [
    `${quantityText(y)} against ${quantityText(x)}, simulated.`,
    ...(ends.length === 2
      ? [`The Pareto front has ${front.length} points, from ${ends.join(' to ')}.`]
      : []),
    ...(best ? [`The ${best.name} is at ${pointText(sought, best)}.`] : []),
    ...(mark
      ? [
          `${capitalised(sought.source)}’s own best, ${mark.id}, was measured at ${pointText(sought, mark)}.`,
        ]
      : []),
  ].join(' ');
}

export function table(sought: Sought): TwinData {
  const { x, y, tried, front, measured, best, textOf } = sought;
  const onFront = new Set(front.map(({ id }) => id));
  const row = (point: PlanePoint, what: string) => [
    textOf(point.id).description,
    number(point.x),
    number(point.y),
    what,
  ];
  const known = new Set([...onFront, ...tried.map(({ id }) => id)]);
  const loose = best && !known.has(best.id) ? [row(best, best.name)] : [];
  const kind = (id: string, isAccepted: boolean) =>
    [
      isAccepted ? 'within all limits' : 'breaks a limit',
      ...(onFront.has(id) ? ['on the front'] : []),
      ...(best?.id === id ? [best.name] : []),
    ].join(', ');
  return {
    columns: ['Scenario', quantityText(x), quantityText(y), 'what it is'],
    rows: [
      ...loose,
      ...[...tried]
        .sort((a, b) => Number(onFront.has(b.id)) - Number(onFront.has(a.id)) || a.x - b.x)
        .map((point) => row(point, kind(point.id, point.isAccepted))),
      ...measured.map((point) =>
        row(
          point,
          keeps(x, point.x) && keeps(y, point.y) ? 'measured' : 'measured, breaks a limit',
        ),
      ),
    ],
  };
}
