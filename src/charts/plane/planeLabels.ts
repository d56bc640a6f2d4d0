import { formatOperatingPoint } from '../frame/format';
import type { LabelRequest } from '../frame/placeLabels';
import type { Tone } from '../marks/Label';
import { growthText } from './planeText';
import type { MeasuredPoint, SimulatedPoint, ThroughputLatencyPlaneProps } from './planeTypes';

/** Context points with more than two others this near stay without a label. */
const CROWD_PX = 34;

/** A measured point where it is drawn, in px. */
export interface PlaneRing {
  point: MeasuredPoint;
  x: number;
  y: number;
  radius: number;
  look: 'current' | 'measured' | 'context' | 'flagged';
}

/** What of the plane has labels, in px. */
interface PlaneMarks {
  rings: readonly PlaneRing[];
  simulated: { x: number; y: number } | null;
  now: { x: number; y: number } | null;
}

/** The labels the plane wants, most important first. */
export function labelRequests(
  props: ThroughputLatencyPlaneProps,
  { rings, simulated, now }: PlaneMarks,
  width: number,
): { request: LabelRequest; tone: Tone }[] {
  const values = (point: SimulatedPoint) =>
    formatOperatingPoint(point.throughputPerSecond, point.roundtripMs) + growthText(point);
  const requests: { request: LabelRequest; tone: Tone }[] = [];
  const add = (tone: Tone, request: LabelRequest) => requests.push({ tone, request });
  const current = rings.find((ring) => ring.look === 'current');
  if (current) {
    const { point } = current;
    const second = point.flag ? `printed ${point.flag.printed}` : values(point);
    add(point.flag ? 'note' : 'measured', {
      id: point.id,
      x: current.x,
      y: current.y,
      radius: current.radius,
      lines: [
        { text: `measured ${point.id}${point.only ? `, ${point.only}` : ''}`, bold: true },
        { text: second },
      ],
      required: true,
    });
  }
  for (const ring of rings) {
    if (ring.look === 'measured') {
      const { id, flag } = ring.point;
      const text = flag ? `${id}, printed ${flag.printed}` : id;
      add(flag ? 'note' : 'measured', {
        ...ring,
        id,
        lines: [{ text, bold: true }],
        required: true,
      });
    }
  }
  if (now && props.now) {
    const name = `now, ${props.now.label}${props.now.extrapolated ? ', extrapolated' : ''}`;
    const lines = [{ text: name, bold: true }, { text: values(props.now) }];
    add('simulated', { id: 'now', ...now, radius: 10, lines, required: true });
  }
  if (simulated && props.simulated && !(props.isQuiet && props.now)) {
    const name = props.now && width > 500 ? 'simulated, as published' : 'simulated';
    const lines = [{ text: name, bold: true }, { text: values(props.simulated) }];
    add('simulated', { id: 'simulated', ...simulated, radius: 6, lines, required: true });
  }
  if (props.isQuiet) return requests;
  for (const ring of rings) {
    const { id, flag } = ring.point;
    if (ring.look === 'flagged' && flag) {
      add('note', {
        ...ring,
        id,
        lines: [{ text: `${id}, printed ${flag.printed}` }],
        required: false,
      });
    }
  }
  for (const ring of rings) {
    const crowd = rings.filter(
      (other) => Math.hypot(other.x - ring.x, other.y - ring.y) < CROWD_PX,
    );
    if (ring.look === 'context' && crowd.length <= (width > 500 ? 3 : 2)) {
      add('context', {
        ...ring,
        id: ring.point.id,
        lines: [{ text: ring.point.id }],
        required: false,
      });
    }
  }
  return requests;
}
