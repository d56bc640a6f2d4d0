import Link from '@docusaurus/Link';
import { useMemo } from 'react';
import { useTurnKeys } from '../../course/useTurnKeys';
import { stepLink } from '../list';
import type { Place } from '../place';
import type { Step, Tour } from '../types';
import { useFocusFrames } from '../useFocusFrames';
import { useVerdict } from '../useVerdict';
import { CopyLink } from './CopyLink';
import { Disclosure } from './Disclosure';
import { FocusTag } from './FocusTag';
import { GoalCheck } from './GoalCheck';
import styles from './panel.module.css';
import { TextWithFigures } from './TextWithFigures';

interface StepPanelProps {
  tour: Tour;
  step: Step;
  place: Place;
  /** Whether this page is the one that the step is about. */
  isHere: boolean;
  onTurn: (step: number) => void;
  onLeave: () => void;
}

/** A step: its task, what to look at, a hint, the check, and the way on. */
export function StepPanel(props: StepPanelProps) {
  const { tour, step, place, isHere, onTurn, onLeave } = props;
  const { task, look } = step.focus;
  const focuses = useMemo(
    () => (isHere ? [task, ...(look ? [look] : [])] : []),
    [isHere, task, look],
  );
  useFocusFrames(focuses);
  const { verdict, isWaiting } = useVerdict(`${place.tour}.${place.step}`, step);
  const isPassed = isHere && verdict?.isPassed === true;
  const next = tour.steps[place.step];
  useTurnKeys((by) => onTurn(place.step + by));

  return (
    <>
      <div className={styles.progress}>
        <span className={styles.track} aria-hidden="true">
          {tour.steps.map(({ title }, index) => (
            <i
              key={title}
              data-now={index + 1 === place.step || undefined}
              data-before={index + 1 < place.step || undefined}
            />
          ))}
        </span>
        <Disclosure
          label={
            <>
              <span>
                Step {place.step} of {tour.steps.length}
              </span>{' '}
              <b>All steps</b>
            </>
          }
        >
          <ol className={styles.steps}>
            {tour.steps.map((one, index) => (
              <li key={one.title} aria-current={index + 1 === place.step ? 'step' : undefined}>
                <Link to={stepLink(one, tour.id, index + 1)}>{one.title}</Link>
              </li>
            ))}
          </ol>
        </Disclosure>
      </div>
      <div className={styles.body}>
        <h3>{step.title}</h3>
        {!isHere && (
          <p>
            This step is on another page.{' '}
            <Link to={stepLink(step, tour.id, place.step)}>Go there</Link>
          </p>
        )}
        <FocusTag number={1} focus={task} heading="Your task">
          <p className={styles.task}>
            <TextWithFigures of={step.task} />
          </p>
        </FocusTag>
        <FocusTag number={look ? 2 : undefined} focus={look} heading="What to look at">
          <p>
            <TextWithFigures of={step.look} />
          </p>
        </FocusTag>
        <Disclosure label="Hint" closesOnEscape>
          <p>
            <TextWithFigures of={step.hint} />
          </p>
        </Disclosure>
      </div>
      {isHere && <GoalCheck goals={step.goals} verdict={verdict} isWaiting={isWaiting} />}
      <div className={styles.buttons}>
        {place.step > 1 && (
          <button type="button" onClick={() => onTurn(place.step - 1)}>
            Back
          </button>
        )}
        {next ? (
          <button
            type="button"
            className={styles.forward}
            data-passed={isPassed || undefined}
            onClick={() => onTurn(place.step + 1)}
          >
            {isPassed ? `Next: ${next.title}` : `Skip to ${place.step + 1}`}
          </button>
        ) : (
          <button
            type="button"
            className={styles.forward}
            data-passed={isPassed || undefined}
            onClick={onLeave}
          >
            {isPassed ? 'Finish' : 'Leave the tour'}
          </button>
        )}
      </div>
      <CopyLink>
        {step.of === 'system'
          ? 'The link holds your place and your system.'
          : 'The link holds your place and your knobs.'}
      </CopyLink>
    </>
  );
}
