import type { MeasuredChanges } from '../studyModule';

export const changes: MeasuredChanges = {
  work: 'receivedPerSecond',
  byChange: {
    tracking: 'off',
    throttling: [['overdrive', 'sustainable']],
    messageBoxes: 'one',
    hosts: 'not varied',
    threads: 'not set',
  },
};
