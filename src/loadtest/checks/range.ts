import { type Told, trouble, warning } from '../told';
import type { Trouble } from '../types';
import { loadText } from './shown';

/** Most that the fit takes, as in sim-wasm/network/src/fit/input.rs: one level beyond would make it refuse all. */
export const MOST_LOAD = 1e7;
const MOST = 1e9;
/** Most users that are simulated, as in sim-wasm/network/src/system/model.rs. */
export const MOST_SIMULATED = 10_000;

/** What of a level lies outside what the fit takes. */
export function outOfRange(level: Told): Trouble[] {
  const { users, arrivalsPerSecond, throughputPerSecond, responseMs } = level;
  const beyond = (
    name: string,
    value: number | null,
    most: number,
    accepted: string,
    least = 0,
  ): Trouble[] =>
    value === null || (value >= least && value <= most)
      ? []
      : [trouble(level.file, level.place, `${value} ${name}`, accepted)];
  const times = Object.entries(responseMs).flatMap(([name, ms]) =>
    beyond(`ms, ${name}`, ms, MOST, `a time up to ${MOST} ms`),
  );
  return [
    ...beyond('users', users, MOST_LOAD, `a number of users from 1 to ${MOST_LOAD}`, 1),
    ...beyond('per second sent', arrivalsPerSecond, MOST_LOAD, `a rate up to ${MOST_LOAD}`),
    ...beyond('per second', throughputPerSecond, MOST, `a throughput up to ${MOST}`),
    ...times,
  ];
}

/** A level that says where it has more users than a simulation can. */
export function withinSimulation(level: Told): Told {
  if ((level.users ?? 0) <= MOST_SIMULATED) return level;
  const said = `${loadText(level)} cannot be simulated, which takes 1 to ${MOST_SIMULATED} users: the explanations of the points count this level, a simulation cannot repeat it.`;
  return { ...level, warnings: [...level.warnings, warning('not-simulated', said)] };
}
