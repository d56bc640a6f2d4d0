import Link from '@docusaurus/Link';
import { formatNumber } from '../../charts/frame/format';
import { CHALLENGE_LIST, challengeLink } from './list';
import { MEASURES } from './measures';
import { parOf } from './pars';

/** All challenges with their pars. */
export function ChallengeList() {
  return (
    <ul>
      {CHALLENGE_LIST.map((entry) => {
        const { id, title, about } = entry;
        const { score, found, link } = parOf(id);
        const { unit, digits } = MEASURES[id];
        return (
          <li key={id}>
            <Link to={challengeLink(entry)} data-challenge-link={id}>
              {title}
            </Link>
            : {about} Par:{' '}
            <data value={score} data-metric={id} data-kind="simulated">
              {formatNumber(score, digits)}
            </data>
            {unit && <span>{` ${unit}`}</span>}, found by {found}. <Link to={link}>See it</Link>
          </li>
        );
      })}
    </ul>
  );
}
