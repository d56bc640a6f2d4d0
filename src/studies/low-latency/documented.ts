import type { Condition, Machine, Role, TestCase } from '../../measured/types';
import type { KnobSchema } from '../../scenario/schema';
import { defaultsOf, fromConditions } from '../../scenario/stated';
import { cellsOf } from './testCase';

/** Knobs that a column of the software tables sets. */
const KNOB_OF_COLUMN: Readonly<Record<string, string>> = {
  'software.virtualUsers': 'virtualUsers',
  'software.httpBatchSize': 'httpBatchSize',
  'software.inProcessMaxReceiveInterval': 'maxReceiveIntervalMs',
  'software.requestMessageSize': 'requestKb',
  'software.responseMessageSize': 'responseKb',
  'software.bufferCacheSize': 'bufferCacheSize',
  'software.requestQueueSize': 'requestQueueSize',
  'software.messagingThreadPoolSize': 'messagingThreads',
  'software.httpOutMaxConnection': 'httpOutMaxConnection',
  'software.httpOutInflightSize': 'httpOutInflight',
  'software.maxWorkerThreads': 'workerThreads',
  'software.maxIoThreads': 'ioThreads',
  'software.httpOutCompleteSize': 'httpOutCompleteSize',
  'software.batchSize': 'batchSize',
  'software.queueDepth': 'queueDepth',
  'software.bodyTracking': 'tracking', // Y is refined by a condition that names the points
  'software.sqlAgent': 'sqlAgent',
  'software.hbaCards': 'hbaCards',
  'software.boxesOnMaster': 'messageBoxes',
  'software.boxesOnDta': 'boxesOnDta',
  'software.boxesOnThird': 'boxesOnThird',
};

const YES_NO: Readonly<Record<string, number>> = { Y: 1, N: 0 };
const withoutMarker = (printed: string) => printed.replace(/\*+$/, '');

/** Knob that counts the computers with exactly these roles. */
const HOST_KNOBS: readonly { knob: string; roles: readonly Role[] }[] = [
  { knob: 'receiveOnly', roles: ['receive'] },
  { knob: 'receiveAndSend', roles: ['receive', 'send'] },
  { knob: 'sendOnly', roles: ['send'] },
  { knob: 'sendAndTrack', roles: ['send', 'track'] },
  { knob: 'trackOnly', roles: ['track'] },
];

const hasRoles = (machine: Machine, roles: readonly Role[]) =>
  machine.roles.length === roles.length && roles.every((role) => machine.roles.includes(role));

function fromSoftwareTable(testCase: TestCase, configuration: string): Record<string, number> {
  const cells = cellsOf(testCase, configuration);
  return Object.fromEntries(
    Object.entries(KNOB_OF_COLUMN).flatMap(([column, knob]): [string, number][] => {
      const cell = cells[column];
      const value = cell?.value ?? YES_NO[withoutMarker(cell?.printed ?? '')];
      return value === undefined ? [] : [[knob, value]];
    }),
  );
}

function fromTopology(testCase: TestCase): Record<string, number> {
  return Object.fromEntries(
    HOST_KNOBS.map(({ knob, roles }) => [
      knob,
      testCase.topology.machines.filter((machine) => hasRoles(machine, roles)).length,
    ]),
  );
}

/** The conditions of a test case that hold for one of its configurations. */
export const conditionsOf = (testCase: TestCase, configuration: string): Condition[] =>
  testCase.conditions.filter((c) => c.configurations?.includes(configuration) ?? true);

/**
 * The value of every knob in a published configuration ("20-A" of test case 20): its software
 * table, its topology and what the text states, with the schema's defaults for what is printed
 * nowhere or printed as Default.
 */
export function documentedScenario(
  schema: KnobSchema,
  testCase: TestCase,
  configuration: string,
): Record<string, number> {
  return {
    ...defaultsOf(schema),
    ...fromSoftwareTable(testCase, configuration),
    ...fromTopology(testCase),
    ...fromConditions(schema, conditionsOf(testCase, configuration), configuration),
  };
}
