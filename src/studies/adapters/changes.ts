import type { MeasuredChanges } from '../studyModule';

export const changes: MeasuredChanges = {
  byChange: {
    tracking: 'off',
    throttling: 'always, no run without',
    messageBoxes: 'one',
    hosts: 'not varied',
    threads: 'raised, no run without',
  },
};
