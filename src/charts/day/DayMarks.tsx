import type { ScaleLinear } from 'd3-scale';
import { endsOf } from '../frame/ends';
import { formatRate } from '../frame/format';
import { BASELINE, placeAlongLine } from '../frame/placeAlongLine';
import { Bar } from '../marks/areas';
import { PredictiveBox } from '../marks/boxes';
import { Label } from '../marks/Label';
import { Rule } from '../marks/lines';
import { Dot } from '../marks/points';
import day from './day.module.css';
import type { DayHour } from './types';

interface MarksProps {
  hours: readonly DayHour[];
  /** Hours since the first, to px. */
  x: ScaleLinear<number, number>;
  y: ScaleLinear<number, number>;
}

/** Space between bars of neighbouring hours, as a share of an hour. */
const BETWEEN = 0.12;

/** Up to where the limits are kept, named where the least is drawn. */
function AcceptedLine({ hours, x, y, accepted }: MarksProps & { accepted: number }) {
  const [left, right] = endsOf(x.range());
  const name = `limits kept up to ${formatRate(accepted)}/s`;
  const place = placeAlongLine(
    name,
    { begin: left + 4, end: right, y: y(accepted), sides: ['above', 'below'] },
    hours.map(({ offered, carried, peak }, hour) => {
      const top = y(Math.max(offered, carried, peak ?? 0)) - 1;
      return { x: x(hour), y: top, width: x(1) - x(0), height: y(0) - top };
    }),
  );
  return (
    <>
      <Rule look="target" data-mark="accepted" x={[left, right]} y={y(accepted)} />
      {place && (
        <Label x={place.x} y={place.y + BASELINE}>
          {name}
        </Label>
      )}
    </>
  );
}

/** What is carried as bars, what is offered as a line of steps, the highest rows as ticks. */
export function CarriedMarks({ hours, x, y, accepted }: MarksProps & { accepted: number | null }) {
  const steps = hours
    .map(({ offered }, hour) => `${hour === 0 ? 'M' : 'L'}${x(hour)} ${y(offered)}H${x(hour + 1)}`)
    .join('');
  return (
    <>
      {hours.map(({ name, carried }, hour) => (
        <Bar
          key={name}
          look="lighter"
          data-mark="carried"
          x={x(hour + BETWEEN)}
          y={y(carried)}
          width={x(1 - 2 * BETWEEN) - x(0)}
          height={y(0) - y(carried)}
        />
      ))}
      <path className={day.offered} data-mark="offered" d={steps} />
      {hours.map(
        ({ name, peak }, hour) =>
          peak !== null && (
            <line
              key={name}
              className={day.peak}
              data-mark="peak"
              x1={x(hour + 0.25)}
              x2={x(hour + 0.75)}
              y1={y(peak)}
              y2={y(peak)}
            />
          ),
      )}
      {accepted !== null && <AcceptedLine hours={hours} x={x} y={y} accepted={accepted} />}
    </>
  );
}

/** A limited measure in each hour: the simulated value as a dot, its band as a dashed box, the limit dotted. */
export function FoundMarks({ hours, x, y, limit }: MarksProps & { limit: number }) {
  const [left, right] = endsOf(x.range());
  const slot = x(1) - x(0);
  return (
    <>
      <Rule look="target" data-mark="limit" x={[left, right]} y={y(limit)} />
      {hours.map(
        ({ name, found }, hour) =>
          found !== null && (
            <g key={name}>
              {found.high > found.low && (
                <PredictiveBox
                  look="small"
                  data-mark="band"
                  x={x(hour) + 0.2 * slot}
                  y={y(found.high)}
                  width={0.6 * slot}
                  height={y(found.low) - y(found.high)}
                />
              )}
              <Dot
                data-mark="found"
                cx={x(hour + 0.5)}
                cy={y(found.mean)}
                r={Math.min(3.5, 0.3 * slot)}
              />
            </g>
          ),
      )}
    </>
  );
}

/** What waits at the end of each hour, as bars that stand there. */
export function WaitingMarks({ hours, x, y }: MarksProps) {
  const width = Math.max(1.5, 0.4 * (x(1) - x(0)));
  return (
    <>
      {hours.map(
        ({ name, waiting }, hour) =>
          waiting.mean > 0 && (
            <Bar
              key={name}
              data-mark="waiting"
              x={x(hour + 1) - width}
              y={y(waiting.mean)}
              width={width}
              height={y(0) - y(waiting.mean)}
            />
          ),
      )}
    </>
  );
}
