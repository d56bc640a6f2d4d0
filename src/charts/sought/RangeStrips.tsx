import { cssLength } from '../frame/drawingUnit';
import { FigureFrame } from '../frame/FigureFrame';
import type { ChartFrameText } from '../frame/types';
import { Hatched } from '../marks/areas';
import { Capsule } from '../marks/boxes';
import { Hatch } from '../marks/Hatch';
import { Rule } from '../marks/lines';
import { Simulated } from '../marks/points';
import own from './sought.module.css';

/** A knob that may move, with places on its line from 0 to 1. */
export interface RangeStrip {
  id: string;
  label: string;
  /** Both with what unit they have. */
  publishedText: string;
  hereText: string;
  published: number;
  here: number;
  /** What was measured; one value makes no range, and nothing none. */
  measured: { low: number; high: number; text: string } | null;
  isOutside: boolean;
}

export interface RangeStripsProps extends Required<Pick<ChartFrameText, 'title' | 'subtitle'>> {
  strips: readonly RangeStrip[];
  /** What stands at `here`, such as "best". */
  name: string;
}

const WIDTH = 170;
const HEIGHT = 22;
const EDGE = 9;
const MIDDLE = HEIGHT / 2;
const at = (share: number) => EDGE + share * (WIDTH - 2 * EDGE);

/** One line for each knob: the measured range, a tick where it was published, and where it is now. */
export function RangeStrips({ title, subtitle, strips, name }: RangeStripsProps) {
  return (
    <FigureFrame
      title={title}
      subtitle={subtitle}
      table={() => ({
        columns: ['Knob', 'published', name, 'measured', `where the ${name} is`],
        rows: strips.map((strip) => [
          strip.label,
          strip.publishedText,
          strip.hereText,
          strip.measured?.text ?? 'nothing',
          strip.isOutside ? 'outside' : 'inside',
        ]),
      })}
    >
      <ul className={own.strips}>
        {strips.map((strip) => (
          <li key={strip.id} data-strip={strip.id} data-outside={strip.isOutside || undefined}>
            <span>{strip.label}</span>
            <span className={own.move}>
              {strip.publishedText === strip.hereText ? (
                strip.hereText
              ) : (
                <strong>
                  {strip.publishedText} → {strip.hereText}
                </strong>
              )}
            </span>
            <Strip strip={strip} name={name} />
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}

function Strip({ strip, name }: { strip: RangeStrip; name: string }) {
  const { id, measured, isOutside, published, here } = strip;
  const hatchId = `strip-${id}`;
  const nearest = measured && (here < measured.low ? measured.low : measured.high);
  const ends = nearest === null ? null : [Math.min(here, nearest), Math.max(here, nearest)];
  return (
    <svg
      translate="no"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      style={{ width: cssLength(WIDTH), height: cssLength(HEIGHT) }}
      role="img"
      aria-label={`published ${strip.publishedText}, ${name} ${strip.hereText}, ${
        isOutside ? 'outside' : 'inside'
      } what was measured${measured ? `: ${measured.text}` : ''}`}
    >
      <Hatch id={hatchId} />
      <line className={own.stripLine} x1={at(0)} x2={at(1)} y1={MIDDLE} y2={MIDDLE} />
      {isOutside && ends && (
        <Hatched
          hatch={hatchId}
          data-mark="beyond"
          x={at(ends[0] ?? 0)}
          width={at(ends[1] ?? 0) - at(ends[0] ?? 0)}
          y={MIDDLE - 4}
          height={8}
        />
      )}
      {measured && (
        <Capsule
          data-mark="measured"
          x={at(measured.low) - 4.5}
          width={at(measured.high) - at(measured.low) + 9}
          y={MIDDLE - 4.5}
          height={9}
          rx={4.5}
        />
      )}
      <Rule look="measured" data-mark="published" x={at(published)} y={[MIDDLE - 8, MIDDLE + 8]} />
      <Simulated isExtrapolated={isOutside} data-mark="here" cx={at(here)} cy={MIDDLE} r={5} />
    </svg>
  );
}
