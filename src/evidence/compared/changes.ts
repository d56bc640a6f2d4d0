/** Two configurations, named within their study: with the change, and without or with less of it. */
export type ConfigurationPair = readonly [changed: string, before: string];

/** A change that several studies could have measured. */
export interface Change {
  id: string;
  /** As the heading of what it did. */
  name: string;
  /** The knobs that it is made with; where others differ, too, that is said. */
  knobs: readonly string[];
  /** By study: its pairs of configurations, or in a few words why it has none. */
  studies: Readonly<Record<string, readonly ConfigurationPair[] | string>>;
}

/** The metric that says how much work was done, of the studies with pairs. */
export const WORK: Readonly<Record<string, string>> = {
  'low-latency': 'throughput.median',
  capacity: 'receivedPerSecond',
  'scale-up': 'orchestrationsPerSecond',
  'worker-threads': 'completed',
};

/** What the page on all studies compares, in its order. */
export const CHANGES: readonly Change[] = [
  {
    id: 'tracking',
    name: 'Body tracking on',
    knobs: ['tracking'],
    studies: {
      'low-latency': [
        ['14-A', '14-B'],
        ['6-A', '5-D'],
      ],
      capacity: 'off',
      adapters: 'off',
      'scale-up': 'not mentioned',
      'worker-threads': 'not mentioned',
    },
  },
  {
    id: 'throttling',
    name: 'Throttling at work',
    knobs: ['connectionsPerCpu'],
    studies: {
      'low-latency': 'did not occur',
      capacity: [['overdrive', 'sustainable']],
      adapters: 'always, no run without',
      'scale-up': 'not mentioned',
      'worker-threads': [['200-throttled', '200']],
    },
  },
  {
    id: 'messageBoxes',
    name: 'Several MessageBoxes for one',
    knobs: ['messageBoxes'],
    studies: {
      'low-latency': [
        ['19-A', '18-D'],
        ['21-A', '20-B'],
      ],
      capacity: 'one',
      adapters: 'one',
      'scale-up': 'several, no run with one',
      'worker-threads': 'one',
    },
  },
  {
    id: 'hosts',
    name: 'More host instances',
    knobs: ['sendOnly', 'receiveHosts', 'processHosts', 'sendHosts'],
    studies: {
      'low-latency': [['12-A', '11-A']],
      capacity: 'not varied',
      adapters: 'not varied',
      'scale-up': [
        ['S2', 'S1'],
        ['S3', 'S2'],
        ['L2', 'L1'],
        ['L3', 'L2'],
      ],
      'worker-threads': 'not varied',
    },
  },
  {
    id: 'threads',
    name: 'More threads in a pool',
    knobs: ['maxWorkerThreads', 'threadsPerCpu'],
    studies: {
      'low-latency': 'not varied where printed',
      capacity: 'not set',
      adapters: 'raised, no run without',
      'scale-up': 'not mentioned',
      'worker-threads': [
        ['100', '25'],
        ['200', '100'],
      ],
    },
  },
];
