import type { ChartFrameText } from './types';

/** A part a BizTalk computer can play. */
export type MachineRole = 'receive' | 'send' | 'track';

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

export interface TopologyDiagramProps extends ChartFrameText {
  loadGenerator: TopologyNode;
  machines: readonly BizTalkMachine[];
  sqlServers: readonly TopologyNode[];
  storage: TopologyNode;
  backend: TopologyNode;
  /** Moves a role from one machine to another; without it the diagram is fixed. */
  onMoveRole?: (machine: string, role: MachineRole, target: string) => void;
  /** Whether a move leads to a scenario the simulator knows; every move when left out. */
  canMoveRole?: (machine: string, role: MachineRole, target: string) => boolean;
}

export function TopologyDiagram(_props: TopologyDiagramProps) {
  return null;
}
