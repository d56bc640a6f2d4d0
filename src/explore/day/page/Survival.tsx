import Link from '@docusaurus/Link';
import { capitalised, formatNumber } from '../../../charts/frame/format';
import { COMPARE_PATH, questionLinkOf } from '../../../scenario/namedLink';
import { type StudyWords, wordsOf } from '../../../scenario/words';
import { labLinkOf } from '../../question/labLink';
import type { ExploredStudy } from '../../study/exploredStudy';
import type { DayQuestion } from '../question';
import { writeQuestion } from '../question';
import { countOf, raiseText } from '../sentence';
import { raised } from '../survive';
import type { DayResult } from '../work';
import styles from './day.module.css';

interface SurvivalProps {
  study: ExploredStudy;
  question: DayQuestion;
  result: DayResult;
  /** What is still being sought. */
  isSearching: boolean;
  /** It is sought once somebody wants it. */
  isBrief: boolean;
  wasStopped: boolean;
}

function verdictText(
  { isSurvived, survivals }: DayResult,
  isSearching: boolean,
  isBrief: boolean,
  wasStopped: boolean,
  { thorough, place }: StudyWords,
) {
  if (isSurvived) return 'Nothing more: by the simulated values every hour is kept as it is.';
  if (survivals !== null && survivals.length > 0) {
    const more = isSearching ? ' Others are still being simulated.' : '';
    return `${capitalised(raiseText(survivals[0]?.raises ?? []))}, keeps every hour by the simulated values.${more}`;
  }
  if (isBrief)
    return `Not sought yet: it takes hundreds of runs. “Run ${thorough('measured')}” begins them.`;
  if (isSearching) return `Being sought: more of each ${place}, then of two of them.`;
  if (survivals === null) return wasStopped ? 'Stopped before it was known.' : 'Not known yet.';
  return `Nothing tried survives: neither up to four more of any one ${place}, nor of any two together.`;
}

/** The least changes that keep every hour, with links to see before and after. */
export function Survival({
  study,
  question,
  result,
  isSearching,
  isBrief,
  wasStopped,
}: SurvivalProps) {
  const { survivals } = result;
  const words = wordsOf(study.context);
  const { scenario, seed } = question;
  return (
    <section className={styles.survival} aria-labelledby="survive">
      <p className={styles.title} id="survive">
        What it takes to survive
      </p>
      <p data-survive={survivals === null ? 'open' : survivals.length}>
        {verdictText(result, isSearching, isBrief, wasStopped, words)}
      </p>
      {survivals !== null && survivals.length > 0 && (
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">With</th>
                <th scope="col">kept, hours</th>
                <th scope="col">within the band, hours</th>
                <th scope="col">See</th>
              </tr>
            </thead>
            <tbody>
              {survivals.map(({ raises, answer }) => {
                const changed = { ...scenario, changes: raised(study, { scenario }, raises) };
                const beside = { a: scenario, b: changed };
                const compare = questionLinkOf(COMPARE_PATH, study.context, beside, seed);
                return (
                  <tr key={raiseText(raises)}>
                    <th scope="row">{capitalised(raiseText(raises))}</th>
                    <td>
                      <data
                        value={countOf(answer.hours, 'kept')}
                        data-kind="simulated"
                        data-metric="hours.kept"
                      >
                        {formatNumber(countOf(answer.hours, 'kept'))}
                      </data>
                    </td>
                    <td>
                      <data
                        value={countOf(answer.hours, 'band')}
                        data-kind="simulated"
                        data-metric="hours.band"
                      >
                        {formatNumber(countOf(answer.hours, 'band'))}
                      </data>
                    </td>
                    <td>
                      <Link to={writeQuestion(study, { ...question, scenario: changed })}>
                        its hours
                      </Link>
                      , <Link to={compare}>before and after</Link>,{' '}
                      <Link to={labLinkOf(study, changed, seed)}>lab</Link>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {!result.isSurvived && (
        <p className={styles.hint}>
          {`Sought by short runs, assuming that more of a ${words.place} breaks no hour that fewer kept; what is named here was then simulated ${words.thorough('measures')}.`}
        </p>
      )}
    </section>
  );
}
