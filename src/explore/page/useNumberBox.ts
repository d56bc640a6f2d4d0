import { type ComponentProps, useState } from 'react';
import { type NumberField, nearestIn } from '../../address/number';
import { refused } from '../../address/problem';
import { type Remark, readingRemark } from '../../lab/knobs/remark';
import { useLatest } from '../../lab/knobs/useLatest';
import { useTyped } from '../../lab/knobs/useTyped';
import { readTyped } from '../../reading/typed';

interface NumberBox {
  field: NumberField;
  value: number;
  /** May be typed behind the number. */
  unit?: string;
  onValue: (value: number) => void;
}

/**
 * What an input needs to be a box for a number, and what is to be said of what was typed into it. What cannot be used is
 * told, and the nearest valid used; where a text may mean two numbers, the other one is offered.
 */
export function useNumberBox({ field, value, unit, onValue }: NumberBox): {
  box: ComponentProps<'input'>;
  remark: Remark | null;
} {
  const [remark, setRemark] = useState<Remark | null>(null);
  const use = useLatest((next: number) => {
    if (next !== value) onValue(next);
  });
  const box = useTyped(value, (text) => {
    const typed = readTyped(text, (number) => nearestIn(field, number), unit);
    const used = typed?.value ?? value;
    use(used);
    setRemark(
      typed?.isAccepted
        ? readingRemark(text, typed, use, setRemark)
        : {
            message: refused(field, text, field.accepted, `${used} is used.`).message,
            other: null,
          },
    );
  });
  return { box: { ...box, inputMode: field.isWhole ? 'numeric' : 'decimal' }, remark };
}
