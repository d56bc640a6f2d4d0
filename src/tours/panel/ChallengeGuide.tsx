import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useEffect, useMemo, useState } from 'react';
import { readName } from '../../address/choice';
import { turnToGuide } from '../../address/page/pageGuide';
import type { Problem } from '../../address/problem';
import { useOpenLab } from '../../lab/openLab';
import { ProblemList } from '../../lab/ProblemList';
import { CHALLENGES } from '../challenges/all';
import { CHALLENGE_LIST, challengeLink } from '../challenges/list';
import { shownScore } from '../challenges/score';
import { judge } from '../judge';
import { seenOf } from '../seen';
import { useFocusFrames } from '../useFocusFrames';
import { CopyLink } from './CopyLink';
import { Disclosure } from './Disclosure';
import { FocusTag } from './FocusTag';
import { GoalCheck } from './GoalCheck';
import { GuideFrame } from './GuideFrame';
import styles from './panel.module.css';
import { Scores } from './Scores';
import { TextWithFigures } from './TextWithFigures';
import type { GuideProps } from './types';

const CHALLENGE = { key: 'challenge', title: 'Challenge' };
const IDS = CHALLENGE_LIST.map(({ id }) => id);

/** A challenge, judged by the reader's own result whenever one arrives. */
export function ChallengeGuide({ given, frame }: { given: string; frame: GuideProps['frame'] }) {
  const { withBaseUrl } = useBaseUrlUtils();
  const { value: id, problems } = readName(CHALLENGE, given, IDS);
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  const challenge = CHALLENGES.find((one) => one.id === id);
  const entry = CHALLENGE_LIST.find((one) => one.id === id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong with a link is told once
  useEffect(() => {
    if (problems.length === 0) return;
    setRefused(problems);
    turnToGuide({ key: 'challenge', given: id }, 'replace');
  }, [given]);
  const isHere =
    challenge !== undefined && withBaseUrl(challenge.page) === window.location.pathname;
  const focuses = useMemo(() => (isHere ? challenge.focus : []), [isHere, challenge]);
  useFocusFrames(focuses);
  const lab = useOpenLab();
  const seen = useMemo(() => (lab && isHere ? seenOf(lab) : null), [lab, isHere]);
  if (challenge === undefined || entry === undefined) return null;
  return (
    <GuideFrame
      frame={frame}
      kind="Challenge"
      title={entry.title}
      data-challenge={id}
      onLeave={() => turnToGuide(null, 'push')}
    >
      {refused.length > 0 && (
        <div role="alert">
          <ProblemList problems={refused} />
        </div>
      )}
      <div className={styles.body}>
        {!isHere && (
          <p>
            This challenge is on another page. <Link to={challengeLink(entry)}>Go there</Link>
          </p>
        )}
        <FocusTag number={1} focus={challenge.focus[0]} heading="The goal">
          <p className={styles.task}>
            <TextWithFigures of={challenge.task} />
          </p>
        </FocusTag>
        <Disclosure label="Hint" closesOnEscape>
          <p>
            <TextWithFigures of={challenge.hint} />
          </p>
        </Disclosure>
      </div>
      {isHere && (
        <>
          <Scores
            id={challenge.id}
            score={seen && shownScore(challenge, seen)}
            isPassed={seen !== null && judge(challenge.goals, seen).isPassed}
          />
          <GoalCheck
            goals={challenge.goals}
            verdict={seen && judge(challenge.goals, seen)}
            isWaiting={seen === null}
          />
        </>
      )}
      <CopyLink>The link is your submission: it opens your scenario and judges it again.</CopyLink>
    </GuideFrame>
  );
}
