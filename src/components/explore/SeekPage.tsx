import { Seek } from '../../explore/seek/page/Seek';
import { ExplorePage } from './ExplorePage';

/** The page that seeks the best configuration under limits. */
export function SeekPage() {
  return (
    <ExplorePage>
      <Seek />
    </ExplorePage>
  );
}
