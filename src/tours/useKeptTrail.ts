import { useEffect } from 'react';
import { guideHere } from '../address/page/pageGuide';
import { useOpenLab } from '../lab/openLab';
import { forgetTrail, visit } from '../lab/trail';
import { linkOf } from '../scenario/codec';
import { tourIn } from './place';
import { seenOf } from './seen';
import { TOUR_IDS } from './useTour';

/** Whether the address leads along this tour. */
function isOn(tour: string): boolean {
  const guide = guideHere();
  return guide?.key === 'tour' && tourIn(guide.given, TOUR_IDS) === tour;
}

/** Keeps the results that the reader has on a tour, from page to page, until they leave it. */
export function useKeptTrail(tour: string): void {
  const lab = useOpenLab();
  useEffect(() => {
    const seen = lab && seenOf(lab);
    if (!lab || !seen) return;
    const { context, state, view } = lab;
    visit({
      link: linkOf(context, state.scenario),
      row: view.row,
      label: view.isChanged ? view.changeLabel : '',
      summary: seen.summary,
    });
  }, [lab]);
  useEffect(
    () => () => {
      if (!isOn(tour)) forgetTrail();
    },
    [tour],
  );
}
