import { useId } from 'react';
import { cssLength } from '../../charts/frame/drawingUnit';
import { withUnit } from '../../charts/frame/format';
import { useWidth } from '../../charts/frame/useWidth';
import { StageBar } from '../../charts/marks/areas';
import { Hatch } from '../../charts/marks/Hatch';
import { segmentsOf } from '../run/ruler';
import type { Tale } from '../run/tale';
import styles from './story.module.css';

const TOP = 20;
const BAR = 26;
const HEIGHT = 74;
/** Width of a letter of a label, in px. */
const LETTER = 7;

interface RulerProps {
  tale: Tale;
  /** Since the message knocked, ms. */
  atMs: number;
  onSeek: (atMs: number) => void;
}

/** The whole way of the message: what is over is filled, what is to come dashed. */
export function Ruler({ tale, atMs, onSeek }: RulerProps) {
  const hatch = useId();
  const [ref, width] = useWidth<HTMLDivElement>(704);
  const totalMs = tale.journey.endMs - tale.journey.beginMs;
  const x = (ms: number) => 1 + (ms / totalMs) * (width - 2);
  const now = x(atMs);
  const clock = withUnit(atMs, 'ms');
  return (
    <div ref={ref} className={styles.ruler}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: for the pointer; the buttons and keys beside move the clock, too */}
      <svg
        translate="no"
        role="img"
        aria-label={`${clock} of ${withUnit(totalMs, 'ms')}`}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        style={{ height: cssLength(HEIGHT) }}
        onClick={({ clientX, currentTarget }) => {
          const { left, width: wide } = currentTarget.getBoundingClientRect();
          onSeek(Math.min(totalMs, Math.max(0, ((clientX - left) / wide) * totalMs)));
        }}
      >
        <Hatch id={hatch} />
        <text className={styles.end} x={0} y={13}>
          {withUnit(0, 'ms')}
        </text>
        <text className={styles.end} x={width} y={13} textAnchor="end">
          {withUnit(totalMs, 'ms')}, answered
        </text>
        <rect className={styles.toCome} x={1} y={TOP} width={width - 2} height={BAR} />
        {segmentsOf(tale)
          .filter(({ fromMs }) => fromMs < atMs)
          .map(({ label, kind, fromMs, toMs }) => {
            const from = x(fromMs);
            const wide = x(Math.min(toMs, atMs)) - from;
            return (
              <g key={fromMs} data-segment={label}>
                <StageBar kind={kind} hatch={hatch} x={from} y={TOP} width={wide} height={BAR} />
                {wide > LETTER * label.length + 6 && (
                  <text
                    className={styles.segment}
                    data-kind={kind}
                    x={from + wide / 2}
                    y={TOP + 17}
                    textAnchor="middle"
                  >
                    {label}
                  </text>
                )}
              </g>
            );
          })}
        <path className={styles.now} d={`M${now} ${TOP - 6}V${TOP + BAR + 6}`} />
        <text
          className={styles.clock}
          x={Math.min(width - 26, Math.max(26, now))}
          y={HEIGHT - 6}
          textAnchor="middle"
        >
          {clock}
        </text>
      </svg>
    </div>
  );
}
