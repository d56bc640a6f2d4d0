import { formatNumber } from './format';
import { textWidth } from './textWidth';

/** The round numbers whose labels keep clear of each other along an axis, the roundest first. */
export function clearTicks(ticks: readonly number[], at: (tick: number) => number): Set<number> {
  const roundness = (tick: number) => '347896251'.indexOf(String(tick).charAt(0));
  const kept: number[] = [];
  for (const tick of [...ticks].sort((a, b) => roundness(b) - roundness(a))) {
    const room = (other: number) =>
      (textWidth(formatNumber(tick)) + textWidth(formatNumber(other))) / 2 + 8;
    if (kept.every((other) => Math.abs(at(tick) - at(other)) >= room(other))) kept.push(tick);
  }
  return new Set(kept);
}
