import type { MeasuredChanges } from '../studyModule';

export const changes: MeasuredChanges = {
  work: 'throughput.median',
  byChange: {
    tracking: [
      ['14-A', '14-B'],
      ['6-A', '5-D'],
    ],
    throttling: 'did not occur',
    messageBoxes: [
      ['19-A', '18-D'],
      ['21-A', '20-B'],
    ],
    hosts: [['12-A', '11-A']],
    threads: 'not varied where printed',
  },
};
