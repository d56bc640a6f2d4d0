import { idleReason } from '../../scenario/idle';
import type { Knob } from '../../scenario/schema';
import { wordsOf } from '../../scenario/words';
import { KnobField } from './KnobField';
import type { KnobPanelProps } from './panelProps';

type FieldsProps = Pick<
  KnobPanelProps,
  'context' | 'values' | 'publishedValues' | 'onChange' | 'onReset'
> & { knobs: readonly Knob[] };

/** Some knobs of a lab, below each other. */
export const KnobFields = (props: FieldsProps) => {
  const { knobs, context, values, publishedValues, onChange, onReset } = props;
  return knobs.map((knob) => (
    <KnobField
      key={knob.id}
      knob={knob}
      value={values[knob.id] ?? knob.default}
      publishedValue={publishedValues[knob.id] ?? knob.default}
      ranges={context.study.index.ranges}
      words={wordsOf(context)}
      idle={idleReason(knob, values)}
      onChange={onChange}
      onReset={onReset}
    />
  ));
};
