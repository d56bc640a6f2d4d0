import { sum } from 'd3-array';

/** Mean time a message spends in one stage, in the order the stages happen. */
export interface StageTime {
  id: string;
  label: string;
  path: 'request' | 'response';
  /** Work done, waiting, or a delay assumed without a known mechanism. */
  kind: 'work' | 'wait' | 'assumed';
  meanMs: number;
}

/** A row of the waterfall: a stage, or the total of a path when `kind` is null. */
export interface StageRow {
  id: string;
  label: string;
  path: StageTime['path'];
  kind: StageTime['kind'] | null;
  /** Time from the start of the roundtrip to the start of the row. */
  fromMs: number;
  meanMs: number;
  /** Against the published scenario; null when there is nothing to compare with. */
  changeMs: number | null;
}

const PATHS = [
  { path: 'request', label: 'Request' },
  { path: 'response', label: 'Response' },
] as const;

/** Lays stages end to end, each path under its total; without one where there is but one path. */
export function stageRows(
  stages: readonly StageTime[],
  published?: readonly StageTime[],
): StageRow[] {
  let fromMs = 0;
  return PATHS.flatMap(({ path, label }) => {
    const own = stages.filter((stage) => stage.path === path);
    const isOnly = own.length === stages.length;
    const before = published?.filter((stage) => stage.path === path);
    const totalMs = sum(own, (stage) => stage.meanMs);
    const head: StageRow = {
      id: path,
      label,
      path,
      kind: null,
      fromMs,
      meanMs: totalMs,
      changeMs: before ? totalMs - sum(before, (stage) => stage.meanMs) : null,
    };
    const rows = own.map((stage) => {
      const earlier = before?.find((other) => other.id === stage.id);
      const row: StageRow = {
        ...stage,
        fromMs,
        changeMs: earlier ? stage.meanMs - earlier.meanMs : null,
      };
      fromMs += stage.meanMs;
      return row;
    });
    return own.length === 0 || isOnly ? rows : [head, ...rows];
  });
}
