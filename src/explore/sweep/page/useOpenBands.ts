import { useMemo } from 'react';
import { coarseFirst } from '../../../simulator/batch/coarseFirst';
import { useExcess } from '../../page/useExcess';
import { type Standing, withExcess } from '../../study/bands';
import type { ExploredStudy } from '../../study/exploredStudy';
import type { RunPoint } from '../found';
import type { SweepQuestion } from '../question';
import type { OpenPoints } from '../texts';
import { rememberedStandings } from '../view';
import type { SweepRuns } from './useSweep';

export interface OpenBands extends OpenPoints {
  /** The standing of a point, with what the parameters add where they were tried. */
  standingOf: (point: RunPoint) => Standing;
}

/**
 * The bands of a sweep. Once the runs of a curve have ended, other parameters are tried at one point after the other that
 * nobody measured, the knee first; those of a map, which draws no band, stay without.
 */
export function useOpenBands(
  study: ExploredStudy,
  { from: { seed }, by }: SweepQuestion,
  { points, status }: SweepRuns,
  knee: number | null,
): OpenBands {
  const ownOf = useMemo(() => rememberedStandings(study), [study]);
  const hasEnsemble = study.ensemble !== undefined;
  const open = useMemo(() => {
    if (!hasEnsemble) return [];
    // Outside of what was measured there is no band that could be wider.
    const isOpen = (point: RunPoint) => {
      const place = ownOf(point).placeIn([]);
      return point.reports.size > 0 && place !== null && place.distance > 0 && !place.isOutside;
    };
    const ordered = coarseFirst(points.length).flatMap((place) => points[place] ?? []);
    const first = ordered.filter(({ over }) => over === knee);
    return [...new Set([...first, ...ordered])].filter(isOpen);
  }, [hasEnsemble, ownOf, points, knee]);
  const asked = useMemo(
    () => (by === null ? open.map((scenario) => ({ study, scenario })) : []),
    [by, open, study],
  );
  const isTrying = status.kind === 'done';
  const excessOf = useExcess(asked, seed, isTrying);
  const standingOf = useMemo(
    () => (point: RunPoint) => withExcess(ownOf(point), excessOf({ study, scenario: point })),
    [ownOf, excessOf, study],
  );
  const narrow = open.filter((scenario) => excessOf({ study, scenario }) === null).length;
  return { standingOf, open: open.length, narrow, isTrying };
}
