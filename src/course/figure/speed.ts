import { formatNumber, withUnit } from '../../charts/frame/format';

/** Simulated seconds in a second of the reader's: from one message at a time to an hour in a blink of 0.2 s. */
export const SLOWEST = 0.001;
export const FASTEST = 18_000;
/** Speeds with a name. */
export const STOPS: readonly { speed: number; name: string }[] = [
  { speed: SLOWEST, name: 'one message at a time' },
  { speed: 0.02, name: 'slowed down 50 times' },
  { speed: 1, name: 'as fast as in life' },
  { speed: 60, name: 'a minute in a second' },
  { speed: 3600, name: 'an hour in a second' },
  { speed: FASTEST, name: 'an hour in a blink' },
];
/** Where figures begin: those that draw a line over minutes fast. */
export const SLOW = 0.02;
export const FAST = 60;

/** Places of the slider in a tenfold, and places within which it snaps to a stop. */
const PER_DECADE = 500;
const SNAPS = 10;
/** Pictures in a second; where more happens, not each event has one. */
const PICTURES_PER_SECOND = 60;

/** The place of the slider at a speed, from 0. */
export const placeOf = (speed: number): number =>
  Math.round(PER_DECADE * Math.log10(speed / SLOWEST));
/** The last place of the slider. */
export const LAST_PLACE = placeOf(FASTEST);

/** The speed at a place of the slider, a named one where that is next to it. */
export function speedAt(place: number): number {
  const stop = STOPS.find(({ speed }) => Math.abs(placeOf(speed) - place) <= SNAPS);
  return stop?.speed ?? SLOWEST * 10 ** (place / PER_DECADE);
}

/** A tenth of a tenfold further, or the next named speed, up or down. */
export function movedPlace(place: number, by: 'step' | 'stop', up: boolean): number {
  const stops = STOPS.map(({ speed }) => placeOf(speed));
  const next =
    by === 'step'
      ? place + (up ? 1 : -1) * (PER_DECADE / 10)
      : up
        ? stops.find((stop) => stop > place + SNAPS)
        : stops.filter((stop) => stop < place - SNAPS).at(-1);
  return Math.min(LAST_PLACE, Math.max(0, next ?? place));
}

const rounded = (value: number) => formatNumber(value, value < 9.95 ? 1 : 0);

/** A speed in words: "slowed down 20 times", "5.0 minutes in a second". */
export function toldSpeed(speed: number): string {
  const stop = STOPS.find((one) => one.speed === speed);
  if (stop) return stop.name;
  if (speed < 1) return `slowed down ${rounded(1 / speed)} times`;
  if (speed < 60) return `${rounded(speed)} times as fast as in life`;
  if (speed < 3600) return `${rounded(speed / 60)} minutes in a second`;
  return `${rounded(speed / 3600)} hours in a second`;
}

/** One picture stands for so many events; 1 where each has its own. */
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
