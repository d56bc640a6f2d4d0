import styles from './marks.module.css';

interface HatchProps {
  /** Fill with `url(#id)`. */
  id: string;
  /** Class of its lines: grey where nothing is said. */
  className?: string;
  /** From line to line, px. */
  gap?: number;
  /** Of the lines against the vertical, degrees. */
  turned?: number;
}

/** Diagonal hatching, grey for what is assumed. */
export function Hatch({ id, className = styles.hatchLine, gap = 5, turned = 45 }: HatchProps) {
  return (
    <defs>
      <pattern
        id={id}
        width={gap}
        height={gap}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${turned})`}
      >
        <line className={className} x1={0} x2={0} y1={0} y2={gap} />
      </pattern>
    </defs>
  );
}
