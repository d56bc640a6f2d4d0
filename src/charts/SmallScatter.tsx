export interface SmallScatterProps {
  /** Text description of what the thumbnail shows. */
  description: string;
  points: readonly { id: string; x: number; y: number; emphasised?: boolean }[];
  /** Horizontal reference line. */
  target?: { y: number; label: string };
  xLabels: readonly [low: string, high: string];
}

export function SmallScatter(_props: SmallScatterProps) {
  return null;
}
