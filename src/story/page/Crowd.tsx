import { extent, leastIndex, max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { type KeyboardEvent, type PointerEvent, useMemo } from 'react';
import chart from '../../charts/frame/charts.module.css';
import { cssLength } from '../../charts/frame/drawingUnit';
import { formatNumber, withUnit } from '../../charts/frame/format';
import { useWidth } from '../../charts/frame/useWidth';
import { Rule } from '../../charts/marks/lines';
import { Dot, FocusRing } from '../../charts/marks/points';
import type { Passed } from '../run/crowd';
import styles from './story.module.css';

interface CrowdProps {
  crowd: readonly Passed[];
  chosen: Passed | null;
  onChoose: (one: Passed) => void;
}

const HEIGHT = 250;
const LEFT = 40;
const BOTTOM = 34;
const TOP = 22;

/** Every message of the minute: when it knocked, and how long it stood in lines. */
export function Crowd({ crowd, chosen, onChoose }: CrowdProps) {
  const [ref, width] = useWidth<HTMLDivElement>(704);
  const byWait = useMemo(() => [...crowd].sort((a, b) => a.waitedMs - b.waitedMs), [crowd]);
  const [fromS = 0, untilS = 1] = extent(crowd, ({ atS }) => atS);
  const most = max(crowd, ({ waitedMs }) => waitedMs) ?? 1;
  const x = scaleLinear([Math.floor(fromS), Math.ceil(untilS)], [LEFT, width - 8]);
  const y = scaleLinear([0, most], [HEIGHT - BOTTOM, TOP]).nice(4);
  const dots = useMemo(
    () => crowd.map(({ atS, waitedMs }) => `M${x(atS).toFixed(1)} ${y(waitedMs).toFixed(1)}h0`),
    [crowd, x, y],
  );
  const nearest = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, top, width: wide } = currentTarget.getBoundingClientRect();
    const unit = width / wide;
    const [atX, atY] = [(clientX - left) * unit, (clientY - top) * unit];
    const index = leastIndex(
      crowd,
      (a, b) =>
        Math.hypot(x(a.atS) - atX, y(a.waitedMs) - atY) -
        Math.hypot(x(b.atS) - atX, y(b.waitedMs) - atY),
    );
    const found = index === undefined ? undefined : crowd[index];
    if (found) onChoose(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.ceil(crowd.length / 10);
    const byTime = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: page, PageDown: -page };
    const ends = { Home: -crowd.length, End: crowd.length };
    const step = byTime ?? { ...steps, ...ends }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const all = byTime === undefined ? byWait : crowd;
    const at = chosen === null ? -1 : all.indexOf(chosen);
    const next = all[Math.min(all.length - 1, Math.max(0, at + step))];
    if (next) onChoose(next);
  };
  return (
    <div ref={ref}>
      <svg
        translate="no"
        className={styles.crowd}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys that choose a message
        tabIndex={0}
        aria-label={`${formatNumber(crowd.length)} messages by the time at which they knocked and by how long they stood in lines. Left and right choose by time; up and down by the wait, a tenth of all with the page keys, and its ends with Home and End.`}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        style={{ height: cssLength(HEIGHT) }}
        onPointerDown={nearest}
        onPointerMove={(event) => event.buttons > 0 && nearest(event)}
        onKeyDown={onKeyDown}
      >
        <text className={chart.axisTitle} x={0} y={12}>
          in lines, ms
        </text>
        {y.ticks(4).map((tick) => (
          <g key={tick}>
            <Rule look="grid" x={[LEFT, width - 8]} y={y(tick)} />
            <text className={chart.tick} x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {x.ticks(width < 500 ? 4 : 7).map((tick) => (
          <text
            key={tick}
            className={chart.tick}
            x={x(tick)}
            y={HEIGHT - BOTTOM + 18}
            textAnchor="middle"
          >
            {formatNumber(tick)}
          </text>
        ))}
        <text className={chart.axisTitle} x={width - 8} y={HEIGHT - 2} textAnchor="end">
          knocked at, s
        </text>
        <path className={styles.dots} data-mark="crowd" d={dots.join('')} />
        {chosen && (
          <g data-mark="chosen" transform={`translate(${x(chosen.atS)}, ${y(chosen.waitedMs)})`}>
            <Dot r={4} />
            <FocusRing r={9} />
            <text
              className={styles.chosen}
              x={x(chosen.atS) > width - 90 ? -14 : 14}
              y={4}
              textAnchor={x(chosen.atS) > width - 90 ? 'end' : 'start'}
            >
              {withUnit(chosen.waitedMs, 'ms')}
            </text>
          </g>
        )}
      </svg>
    </div>
  );
}
