import { type Told, warning } from '../told';
import { rangeText } from './shown';

/** Levels with the think time that a reader gives; where files tell another, one sentence says so. */
export function withThink(levels: readonly Told[], thinkMs: number | undefined): Told[] {
  if (thinkMs === undefined) return [...levels];
  const others = levels.flatMap((level) =>
    level.thinkMs === null || level.thinkMs === thinkMs ? [] : [level.thinkMs],
  );
  const said = `${rangeText([thinkMs])} ms are taken as think time, as given, instead of ${rangeText(others)} ms that the files tell.`;
  return levels.map((level) => {
    if (level.loop === 'open') return level;
    const isOther = level.thinkMs !== null && level.thinkMs !== thinkMs;
    const more = isOther ? [warning('think-time-given', said)] : [];
    return { ...level, thinkMs, warnings: [...level.warnings, ...more] };
  });
}
