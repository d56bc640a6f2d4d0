import { Fragment, memo, useCallback, useRef } from 'react';
import { groupsOf } from '../../../lab/knobs/groups';
import { KnobField } from '../../../lab/knobs/KnobField';
import { idleReason } from '../../../scenario/idle';
import type { Knob } from '../../../scenario/schema';
import { wordsOf } from '../../../scenario/words';
import { PickScenario } from '../../page/PickScenario';
import { baseValuesOf, valuesOf } from '../../study/exploredStudy';
import { differingIds, type Placed } from '../knobs';
import type { CardActions } from './cardActions';
import styles from './cards.module.css';

interface KnobFoldProps {
  place: number;
  placed: readonly Placed[];
  one: Placed;
  actions: CardActions;
}

/** Everything that can be changed in a scenario: its configuration, then its knobs, those first that differ. */
export const KnobFold = memo(function KnobFold({ place, placed, one, actions }: KnobFoldProps) {
  const { study, scenario } = one;
  const { schema } = study.context;
  const values = valuesOf(study, scenario);
  const published = baseValuesOf(study, scenario);
  const now = differingIds(study, placed);
  // What differed when the fold was opened stays where it is, so that nothing moves under the reader's hand.
  const first = useRef<{ base: string; ids: ReadonlySet<string> } | null>(null);
  if (first.current?.base !== scenario.base) {
    first.current = {
      base: scenario.base,
      ids: new Set([...now, ...Object.keys(scenario.changes)]),
    };
  }
  const { ids } = first.current;
  const { onKnob, onReset } = actions;
  const latest = useRef({ onKnob, onReset });
  latest.current = { onKnob, onReset };
  const set = useCallback(
    (id: string, value: number) => latest.current.onKnob(place, id, value),
    [place],
  );
  const reset = useCallback((id: string) => latest.current.onReset(place, id), [place]);
  const field = (knob: Knob) => (
    <KnobField
      key={knob.id}
      knob={knob}
      value={values[knob.id] ?? knob.default}
      publishedValue={published[knob.id] ?? knob.default}
      ranges={study.index.ranges}
      words={wordsOf(study.context)}
      idle={idleReason(knob, values)}
      onChange={set}
      onReset={reset}
    />
  );
  const rest = (group: string, isAdvanced: boolean) =>
    schema.knobs.filter(
      (knob) => !ids.has(knob.id) && knob.advanced === isAdvanced && knob.group === group,
    );
  const groups = groupsOf(schema);
  const part = (isAdvanced: boolean) =>
    groups.map(({ id, label }) => {
      const knobs = rest(id, isAdvanced);
      return knobs.length === 0 ? null : (
        <Fragment key={id}>
          <h3>{label}</h3>
          {knobs.map(field)}
        </Fragment>
      );
    });
  const differing = schema.knobs.filter(({ id }) => ids.has(id));
  return (
    <div className={styles.fold}>
      <PickScenario
        study={study}
        base={scenario.base}
        onStudy={(id) => actions.onStudy(place, id)}
        onBase={(base) => actions.onBase(place, base)}
      />
      {differing.length > 0 && (
        <>
          <h3>What differs</h3>
          {differing.map(field)}
        </>
      )}
      {part(false)}
      {schema.knobs.some(({ id, advanced }) => advanced && !ids.has(id)) && (
        <details>
          <summary>Advanced</summary>
          {part(true)}
        </details>
      )}
    </div>
  );
});
