import { LINE_HEIGHT, type PlacedLabel } from '../frame/placeLabels';
import { Label, type Tone } from './Label';
import { Leader } from './lines';

interface DirectLabelProps {
  label: PlacedLabel;
  tone: Tone;
}

/** Labels set beside their marks; the leaders of those that stand apart come first, so that they strike none. */
export function DirectLabels({ labels }: { labels: readonly DirectLabelProps[] }) {
  return (
    <>
      {labels.map(
        ({ label: { id, leader }, tone }) =>
          leader && (
            <g key={id} data-tone={tone} data-leader={id}>
              <Leader {...leader} />
            </g>
          ),
      )}
      {labels.map((entry) => (
        <LabelText key={entry.label.id} {...entry} />
      ))}
    </>
  );
}

/** A label set beside its mark, with a leader where it stands apart. */
export const DirectLabel = (props: DirectLabelProps) => <DirectLabels labels={[props]} />;

function LabelText({ label, tone }: DirectLabelProps) {
  const { box, anchor } = label;
  const x =
    anchor === 'start' ? box.x : anchor === 'end' ? box.x + box.width : box.x + box.width / 2;
  return (
    <g data-tone={tone} data-label={label.id}>
      <Label x={x} y={box.y + 12} textAnchor={anchor}>
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
      </Label>
    </g>
  );
}
