import type { Present } from '../watch/run/moment';
import type { NamedPlace } from '../watch/run/study';
import type { Place, WatchedReport } from '../watch/run/watched';
import { pictureOf } from './plan';

/** What the Watch tells apart and the picture does not: a poll takes from the queue, and is read on the processors. */
const INSTEAD: Readonly<Record<Place, Place>> = { queueLock: 'queue', reading: 'processors' };

/** Everyone where the picture has a place for them. */
export const inPicture = (moment: readonly Present[]): Present[] =>
  moment.map((present) => ({ ...present, place: INSTEAD[present.place] ?? present.place }));

type Hosts = Readonly<Record<'receive' | 'send', number>>;

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

const hosts = (role: keyof Hosts, name: string, count: number): NamedPlace[] =>
  Array.from({ length: count }, (_, host) => place(`${role}:${host}`, name, 'rows'));

/** The places of the picture by the few words that a newcomer needs. */
function placesOf({ receive, send }: Hosts): NamedPlace[] {
  return [
    place('users', 'Users', 'facts'),
    ...hosts('receive', 'Receive', receive),
    { ...place('processors', 'processors', 'rows'), isCounted: true },
    { ...place('publishLock', 'publish lock', 'lock'), isCounted: true },
    { ...place('queue', 'queue', 'line'), isCounted: true },
    ...hosts('send', 'Send', send),
    { ...place('backend', 'Backend', 'rows'), isAssumed: true },
  ];
}

/** The picture of a run, with as many hosts as it had. */
export function pictureFor(report: Pick<WatchedReport, 'machines'>) {
  const counts = hostsOf(report);
  return { plan: pictureOf(counts), places: placesOf(counts) };
}
