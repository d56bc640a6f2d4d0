import Link from '@docusaurus/Link';
import type { ExploredStudy } from '../../../explore/study/exploredStudy';
import type { Description } from '../../description';
import type { DescriptionState } from '../../page/useDescription';
import { besideLink } from '../beside';
import { differing } from '../differing';

interface BesideProps {
  state: DescriptionState;
  study: ExploredStudy | null;
  before: Description;
}

/** Lines of differences that are shown. */
const SHOWN = 6;

/** What has changed since, and where both are compared. */
export function Beside({ state, study, before }: BesideProps) {
  const { description, fragment, change, setBefore } = state;
  const lines = differing(before, description);
  const more = lines.length - SHOWN;
  return (
    <>
      {lines.length === 0 ? (
        <p>Nothing has changed since.</p>
      ) : (
        <ul>
          {lines.slice(0, SHOWN).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
      )}
      {lines.length > 0 && (
        <>
          {study && <Link to={`${besideLink(before, study)}${fragment}`}>Compare with before</Link>}
          <button type="button" onClick={() => change(before, 'Go back to before')}>
            Go back to it
          </button>
        </>
      )}
      <button type="button" onClick={() => setBefore(null, 'Forget before')}>
        Forget it
      </button>
    </>
  );
}
