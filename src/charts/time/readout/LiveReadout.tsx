import { max } from 'd3-array';
import type { ScaleLinear } from 'd3-scale';
import { useEffect, useRef, useState } from 'react';
import frame from '../../frame/frame.module.css';
import { ReadoutCard } from './ReadoutCard';
import { clockText, sentenceAt } from './rows';
import { stepAfter, stepAt } from './steps';
import type { ReadoutData } from './types';

export interface LiveReadoutProps {
  data: ReadoutData;
  x: ScaleLinear<number, number>;
  top: number;
  bottom: number;
  /** What takes pointer and focus. */
  surface: SVGGElement;
  /** Where a pointer chose the first moment, in px of the window; null where a key did. */
  cameInAt: number | null;
}

/** The step at a place of the window. */
function stepUnder(surface: Element, clientX: number, data: ReadoutData, steps: number): number {
  const { left, width } = surface.getBoundingClientRect();
  return stepAt((clientX - left) / width, { ...data, steps });
}

/** A moment chosen on the surface, shown as a card and said as a sentence. */
export function LiveReadout({ data, x, top, bottom, surface, cameInAt }: LiveReadoutProps) {
  const steps = max(data.groups, ({ lines }) => max(lines, ({ values }) => values.length)) ?? 0;
  const [step, setStep] = useState(() =>
    cameInAt === null ? 0 : stepUnder(surface, cameInAt, data, steps),
  );
  const [isShown, setShown] = useState(
    () => cameInAt !== null || surface === document.activeElement,
  );
  const current = Math.min(step, Math.max(0, steps - 1));
  const latest = useRef({ data, steps, current });
  latest.current = { data, steps, current };

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const show = (next: number) => {
      setStep(next);
      setShown(true);
    };
    const hide = () => setShown(false);
    const follow = ({ clientX }: PointerEvent) =>
      show(stepUnder(surface, clientX, latest.current.data, latest.current.steps));
    surface.addEventListener('pointerdown', follow, { signal });
    surface.addEventListener('pointermove', follow, { signal });
    surface.addEventListener(
      'pointerleave',
      ({ pointerType }) => pointerType !== 'touch' && hide(),
      { signal },
    );
    surface.addEventListener('focus', () => setShown(true), { signal });
    surface.addEventListener('blur', hide, { signal });
    surface.addEventListener(
      'keydown',
      (event) => {
        const next = stepAfter(event.key, latest.current.current, latest.current.steps);
        if (next === null) return;
        event.preventDefault();
        show(next);
      },
      { signal },
    );
    // What a pointer shows without the focus must go, too, without the pointer being moved.
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        hide();
        surface.blur();
      },
      { signal },
    );
    return () => stop.abort();
  }, [surface]);

  useEffect(() => {
    surface.setAttribute('aria-valuemin', '0');
    surface.setAttribute('aria-valuemax', String(Math.max(0, steps - 1)));
    surface.setAttribute('aria-valuenow', String(current));
    surface.setAttribute('aria-valuetext', clockText(current * data.stepMs));
  }, [surface, steps, current, data.stepMs]);

  const shows = isShown && steps > 0;
  return (
    <>
      {shows && (
        <ReadoutCard
          data={data}
          step={current}
          at={x((current + 0.5) * data.stepMs)}
          {...{ x, top, bottom }}
        />
      )}
      <foreignObject width="1" height="1">
        <p className={frame.visuallyHidden} aria-live="polite">
          {shows ? sentenceAt(data, current) : ''}
        </p>
      </foreignObject>
    </>
  );
}
