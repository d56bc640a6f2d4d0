import { useCallback, useDeferredValue, useRef } from 'react';
import { whyIncomparable } from '../comparison/studies';
import { measuredValues, tableOf } from '../measured/testCase';
import { linkOf } from '../scenario/codec';
import { Actions } from './Actions';
import { Charts, Distribution } from './Charts';
import { ConfigurationSwitch } from './ConfigurationSwitch';
import { Explanation } from './Explanation';
import { HeldOutLine } from './HeldOutLine';
import { KnobPanel } from './knobs/KnobPanel';
import { LinkLine } from './LinkLine';
import { LivePlane } from './LivePlane';
import styles from './lab.module.css';
import { Notes } from './Notes';
import { Outcomes } from './Outcomes';
import { Problems } from './Problems';
import type { LabProps } from './props';
import { StatusLine } from './StatusLine';
import { StickyBar } from './StickyBar';
import { useLab } from './state/useLab';
import { ledgerOf, study } from './study';
import { Topology } from './Topology';
import toolbar from './toolbar.module.css';
import { MARK_UNREAD, useStatusAttribute } from './useStatusAttribute';
import { lastChangeText } from './view/effect';
import { limitText } from './view/explanation';
import { statusOf } from './view/statusText';

/** The lab of a test case: its configurations measured and simulated, and the knobs to change them. */
export function Lab(props: LabProps) {
  const { testCase } = props;
  const { context, state, view, dispatch, cancel, beginGesture, endGesture } = useLab(props);
  // Charts follow when there is time: numbers and knobs come first.
  const drawn = useDeferredValue(view);
  const root = useRef<HTMLElement>(null);
  const outcomes = useRef<HTMLDivElement>(null);
  const { scenario, statistic, phase, problems } = state;
  const { configuration, published, shown, changeCount, isChanged, stale } = view;
  const { schema } = context;
  const status = statusOf(phase);
  useStatusAttribute(root, status, state.isRead);

  const setKnob = useCallback(
    (id: string, value: number) => dispatch({ type: 'knobs', changes: { [id]: value } }),
    [dispatch],
  );
  const resetKnob = useCallback((id: string) => dispatch({ type: 'resetKnob', id }), [dispatch]);
  const resetAll = useCallback(() => dispatch({ type: 'resetAll' }), [dispatch]);
  const setSeed = useCallback((seed: number) => dispatch({ type: 'seed', seed }), [dispatch]);
  const moveRoles = useCallback(
    (changes: Readonly<Record<string, number>>) => dispatch({ type: 'knobs', changes }),
    [dispatch],
  );
  const caption = changeCount === 1 ? '1 change' : `${changeCount} changes`;

  return (
    <section
      ref={root}
      className={styles.lab}
      data-lab={scenario.base}
      data-status={status}
      aria-label={`Lab: configuration ${configuration}`}
      suppressHydrationWarning
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, needed before React runs */}
      <script dangerouslySetInnerHTML={{ __html: MARK_UNREAD }} />
      <div className={toolbar.toolbar}>
        <ConfigurationSwitch
          context={context}
          base={scenario.base}
          onChange={(label) => dispatch({ type: 'configuration', label })}
        />
        <div className={toolbar.end}>
          <StatusLine state={state} onCancel={cancel} onRetry={() => dispatch({ type: 'retry' })} />
          <Actions
            context={context}
            state={state}
            measured={measuredValues(testCase, configuration)}
          />
        </div>
      </div>
      <Problems problems={problems} onDismiss={() => dispatch({ type: 'dismiss' })} />
      <div className={styles.panel}>
        <div className={styles.knobs}>
          <KnobPanel
            schema={schema}
            values={view.values}
            publishedValues={view.publishedValues}
            changedCount={changeCount}
            ranges={study.ranges}
            seed={scenario.seed}
            onChange={setKnob}
            onSeed={setSeed}
            onReset={resetKnob}
            onResetAll={resetAll}
            onGrab={beginGesture}
            onRelease={endGesture}
          />
        </div>
        <div className={styles.stage}>
          <div ref={outcomes}>
            <Outcomes
              views={view.outcomes}
              statistic={statistic}
              source={`Table ${tableOf(testCase, 'throughput')?.number ?? ''}`}
              published={published}
              now={isChanged ? { summary: view.now, caption, stale } : null}
              onStatistic={(next) => dispatch({ type: 'statistic', statistic: next })}
            />
          </div>
          <Notes
            views={view.outcomes}
            ledger={ledgerOf(scenario.base)}
            notComparable={whyIncomparable(scenario.base) ?? undefined}
          />
          <HeldOutLine />
          <Explanation limit={limitText(shown)} effect={lastChangeText(context, state)} />
          <LivePlane view={drawn} statistic={statistic} />
          <Distribution view={drawn} statistic={statistic} />
        </div>
        <LinkLine link={linkOf(context, scenario)} summary={shown} />
      </div>
      <Charts view={drawn} testCase={testCase} />
      <Topology testCase={testCase} schema={schema} view={drawn} onChange={moveRoles} />
      <StickyBar watched={outcomes} views={view.outcomes} shown={shown} />
    </section>
  );
}
