import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './lab.module.css';

interface WhenSeenProps<Value> {
  /** What is drawn. */
  value: Value;
  /** Whether the value is about to be followed by others. */
  isPassing: boolean;
  children: (value: Value) => ReactNode;
}

/** Distance from the window, in px, at which something counts as in sight. */
const MARGIN_PX = 200;

/**
 * Draws the latest value; out of sight, where drawing it would only hold up what the reader sees,
 * it leaves out those that others follow.
 */
export function WhenSeen<Value>({ value, isPassing, children }: WhenSeenProps<Value>) {
  const place = useRef<HTMLDivElement>(null);
  const [inSight, setInSight] = useState(true);
  const [drawn, setDrawn] = useState(value);
  const follows = inSight || !isPassing;
  if (follows && drawn !== value) setDrawn(value);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setInSight(entry?.isIntersecting ?? true),
      { rootMargin: `${MARGIN_PX}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.seen}>
      {children(follows ? value : drawn)}
    </div>
  );
}
