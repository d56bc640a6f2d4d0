import type { ReadData } from '../../../measured/readData';
import { measuredOf } from '../../../measured/statedStudy';
import type { Prose } from '../../../measured/types';
import type { Station } from '../../../system/document';
import { known, ownOf, type StudyExample } from './study';

const RUN = 'sustainable';
const [HOSTS, DATABASE] = ['BizTalk servers', 'MessageBox'];

/** Processors with the time that a message takes of one, from how busy they were. */
const processors = (name: string, count: number, share: number, perSecond: number): Station => ({
  name,
  kind: 'processors',
  count,
  demandMs: Number(((1000 * count * share) / perSecond).toPrecision(4)),
});

/** The hour that was kept up: one rate, with how busy the processors were. */
export function capacitySteady(read: ReadData): StudyExample {
  const prose = read<Prose>('capacity/prose.json');
  const of = (row: string, column: string) =>
    known(measuredOf(prose, row)[column]?.value, `${row}, ${column}`);
  const perSecond = of(RUN, 'receivedPerSecond');
  const hosts = of('bizTalkServers', 'count') * of('bizTalkServers', 'processors');
  const utilisation = {
    [HOSTS]: of(RUN, 'cpu.biztalk') / 100,
    [DATABASE]: of(RUN, 'cpu.messagebox') / 100,
  };
  return {
    description: {
      arrivalsPerSecond: perSecond,
      stations: [
        processors(HOSTS, hosts, utilisation[HOSTS] ?? 0, perSecond),
        processors(
          DATABASE,
          of('messageBoxServer', 'processors'),
          utilisation[DATABASE] ?? 0,
          perSecond,
        ),
      ],
      notes:
        'What a message takes of the processors, from how busy they were at the one steady rate.',
    },
    levels: [
      {
        name: RUN,
        load: perSecond,
        measured: perSecond,
        own: ownOf(read, 'capacity/experiments', RUN, 'receivedPerSecond'),
      },
    ],
  };
}
