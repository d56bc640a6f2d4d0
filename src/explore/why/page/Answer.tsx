import useBaseUrl from '@docusaurus/useBaseUrl';
import { useMemo } from 'react';
import { BoundRows } from '../../../charts/bars/BoundRows';
import { ResourceUse } from '../../../charts/bars/ResourceUse';
import { StageWaterfall } from '../../../charts/latency/StageWaterfall';
import type { Protocol, Summary } from '../../../simulator/types';
import { useExcess } from '../../page/useExcess';
import { type ExploredStudy, rowOf, valuesOf } from '../../study/exploredStudy';
import { Trust } from '../../trust/page/Trust';
import { effectsIn, protocolFor, reportsOf, summaryOf } from '../answer';
import { boundsOf } from '../bounds';
import { changeByStage } from '../change';
import { brokenText } from '../effectRows';
import { brokenBy, type Step } from '../effects';
import { PREVIEWS, studyReplications } from '../plan';
import { type WhyQuestion, writeQuestion } from '../question';
import { BASES } from '../whyText';
import { Change } from './Change';
import { Effects } from './Effects';
import { Progress } from './Progress';
import type { WhyRuns } from './useWhy';
import styles from './why.module.css';

interface AnswerProps {
  study: ExploredStudy;
  question: WhyQuestion;
  runs: WhyRuns;
}

/** What the runs of a question say. */
export function Answer({ study, question, runs }: AnswerProps) {
  const { finished, steps } = runs;
  const { scenario } = question;
  const isChanged = Object.keys(scenario.changes).length > 0;
  const protocol = protocolFor(finished, isChanged ? ['after', 'before'] : ['after']);
  const after = reportsOf(finished, 'after', protocol);
  const before = reportsOf(finished, 'before', protocol);
  const summary = useMemo(() => summaryOf(scenario.seed, after), [scenario.seed, after]);
  const former = useMemo(() => summaryOf(scenario.seed, before), [scenario.seed, before]);
  const change = useMemo(() => changeByStage(before, after), [before, after]);
  const row = rowOf(study, scenario);
  const excessOf = useExcess(
    [{ study, scenario }],
    scenario.seed,
    runs.batch.status.kind === 'done',
  );
  return (
    <div className={styles.answer}>
      <Progress study={study} runs={runs} />
      {summary === null ? (
        <p className={styles.empty}>The first runs are on their way.</p>
      ) : (
        <>
          <Limiting
            study={study}
            question={question}
            summary={summary}
            former={former}
            protocol={protocol}
          />
          {isChanged && (
            <Change
              study={study}
              row={row}
              change={change}
              measure={question.measure}
              samples={{ before, after }}
              scenario={scenario}
              isPartial={change !== null && change.pairs < after.length}
            />
          )}
        </>
      )}
      <Next study={study} question={question} runs={runs} steps={steps.steps} />
      {summary !== null && (
        <section className={styles.section}>
          <h2>How far to trust it</h2>
          <Trust
            study={study}
            scenario={scenario}
            metrics={summary.metrics}
            excess={excessOf({ study, scenario })}
          />
        </section>
      )}
    </div>
  );
}

interface LimitingProps {
  study: ExploredStudy;
  question: WhyQuestion;
  summary: Summary;
  /** As published; null where nothing was changed. */
  former: Summary | null;
  protocol: Protocol;
}

const runText = (study: ExploredStudy, protocol: Protocol, count: number): string =>
  protocol === 'study'
    ? `${count} runs as the study made them`
    : `${count} short ${count === 1 ? 'run' : 'runs'}, to be replaced by runs as the ${study.name.toLowerCase()} study made them`;

function Limiting({ study, question, summary, former, protocol }: LimitingProps) {
  const { scenario } = question;
  const row = rowOf(study, scenario);
  const values = useMemo(() => valuesOf(study, scenario), [study, scenario]);
  const bounds = boundsOf(study, values, summary);
  const stages = summary.stages ?? [];
  return (
    <section className={styles.section}>
      <h2>What limits</h2>
      <p className={styles.finding} data-why="limit">
        {study.limitText(summary)}
      </p>
      <p className={styles.made}>From {runText(study, protocol, summary.replications)}.</p>
      <div className={styles.charts}>
        <div className={styles.column}>
          <ResourceUse
            before={row}
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
                basis: BASES[basis],
                perSecond,
              }))}
            />
          )}
        </div>
        {stages.length > 0 && <StageWaterfall stages={stages} published={former?.stages} />}
      </div>
      <p className={styles.made}>
        {bounds
          ? `Bounds are computed, not simulated: ${[
              ...new Set(bounds.bounds.map(({ basis }) => basis)),
            ]
              .map((basis) => `those ${BASES[basis]}`)
              .join('; ')}.`
          : 'No bound is drawn: the work of this scenario does not flow evenly, so that its utilisations do not tell what each message takes.'}
      </p>
    </section>
  );
}

interface NextProps extends AnswerProps {
  steps: readonly Step[];
}

/** What one step of every knob would do. */
function Next({ study, question, runs, steps }: NextProps) {
  const { finished, effectsBy, improve, batch } = runs;
  const { measure, limits } = question;
  const base = useBaseUrl('/').replace(/\/$/, '');
  const found = useMemo(
    () => effectsIn(study, question, steps, finished),
    [study, question, steps, finished],
  );
  // Beside what is wanted stands what is limited first, or the next that may be wanted.
  const aside =
    limits.find((one) => one.measure.id !== measure.id)?.measure ??
    study.measures.find((one) => one.id !== measure.id) ??
    null;
  const count = found.protocol === 'study' ? studyReplications(study) : PREVIEWS;
  const kind = found.protocol === 'study' ? `runs as the study made them` : 'short runs';
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
        leftOut={runs.steps.leftOut}
        hrefOf={({ scenario }) =>
          base +
          writeQuestion(study, { ...question, scenario: { ...question.scenario, ...scenario } })
        }
        madeOf={`${count} ${kind} of each`}
      />
      {effectsBy === 'preview' && batch.status.kind === 'done' && (
        <p>
          <button type="button" className={styles.button} onClick={improve}>
            Run all of them as the study did
          </button>{' '}
          <span className={styles.made}>{steps.length * studyReplications(study)} runs more</span>
        </p>
      )}
    </section>
  );
}
