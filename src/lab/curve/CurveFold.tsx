import { type ComponentType, useState } from 'react';
import type { Scenario } from '../../scenario/scenario';
import { knobById } from '../../scenario/schema';
import type { LabContext } from '../types';
import { inSentence } from '../view/format';
import type { CurveProps } from './Curve';
import styles from './curve.module.css';

interface CurveFoldProps {
  context: LabContext;
  scenario: Scenario;
}

/** Outcomes over the load, closed at first: what draws them is fetched when a reader opens it. */
export function CurveFold({ context, scenario }: CurveFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const [Curve, setCurve] = useState<ComponentType<CurveProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const knob = knobById(context.schema, context.study.loadKnob);
  if (knob === undefined) return null;
  const fetchCurve = () => {
    setFailed(false);
    import('./Curve').then(
      (loaded) => setCurve(() => loaded.Curve),
      () => setFailed(true),
    );
  };
  return (
    <details
      className={styles.fold}
      data-curve
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open && Curve === null) fetchCurve();
      }}
    >
      <summary>Curve over {inSentence(knob.label)}</summary>
      {hasFailed && (
        <p role="alert">
          The curve could not be loaded.{' '}
          <button type="button" onClick={fetchCurve}>
            Retry
          </button>
        </p>
      )}
      {isOpen && Curve && <Curve context={context} scenario={scenario} knob={knob} />}
    </details>
  );
}
