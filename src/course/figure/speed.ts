import { withUnit } from '../../charts/frame/format';

/** Pictures in a second; where more happens, not each event has one. */
const PICTURES_PER_SECOND = 60;

/** One picture stands for so many events at a speed in simulated seconds a second; 1 where each has its own. */
export function eventsPerPicture(eventsPerSecond: number, speed: number): number {
  const events = (eventsPerSecond * speed) / PICTURES_PER_SECOND;
  return events <= 1 ? 1 : Number(events.toPrecision(2));
}

/** Simulated time, as finely as it passes: "20.09 s", "3.1 h". */
export function clockOf(nowMs: number, speed: number): string {
  const seconds = nowMs / 1000;
  if (seconds >= 7200) return withUnit(seconds / 3600, 'h', 1);
  return withUnit(seconds, 's', speed < 0.01 ? 4 : speed < 1 ? 2 : 0);
}
