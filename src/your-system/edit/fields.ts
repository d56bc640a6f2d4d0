import type { Station } from '../../system/document';

export type Kind = Station['kind'];

/** Kinds in the order in which they are offered. */
export const KINDS: readonly Kind[] = [
  'processors',
  'disk',
  'lock',
  'pool',
  'delay',
  'queue',
  'batch',
  'poller',
];

type OwnField = Exclude<keyof Station, 'name' | 'kind' | 'fromPoints' | 'notes'>;

const QUEUED = ['count', 'demandMs', 'spread', 'slowdown', 'limit', 'whenFull'] as const;
const HELD = ['count', 'over'] as const;

const FIELDS: Readonly<Record<Kind, readonly OwnField[]>> = {
  processors: [...QUEUED, 'sharing'],
  disk: QUEUED,
  lock: ['demandMs', 'spread', 'slowdown', 'limit', 'whenFull', 'over'],
  pool: [...QUEUED, 'over'],
  delay: ['demandMs', 'spread', 'slowdown'],
  queue: QUEUED,
  batch: ['count', 'demandMs', 'spread', 'limit', 'whenFull', 'batch'],
  poller: ['count', 'demandMs', 'spread', 'limit', 'whenFull', 'poll'],
};

type Made = Pick<Station, 'kind' | 'over'>;

/** Whether it is held over a part of the route, not visited. */
export const isHeld = ({ over }: Pick<Station, 'over'>): boolean =>
  over !== undefined && over !== null;

/** Whether a station has a use for a field. */
export const takes = (station: Made, field: OwnField): boolean =>
  FIELDS[station.kind].includes(field) && (!isHeld(station) || HELD.some((held) => held === field));

/** A station without what it has no use for, or what says nothing. */
export function tidied(station: Station): Station {
  const kept = Object.entries(station).filter(
    ([field, value]) =>
      value !== undefined &&
      value !== null &&
      (['name', 'kind', 'fromPoints', 'notes'].includes(field) ||
        takes(station, field as OwnField)),
  );
  return Object.fromEntries(kept) as unknown as Station;
}
