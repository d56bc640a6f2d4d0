import { Sweep } from '../../explore/sweep/page/Sweep';
import { ExplorePage } from './ExplorePage';

/** A scenario swept over one or two knobs. */
export function SweepPage() {
  return (
    <ExplorePage>
      <noscript>
        <p>A sweep is simulated in your browser and needs scripts.</p>
      </noscript>
      <Sweep />
    </ExplorePage>
  );
}
