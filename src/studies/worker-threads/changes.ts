import type { MeasuredChanges } from '../studyModule';

export const changes: MeasuredChanges = {
  work: 'completed',
  byChange: {
    tracking: 'not mentioned',
    throttling: [['200-throttled', '200']],
    messageBoxes: 'one',
    hosts: 'not varied',
    threads: [
      ['100', '25'],
      ['200', '100'],
    ],
  },
};
