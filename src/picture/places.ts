import type { Present } from '../watch/run/moment';
import type { NamedPlace } from '../watch/run/study';
import type { Place, WatchedReport } from '../watch/run/watched';
import { NAMES } from './names';
import { type Hosts, pictureOf } from './plan';

/** What the Watch tells apart and the picture does not: a poll takes from the queue, and is read on the processors. */
const INSTEAD: Readonly<Record<Place, Place>> = { queueLock: 'queue', reading: 'processors' };

/** Everyone where the picture has a place for them. */
export const inPicture = (moment: readonly Present[]): Present[] =>
  moment.map((present) => ({ ...present, place: INSTEAD[present.place] ?? present.place }));

const hostsOf = ({ machines }: Pick<WatchedReport, 'machines'>): Hosts => {
  const count = (role: string) => machines.filter(({ roles }) => roles.includes(role)).length;
  return { receive: count('receive'), send: count('send') };
};

const place = (id: string, name: string, shape: NamedPlace['shape']): NamedPlace => ({
  id,
  name,
  note: '',
  column: 0,
  shape,
});

const hosts = (role: keyof Hosts, count: number): NamedPlace[] =>
  Array.from({ length: count }, (_, host) => place(`${role}:${host}`, NAMES[role], 'rows'));

/** The places of the picture by the few words that a newcomer needs. */
function placesOf({ receive, send }: Hosts): NamedPlace[] {
  return [
    place('users', NAMES.users, 'facts'),
    ...hosts('receive', receive),
    { ...place('processors', NAMES.processors, 'rows'), isCounted: true },
    { ...place('publishLock', NAMES.publishLock, 'lock'), isCounted: true },
    { ...place('queue', NAMES.queue, 'line'), isCounted: true },
    ...hosts('send', send),
    { ...place('backend', NAMES.backend, 'rows'), isAssumed: true },
  ];
}

/** The picture of a run, with as many hosts as it had. */
export function pictureFor(report: Pick<WatchedReport, 'machines'>) {
  const counts = hostsOf(report);
  return { plan: pictureOf(counts), places: placesOf(counts) };
}
