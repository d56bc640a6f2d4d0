import type {
  BizTalkMachine,
  MachineRole,
  TopologyDiagramProps,
} from '../../../charts/topology/TopologyDiagram';
import { valueText } from '../../../lab/view/knobText';
import type { TestCase } from '../../../measured/types';
import type { KnobSchema, KnobValues } from '../../../scenario/schema';
import { knobById } from '../../../scenario/schema';
import type { Summary } from '../../../simulator/types';
import { limitOf } from './limitText';
import { roleText } from './machineText';

const isMovable = (role: string): role is MachineRole =>
  role === 'receive' || role === 'send' || role === 'track';

const SPARE = 'spare';

const idle = (name: string, processors: number): BizTalkMachine => ({
  name,
  roles: [],
  processors,
  cpuPercent: null,
  inferred: true,
});

/** The BizTalk computers of a result, then the test case's unused ones, then one to spare. */
export function bizTalkMachines(shown: Summary, testCase: TestCase): BizTalkMachine[] {
  const { machines } = testCase.topology;
  const used = shown.machines
    .filter(({ group }) => group !== 'database')
    .map(({ name, roles, processors, cpuPercent }) => ({
      name,
      roles: roles.filter(isMovable),
      processors,
      cpuPercent,
      inferred: !machines.some((machine) => machine.name === name && name !== 'seventh'),
    }));
  const unused = machines.filter(
    ({ name, roles }) => roles.some(isMovable) && !used.some((machine) => machine.name === name),
  );
  return [...used, ...unused.map(({ name, processors }) => idle(name, processors)), idle(SPARE, 4)];
}

/** What of the waits is waited for at the MessageBox. */
const AT_MESSAGEBOX = ['publishLock', 'queueLock', 'databaseProcessors'];

/** The diagram's data; who moves roles is up to the lab. */
export function topologyProps(
  shown: Summary,
  testCase: TestCase,
  schema: KnobSchema,
  values: KnobValues,
): Omit<TopologyDiagramProps, 'machines' | 'onMoveRole' | 'canMoveRole'> {
  const text = (id: string) => {
    const knob = knobById(schema, id);
    return knob ? valueText(knob, values[id] ?? knob.default) : '';
  };
  const limit = limitOf(shown);
  const log = shown.resources.find(({ id }) => id === 'log');
  const sqlServers = shown.machines
    .filter(({ group }) => group === 'database')
    .map(({ name, roles, cpuPercent }) => {
      const isMaster = roles.includes('messagebox');
      return {
        name,
        detail: isMaster ? `MessageBox, ${text('server')}` : roleText(roles),
        utilisationPercent: cpuPercent,
        limiting: isMaster && limit !== null && AT_MESSAGEBOX.includes(limit.awaited),
      };
    });
  return {
    title: `Topology of test case ${testCase.number}`,
    loadGenerator: { name: 'Load generator', detail: `${text('virtualUsers')} virtual users` },
    sqlServers,
    storage: {
      name: 'SAN, HBA settings',
      detail: log ? 'load of the transaction log' : 'log and data files',
      utilisationPercent: log?.utilisationPercent ?? null,
    },
    backend: {
      name: 'Backend web service',
      detail: `${text('requestKb')} KB in, ${text('responseKb')} KB out`,
    },
  };
}
