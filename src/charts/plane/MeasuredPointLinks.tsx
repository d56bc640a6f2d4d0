import { formatOperatingPoint } from '../frame/format';
import { PointLinks } from '../frame/PointLinks';
import type { PlaneLayout, PlaneRing } from './planeLayout';

const valuesOf = ({ point }: PlaneRing) =>
  formatOperatingPoint(point.throughputPerSecond, point.roundtripMs);

function describe(ring: PlaneRing): string {
  const { flag, id, note } = ring.point;
  const remark = flag ? `, as printed: ${flag.text}` : note ? `, ${note}` : '';
  return `${id}, measured ${valuesOf(ring)}${remark}`;
}

/** Targets over the measured points of the plane: each opens its configuration's page. */
export function MeasuredPointLinks({ layout }: { layout: PlaneLayout }) {
  return (
    <PointLinks
      label="Measured configurations"
      points={layout.rings.map((ring) => ({
        id: ring.point.id,
        x: ring.x,
        y: ring.y,
        radius: ring.radius,
        lines: [{ text: ring.point.id, bold: true }, { text: valuesOf(ring) }],
        description: describe(ring),
        href: ring.point.href,
      }))}
      startId={layout.rings.find(({ look }) => look === 'current')?.point.id}
      plot={layout.plot}
      tone="measured"
    />
  );
}
