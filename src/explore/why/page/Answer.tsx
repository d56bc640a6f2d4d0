import useBaseUrl from '@docusaurus/useBaseUrl';
import { memo, useDeferredValue, useMemo } from 'react';
import { BoundRows } from '../../../charts/bars/BoundRows';
import { ResourceUse } from '../../../charts/bars/ResourceUse';
import { countText } from '../../../charts/frame/format';
import { StageWaterfall } from '../../../charts/latency/StageWaterfall';
import { Explained } from '../../../lab/Explained';
import { wordsOf } from '../../../scenario/words';
import type { Spread } from '../../../simulator/ensemble';
import type { Report } from '../../../simulator/report';
import type { Protocol, Summary } from '../../../simulator/types';
import { useAfter } from '../../page/useAfter';
import { useExcess } from '../../page/useExcess';
import { type ExploredStudy, rowOf, valuesOf } from '../../study/exploredStudy';
import { Caution } from '../../trust/page/Caution';
import { Trust } from '../../trust/page/Trust';
import { effectsIn, type Finished, protocolFor, reportsOf, summaryOf } from '../answer';
import { boundsOf } from '../bounds';
import { changeByStage } from '../change';
import { brokenText } from '../effectRows';
import { brokenBy, type Steps } from '../effects';
import { PREVIEWS, studyReplications } from '../plan';
import { type WhyQuestion, writeQuestion } from '../question';
import { whyRivalText } from '../rival';
import { basisText } from '../whyText';
import { Change } from './Change';
import { Effects } from './Effects';
import { Progress } from './Progress';
import type { WhyRuns } from './useWhy';
import styles from './why.module.css';

/** A question with what its runs say. */
interface Answered {
  study: ExploredStudy;
  question: WhyQuestion;
  finished: Finished;
  steps: Steps;
  protocol: Protocol;
  after: readonly (Report | undefined)[];
  /** Of the published configuration. */
  before: readonly (Report | undefined)[];
  summary: Summary;
  /** As published; null where nothing was changed. */
  former: Summary | null;
}

const hasChanges = ({ scenario }: WhyQuestion): boolean => Object.keys(scenario.changes).length > 0;

/** Null before the first run of the scenario itself. */
function answeredBy(
  study: ExploredStudy,
  question: WhyQuestion,
  finished: Finished,
  steps: Steps,
): Answered | null {
  const { seed } = question.scenario;
  const protocol = protocolFor(finished, hasChanges(question) ? ['after', 'before'] : ['after']);
  const after = reportsOf(finished, 'after', protocol);
  const before = reportsOf(finished, 'before', protocol);
  const summary = summaryOf(seed, after);
  const former = summaryOf(seed, before);
  return summary && { study, question, finished, steps, protocol, after, before, summary, former };
}

interface AnswerProps {
  study: ExploredStudy;
  question: WhyQuestion;
  runs: WhyRuns;
}

/** What the runs of a question say: in a sentence at once, then in pictures. */
export function Answer({ study, question, runs }: AnswerProps) {
  const { finished, steps, batch, effectsBy, unasked, improve } = runs;
  const { scenario } = question;
  const latest = useMemo(
    () => answeredBy(study, question, finished, steps),
    [study, question, finished, steps],
  );
  const told = useDeferredValue(latest, null);
  const drawn = useAfter(told);
  const isDone = batch.status.kind === 'done';
  const excessOf = useExcess([{ study, scenario }], scenario.seed, isDone);
  const excess = excessOf({ study, scenario });
  return (
    <div className={styles.answer}>
      <Progress study={study} runs={runs} />
      {latest === null ? (
        <p className={styles.empty}>The first runs are on their way.</p>
      ) : (
        <>
          <section className={styles.section}>
            <h2>What limits</h2>
            <p className={styles.finding} data-why="limit">
              <Explained text={study.limitText(latest.summary)} />
            </p>
            <p className={styles.made}>
              From {runText(study, latest.protocol, latest.summary.replications, unasked > 0)}.
            </p>
            {told && <Limiting answered={told} />}
          </section>
          {told && <Changed answered={told} />}
          {drawn && (
            <>
              {unasked === 0 && (
                <Next
                  answered={drawn}
                  onImprove={effectsBy === 'preview' && isDone ? improve : null}
                />
              )}
              <Trusted answered={drawn} excess={excess} />
            </>
          )}
        </>
      )}
    </div>
  );
}

const runText = (
  study: ExploredStudy,
  protocol: Protocol,
  count: number,
  isBrief: boolean,
): string => {
  const { thorough } = wordsOf(study.context);
  return protocol === 'study'
    ? `${countText(count, 'run')} ${thorough('made them')}`
    : `${countText(count, 'short run')}${isBrief ? '' : `, to be replaced by runs ${thorough('made them')}`}`;
};

interface AnsweredProps {
  answered: Answered;
}

