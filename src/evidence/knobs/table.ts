import { whyIncomparable } from '../../comparison/studyMetrics';
import type { ReadData } from '../../measured/readData';
import { idleReason } from '../../scenario/idle';
import { effectiveValues } from '../../scenario/scenario';
import type { KnobSchema } from '../../scenario/schema';
import { studiedValues } from '../../scenario/studiedValues';
import { type SamplesFile, samplesFileOf } from '../../simulator/samples';
import { STUDIES } from '../../studies/registry';
import type { StudyModule } from '../../studies/studyModule';
import { type KnobPair, knobPairs } from './pairs';
import { type KnobSize, knobSizes } from './sizes';
import { type Trust, trustOf } from './trust';
import { KNOB_EFFECTS_FILE, type KnobEffectsFile, type StudySweep, type TriedValue } from './types';

/** What is known of a knob. */
export interface KnobEvidence {
  id: string;
  /** Its value in the base. */
  base: number;
  /** Values among the published configurations, ascending. */
  published: readonly number[];
  pairs: readonly KnobPair[];
  /** Why it does nothing in the base, by its declaration; null where it may act. */
  idle: string | null;
  tried: readonly TriedValue[];
  trust: Trust;
  /** Whether its effects are simulated in their size as well, by metric. */
  sizes: readonly KnobSize[];
}

export interface StudyKnobs extends Omit<StudySweep, 'knobs'> {
  /** Why this base, as the end of a sentence. */
  because: string;
  /** In schema order. */
  knobs: readonly KnobEvidence[];
}

function studyKnobs(study: StudyModule, schema: KnobSchema, read: ReadData): StudyKnobs {
  const { knobs, ...sweep } = sweepOf(study.id, read);
  const { because, metrics } = study.sweepBase;
  const { configurations, readPrinted } = study.contentsOf(read, schema);
  const all = configurations.map(({ values }) => effectiveValues(schema, values, {}));
  const base = configurations.findIndex(({ scenario }) => scenario === sweep.base);
  const values = all[base] ?? effectiveValues(schema, {}, {});
  const pairs = knobPairs({
    configurations: configurations.filter(
      ({ scenario }) => whyIncomparable(study.metrics, scenario) === null,
    ),
    readPrinted,
    repeats: study.repeats,
    samples: read<SamplesFile>(`replays/${samplesFileOf(study.id)}`).configurations,
    metrics,
  });
  const studied = studiedValues(schema, all);
  const evidenceOf = (knob: KnobSchema['knobs'][number]): KnobEvidence => {
    const published = studied[knob.id] ?? [];
    const own = pairs.filter((pair) => pair.knob === knob.id);
    const tried = knobs[knob.id] ?? [];
    const outcomes = own.map(({ outcome }) => outcome);
    return {
      id: knob.id,
      base: values[knob.id] ?? knob.default,
      published,
      pairs: own,
      idle: idleReason(knob, values),
      tried,
      trust: trustOf({ published: published.length, outcomes, tried }),
      sizes: knobSizes(own),
    };
  };
  return { ...sweep, because, knobs: schema.knobs.map(evidenceOf) };
}

function sweepOf(study: string, read: ReadData): StudySweep {
  const sweep = read<KnobEffectsFile>(KNOB_EFFECTS_FILE).studies.find((one) => one.study === study);
  if (sweep === undefined) throw new Error(`${KNOB_EFFECTS_FILE} has no study ${study}.`);
  return sweep;
}

/** The evidence on every knob of every study. */
export const allKnobs = (read: ReadData, schemaOf: (study: string) => KnobSchema): StudyKnobs[] =>
  STUDIES.map((study) => studyKnobs(study, schemaOf(study.id), read));
