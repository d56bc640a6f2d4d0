import type { ReactNode } from 'react';
import { Band } from '../charts/marks/areas';
import { Interval } from '../charts/marks/lines';
import { Dot } from '../charts/marks/points';
import { Diamond } from '../charts/marks/shapes';

/** A mark of a table's key; the text beside it names it. */
function Mark({ children }: { children: ReactNode }) {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      {children}
    </svg>
  );
}

export const DotMark = () => (
  <Mark>
    <Dot cx={6} cy={6} r={4} />
  </Mark>
);

export const DiamondMark = () => (
  <Mark>
    <Diamond cx={6} cy={6} r={4.5} />
  </Mark>
);

export const RuleMark = () => (
  <Mark>
    <path d="M6 0v12" stroke="var(--ml-ink)" strokeWidth="1.5" />
  </Mark>
);

export const BandMark = () => (
  <Mark>
    <Band width={12} height={12} />
  </Mark>
);

export const WhiskerMark = () => (
  <Mark>
    <Interval x={[0, 12]} y={6} />
  </Mark>
);

export const CrossMark = () => (
  <Mark>
    <path d="m2.5 2.5 7 7m0-7-7 7" stroke="var(--ml-ink)" strokeWidth="1.75" />
  </Mark>
);
