import { useState } from 'react';
import type { Scenario } from '../../scenario/scenario';
import { knobById } from '../../scenario/schema';
import type { LabContext } from '../types';
import { useFetched } from '../useFetched';
import { inSentence } from '../view/format';
import styles from './curve.module.css';

interface CurveFoldProps {
  context: LabContext;
  scenario: Scenario;
}

const fetchCurve = () => import('./Curve');

/** Outcomes over the load, closed at first: what draws them is fetched when a reader opens it, and again if it is lost. */
export function CurveFold({ context, scenario }: CurveFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const drawing = useFetched(isOpen, fetchCurve);
  const knob = knobById(context.schema, context.study.loadKnob);
  return (
    knob && (
      <details
        className={styles.fold}
        data-curve
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>Curve over {inSentence(knob.label)}</summary>
        {isOpen && drawing && <drawing.Curve context={context} scenario={scenario} knob={knob} />}
      </details>
    )
  );
}
