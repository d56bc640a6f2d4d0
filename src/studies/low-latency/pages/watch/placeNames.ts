import type { Present } from '../../watch/moment';
import type { Place } from '../../watch/places';
import type { WatchedReport } from '../../watch/run';

/** A place as it is drawn and listed. */
export interface NamedPlace {
  id: Place;
  name: string;
  /** What is done here, in few words. */
  note: string;
  group: 'receive' | 'messagebox' | 'send' | 'backend';
  /** Whether one transaction at a time is served. */
  isLock: boolean;
}

const AT_MESSAGEBOX: readonly (Pick<NamedPlace, 'name' | 'note' | 'isLock'> & { id: Place })[] = [
  { id: 'processors', name: 'database processors', note: 'prepare to publish', isLock: false },
  { id: 'publishLock', name: 'publish lock', note: 'one transaction at a time', isLock: true },
  { id: 'queueLock', name: 'queue lock', note: 'one at a time', isLock: true },
  { id: 'queue', name: 'application queue', note: 'wait for a poll', isLock: false },
  { id: 'reading', name: 'dequeue', note: 'taken by a poll, being read', isLock: false },
];

/** All places of a run, in the order of a message's way; host instances are named by their computers. */
export function placesOf({ machines }: WatchedReport): NamedPlace[] {
  const hosts = (role: 'receive' | 'send', note: string): NamedPlace[] =>
    machines
      .filter(({ roles }) => roles.includes(role))
      .map(({ name }, host) => ({ id: `${role}:${host}`, name, note, group: role, isLock: false }));
  return [
    ...hosts('receive', 'receives'),
    ...AT_MESSAGEBOX.map((place): NamedPlace => ({ ...place, group: 'messagebox' })),
    ...hosts('send', 'sends'),
    { id: 'backend', name: 'Backend', note: 'delay, assumed', group: 'backend', isLock: false },
  ];
}

export interface Counts {
  waiting: number;
  atWork: number;
}

export function countsAt(moment: readonly Present[], place: Place): Counts {
  const here = moment.filter((one) => one.place === place);
  const waiting = here.filter(({ isWaiting }) => isWaiting).length;
  return { waiting, atWork: here.length - waiting };
}
