import { type Place, partsOf } from './marks';

/** Where an arrow turned about its tip has its tip, its tail and the two ends of its head, in px of its group. */
export function arrowOf(path: Element): {
  tip: Place;
  tail: Place;
  head: readonly [Place, Place];
} {
  const [, degrees = '0'] = /rotate\(([-\d.]+)\)/.exec(path.getAttribute('transform') ?? '') ?? [];
  const angle = (Number(degrees) * Math.PI) / 180;
  const parts = partsOf(path);
  const [first, tip, last] = parts.at(-1) ?? [];
  if (!first || !tip || !last) throw new Error('no arrow');
  const turned = ({ x, y }: Place): Place => ({
    x: tip.x + (x - tip.x) * Math.cos(angle) - (y - tip.y) * Math.sin(angle),
    y: tip.y + (x - tip.x) * Math.sin(angle) + (y - tip.y) * Math.cos(angle),
  });
  return { tip, tail: turned(parts[0]?.[0] ?? tip), head: [turned(first), turned(last)] };
}
