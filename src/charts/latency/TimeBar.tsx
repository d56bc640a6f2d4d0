import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import styles from '../frame/charts.module.css';
import { cssLength } from '../frame/drawingUnit';
import { formatNumber, withUnit } from '../frame/format';
import frame from '../frame/frame.module.css';
import { textWidth } from '../frame/textWidth';
import { useWidth } from '../frame/useWidth';
import { StageBar } from '../marks/areas';
import { Hatch } from '../marks/Hatch';
import { type AwaitedStage, type TimePart, timeParts } from './timeParts';

interface TimeBarProps {
  stages: readonly AwaitedStage[];
  /** What passes through them. */
  one: string;
  stale?: boolean;
}

const HEIGHT = 62;
const BAR = { y: 18, height: 24 };
/** Between a text and the next, px. */
const AIR = 8;
const SIZE_PX = 12;
/** Narrower parts have no name, and as much of a part lies behind where its name begins, px. */
const LEAST = 6;
/** So far before its part a name may begin, px. */
const BEFORE = 12;

interface PlacedPart extends TimePart {
  x: number;
  width: number;
  /** Where its name and its number begin; null where there is no room for them. */
  textX: number | null;
}

/** The parts along a bar; the longest have their names first, where those of others leave room. */
export function placeParts(parts: readonly TimePart[], width: number): PlacedPart[] {
  const whole = parts.reduce((sum, { ms }) => sum + ms, 0);
  const x = scaleLinear([0, whole || 1], [0, width]);
  let passed = 0;
  const placed = parts.map((part) => {
    const at = x(passed);
    passed += part.ms;
    return { ...part, x: at, width: x(part.ms), textX: null as number | null };
  });
  const taken: { from: number; to: number }[] = [];
  for (const part of [...placed].sort((a, b) => b.ms - a.ms)) {
    const text = Math.max(textWidth(part.label, SIZE_PX, true), textWidth(msText(part), SIZE_PX));
    const end = part.x + part.width;
    // At its ends, else beside a name that is there, as far to the left as can be.
    const beside = taken
      .flatMap(({ from, to }) => [from - text - AIR, to])
      .filter((at) => at >= part.x - BEFORE && at <= end - LEAST && at >= 0 && at <= width - text)
      .sort((a, b) => a - b);
    const free = [part.x, end - text]
      .map((at) => Math.max(0, Math.min(at, width - text)))
      .concat(beside)
      .find((at) => !taken.some(({ from, to }) => at < to && from < at + text + AIR));
    if (part.width < LEAST || free === undefined) continue;
    part.textX = free;
    taken.push({ from: free, to: free + text + AIR });
  }
  return placed;
}

const msText = ({ ms }: Pick<TimePart, 'ms'>): string => withUnit(ms, 'ms');

/** Where the time of a message goes, in one bar. */
export function TimeBar({ stages, one, stale }: TimeBarProps) {
  const [ref, width] = useWidth<HTMLDivElement>(720);
  const hatch = useId();
  const parts = placeParts(timeParts(stages), width);
  const description = parts.map((part) => `${part.label} ${formatNumber(part.ms)} ms`).join(', ');
  return (
    <div ref={ref} data-stale={stale || undefined} className={frame.frame}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group inside is the named image; a title would show as a tooltip */}
      <svg
        translate="no"
        className={frame.plot}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="xMinYMin meet"
        style={{ height: cssLength(HEIGHT) }}
      >
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an SVG group is not interactive */}
        <g role="img" aria-label={`Where a ${one} spends its time: ${description}.`}>
          <Hatch id={hatch} />
          {parts.map((part) => (
            <g key={part.id} data-part={part.id}>
              <StageBar
                kind={part.kind}
                hatch={hatch}
                x={part.x}
                y={BAR.y}
                width={part.width}
                height={BAR.height}
              />
              {part.textX !== null && (
                <>
                  <text className={styles.valueStrong} x={part.textX} y={12}>
                    {part.label}
                  </text>
                  <text className={styles.value} x={part.textX} y={HEIGHT - 6}>
                    {msText(part)}
                  </text>
                </>
              )}
            </g>
          ))}
        </g>
      </svg>
    </div>
  );
}
