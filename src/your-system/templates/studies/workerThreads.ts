import type { Configuration, Configurations } from '../../../measured/configurationTypes';
import type { ReadData } from '../../../measured/readData';
import { measuredOf } from '../../../measured/statedStudy';
import type { Prose } from '../../../measured/types';
import { known, ofUsers, ownOf, type StudyExample } from './study';

const knobOf = ({ id, conditions }: Configuration, knob: string): number =>
  known(
    Number(conditions.find((one) => one.knob === knob)?.value ?? Number.NaN),
    `${knob} of ${id}`,
  );

/** The runs without throttling of sessions, by the size of the thread pools. */
export function workerThreads(read: ReadData): StudyExample {
  const prose = read<Prose>('worker-threads/prose.json');
  const { configurations } = read<Configurations>('worker-threads/configurations.json');
  const levels = configurations
    .filter((one) => knobOf(one, 'connectionsPerCpu') === 0)
    .map((one) => {
      const { id, title } = one;
      const seconds = 60 * knobOf(one, 'runMinutes');
      return {
        name: title,
        load: knobOf(one, 'maxWorkerThreads'),
        measured: known(measuredOf(prose, id).completed?.value, id) / seconds,
        own: ownOf(read, 'worker-threads/experiments', id, 'completed') / seconds,
      };
    });
  return ofUsers(
    levels,
    'A thread is taken for a user without pauses. The length of the runs is assumed.',
  );
}
