import type { ReactNode } from 'react';

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
    <circle cx="6" cy="6" r="4" fill="var(--ml-accent)" />
  </Mark>
);

export const DiamondMark = () => (
  <Mark>
    <path
      d="M6 1.5 10.5 6 6 10.5 1.5 6z"
      fill="var(--ml-paper)"
      stroke="var(--ml-accent)"
      strokeWidth="1.5"
    />
  </Mark>
);

export const RuleMark = () => (
  <Mark>
    <path d="M6 0v12" stroke="var(--ml-ink)" strokeWidth="1.5" />
  </Mark>
);

export const BandMark = () => (
  <Mark>
    <path d="M0 0h12v12H0z" fill="var(--ml-band)" />
  </Mark>
);

export const WhiskerMark = () => (
  <Mark>
    <path d="M0 6h12" stroke="var(--ml-accent)" strokeWidth="2" />
  </Mark>
);

export const CrossMark = () => (
  <Mark>
    <path d="m2.5 2.5 7 7m0-7-7 7" stroke="var(--ml-ink)" strokeWidth="1.75" />
  </Mark>
);
