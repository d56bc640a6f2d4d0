import { useCallback, useMemo, useReducer, useRef } from 'react';
import { ThroughputLatencyPlane } from '../charts/ThroughputLatencyPlane';
import { whyIncomparable } from '../comparison/incomparable';
import { cellsOf, measuredValues, tableOf } from '../measured/testCase';
import { labelOf, linkOf } from '../scenario/codec';
import { knobSchema } from '../scenario/knobs';
import { effectiveValues, isPublished } from '../scenario/scenario';
import { Actions } from './Actions';
import { Charts } from './Charts';
import { ConfigurationSwitch } from './ConfigurationSwitch';
import { Explanation } from './Explanation';
import { KnobPanel } from './knobs/KnobPanel';
import { SeedField } from './knobs/SeedField';
import { LinkLine } from './LinkLine';
import styles from './lab.module.css';
import { Notes } from './Notes';
import { Outcomes } from './Outcomes';
import { Problems } from './Problems';
import type { LabProps } from './props';
import { StatusLine } from './StatusLine';
import { StickyBar } from './StickyBar';
import { createContext } from './state/context';
import { initialState, isStale, reduce, shownResult } from './state/reducer';
import type { LabAction, LabState } from './state/types';
import { useSimulator } from './state/useSimulator';
import { useUrl } from './state/useUrl';
import { study } from './study';
import { Topology } from './Topology';
import { lastChangeText } from './view/effect';
import { limitText } from './view/explanation';
import { differences } from './view/knobText';
import { outcomesOf } from './view/outcomes';
import { planeProps } from './view/plane';
import { isExtrapolated } from './view/ranges';
import { statusOf } from './view/statusText';

/** The lab of a test case: its configurations measured and simulated, and the knobs to change them. */
export function Lab(props: LabProps) {
  const { testCase, replays } = props;
  const context = useMemo(
    () => createContext(knobSchema, { testCase, replays }),
    [testCase, replays],
  );
  const [state, dispatch] = useReducer(
    (current: LabState, action: LabAction) => reduce(context, current, action),
    context,
    initialState,
  );
  const { beginGesture, endGesture } = useUrl(context, state.scenario, dispatch);
  const cancel = useSimulator(context, state, dispatch);
  const outcomes = useRef<HTMLDivElement>(null);

  const { scenario, statistic } = state;
  const { schema } = context;
  const label = labelOf(scenario.base);
  const configuration = `${testCase.number}-${label}`;
  const cells = useMemo(() => cellsOf(testCase, configuration), [testCase, configuration]);
  const published = context.published[label];
  const publishedValues = context.configurations[label] ?? {};
  const values = effectiveValues(schema, publishedValues, scenario.changes);
  const stale = isStale(state);
  const shown = shownResult(state).summary;
  const isNow = !isPublished(scenario);
  const changes = differences(schema, publishedValues, values);
  const reason = whyIncomparable(scenario.base) ?? undefined;
  const views = published ? outcomesOf(configuration, cells, published, statistic) : [];
  const changeCount = changes.length + (scenario.seed === 1 ? 0 : 1);

  const setKnob = useCallback((id: string, value: number) => {
    dispatch({ type: 'knobs', changes: { [id]: value } });
  }, []);

  return (
    <section
      className={styles.lab}
      data-lab={scenario.base}
      data-status={statusOf(state.phase)}
      aria-label={`Lab: configuration ${configuration}`}
    >
      <div className={styles.toolbar}>
        <ConfigurationSwitch
          context={context}
          base={scenario.base}
          onChange={(next) => dispatch({ type: 'configuration', label: next })}
        />
        <StatusLine state={state} onCancel={cancel} onRetry={() => dispatch({ type: 'retry' })} />
        <Actions
          context={context}
          state={state}
          measured={measuredValues(testCase, configuration)}
        />
      </div>
      <Problems problems={state.problems} onDismiss={() => dispatch({ type: 'dismiss' })} />
      <div className={styles.panel}>
        <div className={styles.knobs}>
          <KnobPanel
            schema={schema}
            values={values}
            publishedValues={publishedValues}
            changedCount={changeCount}
            ranges={study.ranges}
            seed={
              <SeedField
                seed={scenario.seed}
                onChange={(seed) => dispatch({ type: 'seed', seed })}
              />
            }
            onChange={setKnob}
            onReset={(id) => dispatch({ type: 'resetKnob', id })}
            onResetAll={() => dispatch({ type: 'resetAll' })}
            onGrab={beginGesture}
            onRelease={endGesture}
          />
        </div>
        <div className={styles.stage}>
          <div ref={outcomes}>
            <Outcomes
              views={views}
              statistic={statistic}
              source={`Table ${tableOf(testCase, 'throughput')?.number ?? ''}`}
              published={published}
              now={
                isNow
                  ? {
                      summary: shown,
                      caption: changeCount === 1 ? '1 change' : `${changeCount} changes`,
                      stale,
                    }
                  : null
              }
              onStatistic={(next) => dispatch({ type: 'statistic', statistic: next })}
            />
          </div>
          <Notes views={views} notComparable={reason} />
          <Explanation limit={limitText(shown)} effect={lastChangeText(context, state)} />
          <ThroughputLatencyPlane
            {...planeProps({
              configuration,
              statistic,
              published,
              now: isNow
                ? {
                    summary: shown,
                    label: changes.length === 1 ? (changes[0] ?? '') : `${changeCount} changes`,
                    extrapolated: schema.knobs.some((knob) =>
                      isExtrapolated(study.ranges, knob, values[knob.id] ?? knob.default),
                    ),
                  }
                : null,
            })}
            stale={stale}
          />
        </div>
        <LinkLine link={linkOf(context, scenario)} summary={shown} />
      </div>
      <Charts
        testCase={testCase}
        configuration={configuration}
        cells={cells}
        shown={shown}
        published={published}
        statistic={statistic}
        stale={stale}
      />
      <Topology
        testCase={testCase}
        schema={schema}
        values={values}
        shown={shown}
        stale={stale}
        onChange={(moved) => dispatch({ type: 'knobs', changes: moved })}
      />
      <StickyBar watched={outcomes} views={views} shown={shown} />
    </section>
  );
}
