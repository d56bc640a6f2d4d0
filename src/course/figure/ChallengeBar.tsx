import { formatNumber } from '../../charts/frame/format';
import { Copied } from '../../lab/copy/Copied';
import { useCopy } from '../../lab/copy/useCopy';
import { verdictOf } from '../chapter/challenge';
import { useChapter } from '../chapter/context';
import { digitsOf } from './Controls';
import styles from './challengeBar.module.css';

/** The address of the figure as it stands, without the step that the reader is at. */
const ownLink = () => window.location.href.replace(/#.*$/, '');

/** What the chapter ends with: its goal, how far the figure is from it, and the solution as a link. */
export function ChallengeBar() {
  const { chapter, view, replications, active, isReaders, isNow } = useChapter();
  const { copying, copy } = useCopy();
  const { isSolved, told } = verdictOf(chapter.challenge, { ...view, replications });
  const isAsked = active === chapter.steps.length - 1;
  if (!isAsked && !(isReaders && isSolved)) return null;
  const settings = chapter.knobs
    .map(
      (knob) => `${knob.label} ${formatNumber(view.knobs[knob.id] ?? knob.start, digitsOf(knob))}`,
    )
    .join(', ');
  return (
    <div className={styles.challenge} data-challenge={isSolved ? 'solved' : 'open'} data-unsaved>
      <p>
        <strong>{isSolved ? 'Challenge solved:' : 'Challenge:'}</strong> {chapter.challenge.ask}.{' '}
        <span role="status" data-stale={!isNow || undefined}>
          {isSolved ? `${told}, with ${settings}.` : `Not yet: ${told}.`}
        </span>
      </p>
      {isSolved && (
        <span>
          <button type="button" onClick={() => copy(ownLink(), 'Copied.')}>
            Copy link
          </button>{' '}
          <Copied copying={copying} />
        </span>
      )}
    </div>
  );
}
