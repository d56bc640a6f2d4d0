import Link from '@docusaurus/Link';
import { formatNumber, THIN } from '../../charts/frame/format';
import { type ChallengeId, MEASURES } from '../challenges/measures';
import { parOf } from '../challenges/pars';
import styles from './scores.module.css';

interface ScoresProps {
  id: ChallengeId;
  /** Null while there is no result. */
  score: number | null;
  isPassed: boolean;
}

/** The reader's score beside par, and what the two say. */
export function Scores({ id, score, isPassed }: ScoresProps) {
  const { label, unit, digits } = MEASURES[id];
  const par = parOf(id);
  const shown = (value: number) => `${formatNumber(value, digits)}${unit && THIN}${unit}`;
  return (
    <div className={styles.scores}>
      <dl>
        <div>
          <dt>{label}, yours</dt>
          <dd>
            {score === null ? (
              '–'
            ) : (
              <data value={score} data-metric={id} data-kind="simulated">
                {shown(score)}
              </data>
            )}
          </dd>
        </div>
        <div>
          <dt>Par</dt>
          <dd>
            <data value={par.score} data-metric={id} data-kind="par">
              {shown(par.score)}
            </data>
          </dd>
        </div>
      </dl>
      <p role="status" data-score={verdictOf(score, par.score, isPassed)}>
        {SAID[verdictOf(score, par.score, isPassed)]}
      </p>
      <p>
        Par was found by {par.found}. <Link to={par.link}>See it</Link>
      </p>
    </div>
  );
}

const SAID = {
  none: 'Waiting for the result of your scenario.',
  open: 'This is no submission yet.',
  below: 'A submission, below par.',
  par: 'Par.',
  above: 'Better than par!',
} as const;

function verdictOf(score: number | null, par: number, isPassed: boolean): keyof typeof SAID {
  if (score === null) return 'none';
  if (!isPassed) return 'open';
  if (score === par) return 'par';
  return score > par ? 'above' : 'below';
}
