import { ChallengeGuide } from './ChallengeGuide';
import { TourGuide } from './TourGuide';
import type { GuideProps } from './types';

/** What leads a reader on this page. */
export default function Guide({ name: { key, given }, frame }: GuideProps) {
  return key === 'tour' ? (
    <TourGuide given={given} frame={frame} />
  ) : (
    <ChallengeGuide given={given} frame={frame} />
  );
}
