import type { MeasuredChanges } from '../studyModule';

export const changes: MeasuredChanges = {
  work: 'orchestrationsPerSecond',
  byChange: {
    tracking: 'not mentioned',
    throttling: 'not mentioned',
    messageBoxes: 'several, no run with one',
    hosts: [
      ['S2', 'S1'],
      ['S3', 'S2'],
      ['L2', 'L1'],
      ['L3', 'L2'],
    ],
    threads: 'not mentioned',
  },
};
