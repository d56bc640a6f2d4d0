import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { hourText, nearestRate } from '../../scenario/profile';
import { touchDirection } from '../touchDirection';
import styles from './profile.module.css';
import type { ProfileEditorProps } from './types';

interface ProfileBarsProps extends Omit<ProfileEditorProps, 'onWhole'> {
  labelledBy: string;
}

interface HourRate {
  hour: number;
  /** Messages per second. */
  rate: number;
}

/** A page key moves this many steps. */
const PAGE = 5;
/** Hours named under the bars. */
const NAMED = [0, 6, 12, 18];
const HOURS_A_DAY = 24;

const custom = (named: Record<string, number>) => named as CSSProperties;

/** The rate a key press leads to; null where the key moves nothing. */
function rateAfter(key: string, rate: number, step: number, most: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return rate + step;
    case 'ArrowDown':
      return rate - step;
    case 'PageUp':
      return rate + PAGE * step;
    case 'PageDown':
      return rate - PAGE * step;
    case 'Home':
      return 0;
    case 'End':
      return most;
    default:
      return null;
  }
}

/** One bar for each hour; a pointer paints across them, keys change one and move between them. */
export function ProfileBars(props: ProfileBarsProps) {
  const { rates, limits, simulatedHours, step, reference, labelledBy, onChange } = props;
  const { noun = 'messages', from = 0 } = props;
  const { hours, most } = limits;
  /** The hour that the Tab key reaches. */
  const [current, setCurrent] = useState(0);
  const bars = useRef<HTMLDivElement>(null);
  const painted = useRef<(HourRate & { rates: readonly number[] }) | null>(null);
  /** A touch that may still become a swipe of the page. */
  const touch = useRef<(HourRate & { clientX: number; clientY: number }) | null>(null);

  const nameOf = (hour: number) => hourText((from + hour) % HOURS_A_DAY);
  const onGrid = (rate: number) => nearestRate(Math.round(rate / step) * step, limits);
  const at = (event: PointerEvent): HourRate => {
    const box = event.currentTarget.getBoundingClientRect();
    const hour = Math.floor(((event.clientX - box.left) / box.width) * hours);
    const share = 1 - (event.clientY - box.top) / box.height;
    return { hour: Math.min(hours - 1, Math.max(0, hour)), rate: onGrid(share * most) };
  };
  /** Sets this hour, and on a straight line those that a fast pointer skipped. */
  const paint = ({ hour, rate }: HourRate) => {
    const before = painted.current ?? { rates, hour, rate };
    const distance = Math.abs(hour - before.hour) || 1;
    const next = before.rates.map((old, index) => {
      const passed = Math.abs(index - before.hour) / distance;
      const between = (index - before.hour) * (index - hour) < 0;
      if (index === hour) return rate;
      return between ? onGrid(before.rate + passed * (rate - before.rate)) : old;
    });
    painted.current = { rates: next, hour, rate };
    onChange(next);
  };
  const focus = (hour: number) => {
    setCurrent(hour);
    bars.current?.querySelectorAll('input')[hour]?.focus();
  };
  const begin = (start: HourRate) => {
    touch.current = null;
    focus(start.hour);
    paint(start);
  };
  const end = () => {
    touch.current = null;
    painted.current = null;
  };
  const follow = (event: PointerEvent) => {
    const { current } = touch;
    if (current !== null) {
      const direction = touchDirection(current, event);
      if (direction === 'sideways') begin(current);
      else if (direction === 'upDown') touch.current = null;
    }
    if (painted.current !== null) paint(at(event));
  };
  const set = (hour: number, rate: number) =>
    onChange(rates.map((old, index) => (index === hour ? nearestRate(rate, limits) : old)));
  const press = (event: KeyboardEvent, hour: number) => {
    const sideways = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const rate = rateAfter(event.key, rates[hour] ?? 0, step, most);
    if (sideways === 0 && rate === null) return;
    event.preventDefault();
    if (sideways !== 0) focus(Math.min(hours - 1, Math.max(0, hour + sideways)));
    if (rate !== null) set(hour, rate);
  };

  return (
    <div className={styles.plot}>
      <span className={styles.scale} aria-hidden="true">
        <span>{most}</span>
        <span>{most / 2}</span>
        <span>0</span>
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as bars in all browsers */}
      <div
        ref={bars}
        role="group"
        aria-labelledby={labelledBy}
        className={styles.bars}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          const start = at(event);
          if (event.pointerType !== 'touch') begin(start);
          else touch.current = { ...start, clientX: event.clientX, clientY: event.clientY };
        }}
        onPointerMove={follow}
        onPointerUp={() => {
          if (touch.current !== null) begin(touch.current); // a tap
          end();
        }}
        onPointerCancel={end}
      >
        {reference && (
          <span className={styles.reference} style={custom({ '--at': reference.rate / most })}>
            <span>{reference.label}</span>
          </span>
        )}
        {rates.map((rate, hour) => (
          <span
            key={hourText(hour)}
            className={styles.bar}
            data-idle={hour >= simulatedHours || undefined}
            style={custom({ '--at': rate / most })}
            title={`${nameOf(hour)}: ${rate} ${noun}/s`}
          >
            <input
              type="range"
              aria-label={`Load from ${nameOf(hour)}`}
              aria-orientation="vertical"
              aria-valuetext={`${rate} ${noun} per second`}
              min={0}
              max={most}
              step={1}
              value={rate}
              tabIndex={hour === current ? 0 : -1}
              onChange={(event) => set(hour, Number(event.target.value))}
              onFocus={() => setCurrent(hour)}
              onKeyDown={(event) => press(event, hour)}
            />
          </span>
        ))}
      </div>
      <span className={styles.hours} aria-hidden="true">
        {NAMED.filter((hour) => hour < hours).map((hour) => (
          <span key={hour} style={custom({ '--at': hour / hours })}>
            {nameOf(hour)}
          </span>
        ))}
      </span>
    </div>
  );
}
