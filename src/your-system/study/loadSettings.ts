import { MOST_SIMULATED } from '../../loadtest/checks/range';
import type { Arrivals, Class, Duration } from '../../system/document';
import type { Description } from '../description';
import { keysOf } from './keys';
import { around, countsAround, numberKnob, type Setting } from './numberKnob';

/** Of arrivals that change over time, all rates together. */
const PERCENT = 'arrivalsPercent';

/** What sends requests: the description, or a class of it. */
type Sender = Pick<Class, 'users' | 'thinkMs' | 'arrivalsPerSecond'>;

interface Of {
  /** Before ids, such as "buyers."; empty for the description. */
  prefix: string;
  /** Before labels. */
  title: string;
  sender: Sender;
  withSender: (description: Description, changes: Partial<Sender>) => Description;
}

const meanOf = (duration: Duration | null | undefined): number =>
  typeof duration === 'object' ? (duration?.meanMs ?? 0) : (duration ?? 0);

const withMean = (duration: Duration | null | undefined, meanMs: number): Duration =>
  typeof duration === 'object' && duration !== null ? { ...duration, meanMs } : meanMs;

const labelled = (title: string, label: string): string =>
  title === '' ? label : `${title}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;

function ofUsers({ prefix, title, sender, withSender }: Of, users: number): Setting[] {
  const { thinkMs } = sender;
  const described = meanOf(thinkMs);
  return [
    {
      knob: numberKnob({
        id: `${prefix}users`,
        label: labelled(title, 'Users'),
        unit: '',
        group: 'load',
        role: 'load',
        description: 'Who send a request, wait for its answer, think, and send the next.',
        described: users,
        ...countsAround(users, MOST_SIMULATED),
      }),
      described: users,
      withValue: (description, value) => withSender(description, { users: value }),
    },
    {
      knob: numberKnob({
        id: `${prefix}thinkMs`,
        label: labelled(title, 'Think time'),
        unit: 'ms',
        group: 'load',
        role: 'load',
        description: 'Mean pause of a user between an answer and the next request.',
        described,
        ...around(described),
        min: 0,
      }),
      described,
      withValue: (description, value) =>
        withSender(description, { thinkMs: withMean(thinkMs, value) }),
    },
  ];
}

function ofArrivals({ prefix, title, withSender }: Of, arrivals: Arrivals): Setting[] {
  const shared = { unit: '', group: 'load', role: 'load' as const };
  if (typeof arrivals === 'number') {
    return [
      {
        knob: numberKnob({
          ...shared,
          id: `${prefix}arrivalsPerSecond`,
          label: labelled(title, 'Arrivals per second'),
          description: 'Requests that come whether others are answered or not.',
          described: arrivals,
          ...around(arrivals),
        }),
        described: arrivals,
        withValue: (description, value) => withSender(description, { arrivalsPerSecond: value }),
      },
    ];
  }
  return [
    {
      knob: numberKnob({
        ...shared,
        id: `${prefix}${PERCENT}`,
        label: labelled(title, 'Arrivals, of those described'),
        unit: '%',
        description: 'All rates of the day in proportion.',
        described: 100,
        ...{ min: 1, max: 1000, step: 1 },
      }),
      described: 100,
      withValue: (description, value) =>
        withSender(description, {
          arrivalsPerSecond: arrivals.map(({ fromMs, perSecond }) => ({
            fromMs,
            perSecond: (perSecond * value) / 100,
          })),
        }),
    },
  ];
}

function settingsOf(of: Of): Setting[] {
  const { users, arrivalsPerSecond } = of.sender;
  if (arrivalsPerSecond != null) return ofArrivals(of, arrivalsPerSecond);
  return users == null ? [] : ofUsers(of, users);
}

/** Users with their pauses, or arrivals; of each class where there are classes. */
export function loadSettings(description: Description): Setting[] {
  const { classes } = description;
  if (!classes || classes.length === 0) {
    return settingsOf({
      prefix: '',
      title: '',
      sender: description,
      withSender: (whole, changes) => ({ ...whole, ...changes }),
    });
  }
  const keys = keysOf(classes, 'class');
  return classes.flatMap((sender, place) =>
    settingsOf({
      prefix: `${keys[place]}.`,
      title: sender.name,
      sender,
      withSender: (whole, changes) => ({
        ...whole,
        classes: (whole.classes ?? []).map((one, index) =>
          index === place ? { ...one, ...changes } : one,
        ),
      }),
    }),
  );
}
