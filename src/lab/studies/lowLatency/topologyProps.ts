import type {
  BizTalkMachine,
  MachineRole,
  TopologyDiagramProps,
} from '../../../charts/TopologyDiagram';
import type { TestCase } from '../../../measured/types';
import type { KnobSchema, KnobValues } from '../../../scenario/schema';
import { knobById } from '../../../scenario/schema';
import type { Resource, Summary } from '../../../simulator/types';
import { limitingResource } from '../../view/explanation';
import { valueText } from '../../view/knobText';
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

/** Whether a resource belongs to a SQL Server computer: its own, or the MessageBox's locks. */
const isAt = (resource: Resource, name: string, isMaster: boolean): boolean =>
  resource.label.includes(name) || (isMaster && /lock$/i.test(resource.id));

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
  const limiting = limitingResource(shown);
  const storage = shown.resources.find(({ id }) => /^(log|disk|storage|san)/i.test(id));
  const sqlServers = shown.machines
    .filter(({ group }) => group === 'database')
    .map(({ name, roles, cpuPercent }) => {
      const isMaster = roles.includes('messagebox');
      return {
        name,
        detail: isMaster ? `MessageBox, ${text('server')}` : roleText(roles),
        utilisationPercent: cpuPercent,
        limiting: limiting !== undefined && isAt(limiting, name, isMaster),
      };
    });
  return {
    title: `Topology of test case ${testCase.number}`,
    loadGenerator: { name: 'Load generator', detail: `${text('virtualUsers')} virtual users` },
    sqlServers,
    storage: {
      name: 'SAN, HBA settings',
      detail: 'log and data files',
      utilisationPercent: storage?.utilisationPercent ?? null,
    },
    backend: {
      name: 'Backend web service',
      detail: `${text('requestKb')} KB in, ${text('responseKb')} KB out`,
    },
  };
}