/** How busy everything is, what bounds the rate, and where the time goes. */
const Limiting = memo(function Limiting({ answered }: AnsweredProps) {
  const { study, question, summary, former } = answered;
  const { scenario } = question;
  const row = rowOf(study, scenario);
  const words = wordsOf(study.context);
  const values = useMemo(() => valuesOf(study, scenario), [study, scenario]);
  const bounds = boundsOf(study, values, summary);
  const stages = summary.stages ?? [];
  return (
    <>
      <div className={styles.charts}>
        <div className={styles.column}>
          <ResourceUse
            before={`${row} as ${words.standing}`}
            resources={summary.resources.map(({ id, label, utilisationPercent, waitMs }) => ({
              label,
              percent: utilisationPercent,
              waitMs,
              beforePercent:
                former?.resources.find((one) => one.id === id && one.label === label)
                  ?.utilisationPercent ?? null,
            }))}
          />
          {bounds && (
            <BoundRows
              simulated={bounds.perSecond}
              unit={bounds.unit}
              bounds={bounds.bounds.map(({ label, basis, perSecond }) => ({
                label: `${label}`,
                basis: basisText(basis, words),
                perSecond,
              }))}
            />
          )}
        </div>
        {stages.length > 0 && (
          <StageWaterfall stages={stages} published={former?.stages} words={words} />
        )}
      </div>
      <p className={styles.made}>
        {bounds
          ? `Bounds are computed, not simulated: ${[
              ...new Set(bounds.bounds.map(({ basis }) => basis)),
            ]
              .map((basis) => `those ${basisText(basis, words)}`)
              .join('; ')}.`
          : `No bound is drawn: the work of this scenario does not flow evenly, so that its utilisations do not tell what each ${words.one} takes.`}
      </p>
    </>
  );
});

/** What the reader's changes did; nothing where there are none. */
const Changed = memo(function Changed({ answered }: AnsweredProps) {
  const { study, question, before, after } = answered;
  const change = useMemo(() => changeByStage(before, after), [before, after]);
  const samples = useMemo(() => ({ before, after }), [before, after]);
  if (!hasChanges(question)) return null;
  return (
    <Change
      study={study}
      row={rowOf(study, question.scenario)}
      change={change}
      measure={question.measure}
      samples={samples}
      scenario={question.scenario}
      isPartial={change !== null && change.pairs < after.length}
    />
  );
});

const Trusted = memo(function Trusted({
  answered,
  excess,
}: AnsweredProps & { excess: Spread | null }) {
  const { study, question, summary } = answered;
  return (
    <section className={styles.section}>
      <h2>How far to trust it</h2>
      <Caution study={study} scenario={question.scenario} />
      <Trust study={study} scenario={question.scenario} metrics={summary.metrics} excess={excess} />
    </section>
  );
});

interface NextProps extends AnsweredProps {
  /** Makes the effects by the study's own protocol; null where they are made so, or not yet to be. */
  onImprove: (() => void) | null;
}

/** What one step of every knob would do. */
const Next = memo(function Next({ answered, onImprove }: NextProps) {
  const { study, question, finished } = answered;
  const { steps, leftOut } = answered.steps;
  const { measure, limits } = question;
  const base = useBaseUrl('/').replace(/\/$/, '');
  const found = useMemo(
    () => effectsIn(study, question, steps, finished),
    [study, question, steps, finished],
  );
  const rival = useMemo(
    () => whyRivalText(study, question, found.effects, found.after, found.runsOf),
    [study, question, found],
  );
  // Beside what is wanted stands what is limited first, or the next that may be wanted.
  const aside =
    limits.find((one) => one.measure.id !== measure.id)?.measure ??
    study.measures.find((one) => one.id !== measure.id) ??
    null;
  const { thorough } = wordsOf(study.context);
  const count = found.protocol === 'study' ? studyReplications(study) : PREVIEWS;
  const kind = found.protocol === 'study' ? `runs ${thorough('made them')}` : 'short runs';
  const broken = brokenBy(found.after, limits);
  return (
    <section className={styles.section}>
      <h2>What would help next</h2>
      {broken.length > 0 && (
        <p>
          The scenario itself {broken.map(brokenText).join(' and ')}. Steps that bring it back are
          marked.
        </p>
      )}
      <Effects
        measure={measure}
        effects={found.effects}
        aside={aside}
        after={found.after}
        runsOf={found.runsOf}
        leftOut={leftOut}
        hrefOf={({ scenario }) =>
          base +
          writeQuestion(study, { ...question, scenario: { ...question.scenario, ...scenario } })
        }
        madeOf={`${count} ${kind} of each`}
      />
      {rival !== '' && (
        <p className={styles.made} data-rival>
          {rival}
        </p>
      )}
      {onImprove && (
        <p>
          <button type="button" className={styles.button} onClick={onImprove}>
            {`Run all of them ${thorough('did')}`}
          </button>{' '}
          <span className={styles.made}>{steps.length * studyReplications(study)} runs more</span>
        </p>
      )}
    </section>
  );
});
