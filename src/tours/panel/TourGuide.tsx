import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { currentAddress } from '../../address/page/history';
import { turnToGuide } from '../../address/page/pageGuide';
import type { Problem } from '../../address/problem';
import { ProblemList } from '../../lab/ProblemList';
import { withCarried } from '../../scenario/carriedLink';
import { stepLink, TOUR_LIST } from '../list';
import { placeText, readPlace, tourIn } from '../place';
import { useKeptTrail } from '../useKeptTrail';
import { TOUR_IDS, useTour } from '../useTour';
import { GuideFrame } from './GuideFrame';
import { StepPanel } from './StepPanel';
import type { GuideProps } from './types';

/** A tour at the step that its link names. */
export function TourGuide({ given, frame }: { given: string; frame: GuideProps['frame'] }) {
  const tour = useTour(given);
  useKeptTrail(tourIn(given, TOUR_IDS));
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  const [refused, setRefused] = useState<{ place: string; problems: readonly Problem[] } | null>(
    null,
  );
  const stepCount = tour === null ? null : tour.steps.length;
  const read = stepCount === null ? null : readPlace(given, TOUR_IDS, stepCount);
  const place = read?.place ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong with a link is told once
  useEffect(() => {
    if (read === null || read.problems.length === 0) return;
    const used = placeText(read.place);
    setRefused({ place: used, problems: read.problems });
    turnToGuide({ key: 'tour', given: used }, 'replace');
  }, [given, stepCount]);

  const leave = () => turnToGuide(null, 'push');
  if (tour === null || place === null)
    return <GuideFrame frame={frame} title="Guided tour" onLeave={leave} />;
  const step = tour.steps[place.step - 1];
  if (step === undefined) return null;

  /** A step with a scenario of its own brings it; the others go on with the reader's, which an address may carry. */
  const turnTo = (number: number) => {
    const next = tour.steps[number - 1];
    if (next === undefined) return;
    const isHere = withBaseUrl(next.page) === window.location.pathname;
    if (isHere && next.start === undefined) {
      turnToGuide({ key: 'tour', given: placeText({ tour: tour.id, step: number }) }, 'push');
      return;
    }
    const link = withCarried(stepLink(next, tour.id, number), window.location.hash);
    const address = withBaseUrl(link);
    if (address !== currentAddress()) history.push(address);
  };
  return (
    <GuideFrame
      frame={frame}
      title={TOUR_LIST.find(({ id }) => id === tour.id)?.title ?? ''}
      kind="Guided tour"
      data-tour={placeText(place)}
      onLeave={leave}
    >
      {refused?.place === placeText(place) && (
        <div role="alert">
          <ProblemList problems={refused.problems} />
        </div>
      )}
      <StepPanel
        key={placeText(place)}
        tour={tour}
        step={step}
        place={place}
        isHere={withBaseUrl(step.page) === window.location.pathname}
        onTurn={turnTo}
        onLeave={leave}
      />
    </GuideFrame>
  );
}
