import { labelOf } from '../../scenario/codec';
import { type Knob, type KnobValues, valueIn } from '../../scenario/schema';
import type { LabContext } from '../types';
import { settingText } from '../view/settingText';

/** The knobs that stand open: those that a configuration is about, then every other that is changed. */
export function openKnobs(
  { schema, study, knobs }: LabContext,
  base: string,
  values: KnobValues,
  publishedValues: KnobValues,
): Knob[] {
  const about = knobs[labelOf(base)] ?? [];
  const changed = ({ id, default: otherwise }: Knob) =>
    values[id] !== (publishedValues[id] ?? otherwise);
  return [
    ...about.flatMap((id) => schema.knobs.find((knob) => knob.id === id) ?? []),
    ...schema.knobs.filter(
      (knob) => !about.includes(knob.id) && !study.staged?.includes(knob.group) && changed(knob),
    ),
  ];
}

/** The settings beside the open ones in a line: what the system is, and what tells it from others of its page. */
export function restText(
  { schema, study, configurations }: LabContext,
  open: readonly Knob[],
  values: KnobValues,
): string {
  const isOpen = (id: string) => open.some((knob) => knob.id === id);
  const told = (study.told?.(schema, values) ?? []).filter(({ knobs }) => !knobs.every(isOpen));
  const isTold = ({ id }: Knob) => isOpen(id) || told.some(({ knobs }) => knobs.includes(id));
  const all = Object.values(configurations);
  const differing = schema.knobs.filter(
    (knob) =>
      !isTold(knob) && !study.parts && new Set(all.map((one) => valueIn(one, knob))).size > 1,
  );
  return [
    ...told.map(({ text }) => text),
    ...differing.map((knob) => settingText(knob, valueIn(values, knob))),
  ].join(', ');
}
