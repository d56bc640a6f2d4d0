import type {
  BizTalkMachine,
  MachineRole,
  TopologyDiagramProps,
} from '../../charts/TopologyDiagram';
import type { TestCase } from '../../measured/types';
import type { KnobSchema, KnobValues } from '../../scenario/schema';
import { knobById } from '../../scenario/schema';
import type { Summary } from '../../simulator/types';
import { limitingResource } from './explanation';
import { valueText } from './knobText';
import { roleText } from './machineText';

const isMovable = (role: string): role is MachineRole =>
  role === 'receive' || role === 'send' || role === 'track';

/** The BizTalk computers of a result, named as in the study as far as it names them. */
export const bizTalkMachines = (shown: Summary, testCase: TestCase): BizTalkMachine[] =>
  shown.machines
    .filter(({ group }) => group !== 'database')
    .map(({ name, roles, processors, cpuPercent }) => {
      const named = testCase.topology.machines.find((machine) => machine.name === name);
      return {
        name,
        roles: roles.filter(isMovable),
        processors,
        cpuPercent,
        inferred: !named || named.name === 'seventh',
      };
    });

/** The diagram's data; who moves roles is up to the lab. */
export function topologyProps(
  shown: Summary,
  testCase: TestCase,
  schema: KnobSchema,
  values: KnobValues,
): Omit<TopologyDiagramProps, 'onMoveRole' | 'canMoveRole'> {
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
        limiting: isMaster && limiting !== undefined && !/send|receiv|dispatch/i.test(limiting.id),
      };
    });
  return {
    title: `Topology of test case ${testCase.number}`,
    loadGenerator: { name: 'Load generator', detail: `${text('virtualUsers')} virtual users` },
    machines: bizTalkMachines(shown, testCase),
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
