/** A part a BizTalk computer can play. */
export type MachineRole = 'receive' | 'send' | 'track';

export const ROLE_LABELS: Record<MachineRole, string> = {
  receive: 'Receive',
  send: 'Send',
  track: 'Track',
};

export interface BizTalkMachine {
  name: string;
  roles: readonly MachineRole[];
  processors: number;
  cpuPercent: number | null;
  /** The study does not state this machine's roles; drawn dashed. */
  inferred?: boolean;
}

/** A computer or service without movable roles. */
export interface TopologyNode {
  name: string;
  detail: string;
  utilisationPercent?: number | null;
  /** This is what limits the system now. */
  limiting?: boolean;
}

/** A role on the machine that holds it. */
export interface MovableRole {
  machine: string;
  role: MachineRole;
}

/** The nearest machine in a direction that accepts the role, going round at the ends. */
export function nextTarget(
  machines: readonly BizTalkMachine[],
  from: MovableRole,
  direction: -1 | 1,
  accepts: (from: MovableRole, target: BizTalkMachine) => boolean,
): BizTalkMachine | undefined {
  const along = direction === 1 ? machines : [...machines].reverse();
  const start = along.findIndex(({ name }) => name === from.machine);
  const others = [...along.slice(start + 1), ...along.slice(0, start)];
  return others.find((target) => accepts(from, target));
}
