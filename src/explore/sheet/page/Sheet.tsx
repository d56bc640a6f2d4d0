import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useId, useMemo, useState } from 'react';
import { ScrollFrame } from '../../../charts/frame/ScrollFrame';
import { withCarried } from '../../../scenario/carriedLink';
import { published } from '../../../scenario/scenario';
import { Frame } from '../../page/Frame';
import { PickScenario } from '../../page/PickScenario';
import { useBatch } from '../../page/useBatch';
import { useExcess } from '../../page/useExcess';
import { useQuestion } from '../../page/useQuestion';
import { labLinkOf } from '../../question/labLink';
import { standings, withExcess } from '../../study/bands';
import { valuesOf } from '../../study/exploredStudy';
import { nearestNameOf, type SheetReports, simulateSheet } from '../runs';
import { titleOf } from '../texts';
import { Paper } from './Paper';
import paper from './sheet.module.css';
import { MOST_TITLE, type SheetQuestion, sheetCodec } from './sheetCodec';
import styles from './toolbar.module.css';

const NOTHING: SheetReports = { here: [], base: [], nearest: [] };

/** One printed page for the review of a scenario, with what it takes to make it. */
export function Sheet() {
  const state = useQuestion(sheetCodec);
  const batch = useBatch();
  const { start } = batch;
  const question = state.asked?.question ?? null;
  const study = question?.study;
  const scenario = question?.scenario;
  const id = useId();
  const root = useBaseUrl('/');
  const [reports, setReports] = useState(NOTHING);
  const [progress, setProgress] = useState('');
  const standingOf = useMemo(() => study && standings(study), [study]);
  const scenarioKey = JSON.stringify(scenario);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a title makes no new scenario
  useEffect(() => {
    if (!study || !scenario || !standingOf) return;
    setReports(NOTHING);
    const nearest = nearestNameOf(study, scenario, standingOf);
    start((simulate, signal) =>
      simulateSheet(study, scenario, nearest, simulate, {
        signal,
        onReports: setReports,
        onProgress: (done, all) => setProgress(`Run ${done} of ${all}`),
      }),
    );
  }, [study, scenarioKey, standingOf, start]);

  const { status } = batch;
  const open = study && scenario ? [{ study, scenario }] : [];
  const excessOf = useExcess(open, scenario?.seed ?? 0, status.kind === 'done');
  const ask = (changes: Partial<SheetQuestion>, kind?: 'replace') => {
    if (question) state.ask({ ...question, ...changes }, kind);
  };
  const lab = study && scenario ? labLinkOf(study, scenario, scenario.seed) : '';
  const said =
    status.kind === 'running'
      ? progress
      : status.kind === 'done'
        ? 'All runs are made.'
        : status.kind === 'failed'
          ? `The runs failed: ${status.reason}`
          : '';
  const made = status.kind === 'failed' ? said : progress || 'No run is made yet.';

  return (
    <Frame
      label="Review sheet"
      state={state}
      status={status.kind}
      footing={study && `model ${study.context.schema.modelVersion}, seed ${scenario?.seed}`}
      answer={
        question && study && scenario && standingOf ? (
          <>
            <div className={styles.toolbar}>
              <PickScenario
                study={study}
                base={scenario.base}
                onStudy={(next) =>
                  state.askWith([next], (studies) => {
                    const other = studies.get(next) ?? study;
                    return { study: other, scenario: published(other.first), title: '' };
                  })
                }
                onBase={(base) => ask({ scenario: { ...published(base), seed: scenario.seed } })}
              />
              <div className={styles.title}>
                <label htmlFor={`${id}-title`}>Question at its head</label>
                <input
                  id={`${id}-title`}
                  value={question.title}
                  placeholder={titleOf(study, scenario)}
                  maxLength={MOST_TITLE}
                  onChange={({ target }) => ask({ title: target.value }, 'replace')}
                />
              </div>
              <div className={styles.acts}>
                <button
                  type="button"
                  className={styles.primary}
                  disabled={status.kind === 'running'}
                  onClick={() => window.print()}
                >
                  Print
                </button>
                {status.kind === 'running' && (
                  <button type="button" onClick={batch.stop}>
                    Stop
                  </button>
                )}
                <span role="status" data-progress>
                  {said}
                </span>
              </div>
            </div>
            <ScrollFrame className={styles.desk} aria-label="Preview of the page">
              <Paper
                study={study}
                scenario={scenario}
                title={question.title}
                link={withCarried(
                  `${window.location.origin}${root}${lab.slice(1)}`,
                  window.location.hash,
                )}
                reports={reports}
                unfinished={status.kind === 'done' ? null : made}
                standing={withExcess(
                  standingOf(valuesOf(study, scenario)),
                  excessOf({ study, scenario }),
                )}
              />
            </ScrollFrame>
          </>
        ) : (
          <p className={paper.missing} data-unscripted>
            The sheet is made by your browser, once its scripts and the study have arrived.
          </p>
        )
      }
    />
  );
}
