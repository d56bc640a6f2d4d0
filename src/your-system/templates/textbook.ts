import { meanInside, waitMs } from '../../course/theory';
import type { Description } from '../description';
import { closedPerSecond, multiServerResponseMs, repairsPerSecond } from './formulas';

/** A system and what its formula says of it, under the names of what is simulated: ms, or requests per second. */
export interface Solved {
  description: Description;
  known: { metric: 'responseTime.mean' | 'throughput.mean'; value: number };
}

function oneServer(): Solved {
  const [perSecond, workMs] = [80, 10];
  return {
    description: {
      name: 'M/M/1',
      arrivalsPerSecond: perSecond,
      stations: [{ name: 'server', kind: 'processors', demandMs: workMs }],
    },
    known: { metric: 'responseTime.mean', value: workMs + (waitMs(perSecond, workMs) ?? 0) },
  };
}

function severalServers(): Solved {
  const [perSecond, workMs, servers] = [320, 10, 4];
  const value = multiServerResponseMs(perSecond, workMs, servers);
  return {
    description: {
      name: 'M/M/4',
      arrivalsPerSecond: perSecond,
      stations: [{ name: 'servers', kind: 'processors', count: servers, demandMs: workMs }],
    },
    known: { metric: 'responseTime.mean', value },
  };
}

function anyService(): Solved {
  const [perSecond, workMs, squaredVariation] = [50, 10, 4];
  const inside = meanInside(perSecond, workMs, squaredVariation) ?? 0;
  const spread = { kind: 'lognormal', meanMs: workMs, squaredVariation } as const;
  return {
    description: {
      name: 'M/G/1',
      arrivalsPerSecond: perSecond,
      stations: [{ name: 'server', kind: 'processors', demandMs: workMs, spread }],
    },
    known: { metric: 'responseTime.mean', value: (1000 * inside) / perSecond },
  };
}

function repairman(): Solved {
  const [machines, runMs, repairMs] = [10, 1000, 120];
  const value = repairsPerSecond(machines, runMs, repairMs);
  return {
    description: {
      name: 'Machine repairman',
      users: machines,
      thinkMs: runMs,
      stations: [{ name: 'repairer', kind: 'processors', demandMs: repairMs }],
    },
    known: { metric: 'throughput.mean', value },
  };
}

function centralServer(): Solved {
  const [users, leaving] = [6, 0.5];
  const disks = [
    { name: 'disk a', demandMs: 20, share: 0.3 },
    { name: 'disk b', demandMs: 30, share: 0.2 },
  ];
  const processorMs = 5;
  const visited = disks.map(({ demandMs, share }) => (demandMs * share) / leaving);
  const back = disks.map(({ name }) => [name, { processor: 1 }] as const);
  const onwards = disks.map(({ name, share }) => [name, share] as const);
  return {
    description: {
      name: 'Central server',
      users,
      stations: [
        { name: 'processor', kind: 'processors', demandMs: processorMs },
        ...disks.map(({ name, demandMs }) => ({ name, kind: 'disk', demandMs }) as const),
      ],
      route: {
        in: { processor: 1 },
        processor: { ...Object.fromEntries(onwards), out: leaving },
        ...Object.fromEntries(back),
      },
    },
    known: {
      metric: 'throughput.mean',
      value: closedPerSecond(users, [processorMs / leaving, ...visited]),
    },
  };
}

function tandem(): Solved {
  const [users, workMs, places] = [8, 10, ['first', 'second', 'third']];
  return {
    description: {
      name: 'Closed tandem',
      users,
      stations: places.map((name) => ({ name, kind: 'processors', demandMs: workMs })),
    },
    known: {
      metric: 'throughput.mean',
      value: (1000 * users) / ((users + places.length - 1) * workMs),
    },
  };
}

export const SOLVED = {
  'one-server': oneServer,
  'several-servers': severalServers,
  'any-service': anyService,
  'machine-repairman': repairman,
  'central-server': centralServer,
  'closed-tandem': tandem,
} as const;
