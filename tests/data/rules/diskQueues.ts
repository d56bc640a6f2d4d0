import { figureOf } from '../corpus';
import { atFigure, type Rule } from '../rule';

const QUEUE = /^queueDepth\.(\w+)$/;

export const diskQueues: Rule = {
  id: 'disk-queues',
  name: 'A disk queue is no longer than its volume has disks',
  description: 'The standard that the text names, volume by volume.',
  check: ({ stated }) =>
    stated.flatMap((study) =>
      study.cells.flatMap((cell) => {
        const volume = QUEUE.exec(cell.column)?.[1];
        const disks = volume && figureOf(study, cell.row, `disks.${volume}`)?.value;
        if (typeof disks !== 'number' || cell.value === null || cell.value <= disks) return [];
        return [atFigure(`${cell.printed} on ${disks} disks`, study, cell)];
      }),
    ),
};
