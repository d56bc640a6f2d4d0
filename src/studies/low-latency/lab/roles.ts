import type { BizTalkMachine, MachineRole } from '../../../charts/topology/TopologyDiagram';

/** The kinds of BizTalk computer the simulator knows, by the knob that counts them. */
const KINDS: readonly { knob: string; roles: readonly MachineRole[] }[] = [
  { knob: 'receiveOnly', roles: ['receive'] },
  { knob: 'receiveAndSend', roles: ['receive', 'send'] },
  { knob: 'sendOnly', roles: ['send'] },
  { knob: 'sendAndTrack', roles: ['send', 'track'] },
  { knob: 'trackOnly', roles: ['track'] },
];

const kindOf = (roles: readonly MachineRole[]) =>
  KINDS.find(
    (kind) =>
      kind.roles.length === roles.length && kind.roles.every((role) => roles.includes(role)),
  );

export type Move = { ok: true; changes: Record<string, number> } | { ok: false; reason: string };

/** What one computer can do, in words. */
export const ALLOWED = 'receive; send; receive and send; send and track; track';

/** Host counts after a role moved from one computer to another, or why it cannot. */
export function moveRole(
  machines: readonly BizTalkMachine[],
  from: string,
  role: MachineRole,
  to: string,
): Move {
  const target = machines.find(({ name }) => name === to);
  if (!target || from === to) return { ok: false, reason: 'The role stays where it is.' };
  if (target.roles.includes(role)) {
    return { ok: false, reason: `${to} already has the role ${role}.` };
  }
  const after = machines.map(({ name, roles }) => {
    if (name === from) return { name, roles: roles.filter((other) => other !== role) };
    return name === to ? { name, roles: [...roles, role] } : { name, roles };
  });
  const changes = Object.fromEntries(KINDS.map(({ knob }) => [knob, 0]));
  for (const { name, roles } of after) {
    if (roles.length === 0) continue; // a computer without a role is not used
    const kind = kindOf(roles);
    if (!kind) {
      return {
        ok: false,
        reason: `${name} would ${roles.join(' and ')}. A computer can: ${ALLOWED}.`,
      };
    }
    changes[kind.knob] = (changes[kind.knob] ?? 0) + 1;
  }
  return { ok: true, changes };
}
