import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useMemo } from 'react';
import { SoughtPlane } from '../../../../charts/sought/SoughtPlane';
import { usePolite } from '../../../../lab/pace/usePolite';
import { wordsOf } from '../../../../scenario/words';
import type { Batch } from '../../../page/useBatch';
import { type ExploredStudy, rowOf } from '../../../study/exploredStudy';
import { judging } from '../../judge';
import type { SeekQuestion } from '../../types';
import { noLeversText } from '../../view/levers';
import { nameOf } from '../../view/missed';
import { soughtOf } from '../../view/plane';
import { studysBest } from '../../view/published';
import { seekRivalText } from '../../view/rival';
import { answerRows } from '../../view/rows';
import { scenarioOf } from '../../view/scenario';
import {
  bestSentence,
  questionText,
  selectionText,
  simulatedOwnText,
  unbandedText,
  uncertainTexts,
  unprintedText,
  untriedText,
} from '../../view/sentences';
import { isOwn, underErrorTexts } from '../../view/underError';
import type { Search } from '../useSearch';
import { AnswerTable } from './AnswerTable';
import styles from './answer.module.css';
import { ProgressLine, progressText } from './ProgressLine';

interface AnswerProps {
  study: ExploredStudy;
  question: SeekQuestion;
  search: Search | null;
  batch: Batch;
  /** The search is about another question than the one that is asked now. */
  isStale: boolean;
  /** Asks again what the search was about. */
  onBack: () => void;
  onRetry: () => void;
}

/** A status is read out at most so often. */
const SAID_MS = 3000;

/** What the search has found: the best in words and numbers, and all that was tried. */
export function Answer(props: AnswerProps) {
  const { search, batch, isStale, onBack, onRetry } = props;
  const study = search?.study ?? props.study;
  const question = search?.question ?? props.question;
  const { withBaseUrl } = useBaseUrlUtils();
  const own = useMemo(() => studysBest(study, question), [study, question]);
  const answer = search?.answer ?? null;
  const tried = answer?.tried ?? search?.progress?.tried ?? NONE;
  const judge = useMemo(() => judging(study, question), [study, question]);
  const soFar = search?.progress?.best ?? null;
  const best = useMemo(
    () => (answer ? answer.best : soFar && judge(soFar, scenarioOf(question, soFar.changes))),
    [answer, soFar, judge, question],
  );
  const isDone = answer !== null;
  const unbanded = answer?.best ? unbandedText(study, question, answer.best) : '';
  const sought = useMemo(
    () => soughtOf({ study, question, tried, best, own, isDone, hrefOf: withBaseUrl }),
    [study, question, tried, best, own, isDone, withBaseUrl],
  );
  const rows = useMemo(
    () => answerRows(study, question, best, search?.base ?? null),
    [study, question, best, search?.base],
  );
  const said = usePolite(
    search === null
      ? ''
      : isDone
        ? bestSentence(study, question, best, own, true)
        : progressText(search, batch.status.kind),
    SAID_MS,
  );
  const ownText = answer && !isOwn(answer) ? simulatedOwnText(study, question, answer.own) : '';
  const underError = useMemo(
    () =>
      answer?.best
        ? [
            ...underErrorTexts(study, question, answer),
            noLeversText(study, question, answer.best),
          ].filter(Boolean)
        : NONE,
    [study, question, answer],
  );
  const rival = useMemo(
    () => (answer?.best ? seekRivalText(study, question, answer.best, own) : ''),
    [study, question, answer, own],
  );
  const changes = Object.keys(question.from.changes).length;
  const row = rowOf(study, question.from);
  const baseName =
    changes === 0 ? row : `${row}, ${changes} ${changes === 1 ? 'change' : 'changes'}`;
  return (
    <div className={styles.answer} data-stale={isStale || undefined}>
      <p role="status" className={styles.hidden}>
        {said}
      </p>
      {isStale && (
        <p className={styles.stale}>
          These numbers answer another question: {questionText(study, question)}.{' '}
          <button type="button" onClick={onBack}>
            Back to it
          </button>
        </p>
      )}
      {search && (
        <ProgressLine
          search={search}
          status={batch.status}
          workers={batch.workers}
          onRetry={onRetry}
        />
      )}
      {search?.progress || isDone ? (
        <>
          <p className={styles.headline} data-sentence>
            {bestSentence(study, question, best, own, isDone)}
          </p>
          <div className={styles.says}>
            {answer?.best &&
              uncertainTexts(study, question, answer.best).map((text) => (
                <p key={text} data-uncertain>
                  {text}
                </p>
              ))}
            {unbanded !== '' && <p data-unbanded>{unbanded}</p>}
            {answer?.best && (
              <p data-selection={answer.probabilityOfCorrectSelection}>
                {selectionText(
                  answer.probabilityOfCorrectSelection,
                  nameOf(answer.best),
                  answer.finalists.length,
                )}
              </p>
            )}
            {underError.map((text) => (
              <p key={text} data-under-error>
                {text}
              </p>
            ))}
            {answer && <p data-untried>{untriedText(answer)}</p>}
            {ownText !== '' && <p>{ownText}</p>}
            {rival !== '' && <p data-rival>{rival}</p>}
            {unprintedText(study, own) !== '' && <p>{unprintedText(study, own)}</p>}
          </div>
          <AnswerTable
            rows={rows}
            missing={wordsOf(study.context).missing}
            measuredName={row}
            baseName={baseName}
            bestName={`${best ? nameOf(best) : 'best'}${isDone ? '' : ' so far'}`}
          />
        </>
      ) : (
        <p className={styles.headline}>Which scenario gives {questionText(study, question)}?</p>
      )}
      {sought && <SoughtPlane {...sought} />}
    </div>
  );
}

const NONE: [] = [];
