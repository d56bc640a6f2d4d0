import { expect, it } from 'vitest';
import { type BizTalkMachine, nextTarget, ROLE_LABELS } from './topologyRoles';

const machines = ['a', 'b', 'c', 'd'].map(
  (name): BizTalkMachine => ({ name, roles: [], processors: 1, cpuPercent: null }),
);
const from = (machine: string, direction: -1 | 1, accepting: string) =>
  nextTarget(
    machines,
    { machine, role: 'send' },
    direction,
    ({ role }, { name }) => role === 'send' && accepting.includes(name),
  )?.name;

it('moves a role to the next machine that takes it, round the ends and never to its own', () => {
  expect(from('b', 1, 'abcd')).toBe('c');
  expect(from('b', 1, 'ad')).toBe('d');
  expect(from('d', 1, 'bc')).toBe('b');
  expect(from('a', -1, 'bcd')).toBe('d');
  expect(from('a', -1, 'b')).toBe('b');
  expect(from('c', 1, 'c')).toBeUndefined();
});

it('has a name for each role', () => {
  expect(ROLE_LABELS).toEqual({ receive: 'Receive', send: 'Send', track: 'Track' });
});
