import styles from './charts.module.css';
import { LINE_HEIGHT, type PlacedLabel } from './placeLabels';

/** What a label or mark stands for; decides its colour. */
export type Tone = 'measured' | 'simulated' | 'context' | 'note';

/** A label set beside its mark, with a leader where it stands apart. */
export function DirectLabel({ label, tone }: { label: PlacedLabel; tone: Tone }) {
  const { box, anchor, leader } = label;
  const x =
    anchor === 'start' ? box.x : anchor === 'end' ? box.x + box.width : box.x + box.width / 2;
  return (
    <g data-tone={tone} data-label={label.id}>
      {leader && <line className={styles.leader} {...leader} />}
      <text className={styles.label} x={x} y={box.y + 12} textAnchor={anchor}>
        {label.lines.map((line, row) => (
          <tspan
            key={line.text}
            x={x}
            dy={row === 0 ? 0 : LINE_HEIGHT}
            fontWeight={line.bold ? 600 : 400}
          >
            {line.text}
          </tspan>
        ))}
      </text>
    </g>
  );
}
