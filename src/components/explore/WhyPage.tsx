import { Why } from '../../explore/why/page/Why';
import { ExplorePage } from './ExplorePage';

/** What limits a scenario, what its changes did, and what would help next. */
export function WhyPage() {
  return (
    <ExplorePage>
      <Why />
    </ExplorePage>
  );
}
