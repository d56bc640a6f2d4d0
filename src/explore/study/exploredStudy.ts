import type { StudyIndex } from '../../comparison/studyIndex';
import type { StudyMetrics } from '../../comparison/studyMetrics';
import type { Outcome } from '../../lab/types';
import type { LinkContext } from '../../scenario/codec';
import { effectiveValues, type Scenario } from '../../scenario/scenario';
import type { KnobSchema, KnobValues } from '../../scenario/schema';
import { valuesById } from '../../scenario/studiedValues';
import type { StudyProtocol } from '../../simulator/studyProtocol';
import type { Summary } from '../../simulator/types';
import type { DayRule, NoDay } from './dayRule';
import type { Measure } from './measure';

/** Somebody may pay for it: a computer or a host instance that a knob counts. */
export interface Priced {
  knob: string;
  label: string;
}

/** What a study brings to Explore: data and functions without React, so that the command line reads it, too. */
export interface ExploredStudy {
  /** As scenarios and the simulator name it. */
  id: string;
  name: string;
  index: StudyIndex;
  metrics: StudyMetrics;
  protocol: StudyProtocol;
  /** All published configurations, by rows such as "20-A". */
  context: LinkContext;
  /** The numbers that its labs show first. */
  outcomes: readonly Outcome[];
  /** What can be wanted or limited, most wanted first. */
  measures: readonly Measure[];
  /** Scenario that a question starts from where none is named, such as "low-latency/20-A". */
  first: string;
  /** Knob of the load, over which a curve shows a knee. */
  loadKnob: string;
  /** Knobs of load, hosts and tracking that a search moves where none are named. */
  movable: readonly string[];
  /** What a price list names; empty where nothing is counted. */
  priced: readonly Priced[];
  /** How load over time is read, or why it is not. */
  day?: DayRule | NoDay;
  /** What limits the system, in a sentence. */
  limitText: (summary: Summary) => string;
}

type Given = Omit<ExploredStudy, 'id' | 'context'> & { schema: KnobSchema };

/** A study with all its published configurations; archived models answer single links alone. */
export function exploredStudy({ schema, ...given }: Given): ExploredStudy {
  const { configurations } = given.index;
  return {
    ...given,
    id: schema.study,
    context: {
      schema: { ...schema, archived: [] },
      path: '',
      prefix: `${schema.study}/`,
      labels: configurations.map(({ id }) => id),
      configurations: Object.fromEntries(
        configurations.map(({ id, knobs }) => [id, valuesById(schema, knobs)]),
      ),
    },
  };
}

/** Row of a scenario's configuration in its study, such as "20-A". */
export const rowOf = ({ context }: ExploredStudy, { base }: Pick<Scenario, 'base'>): string =>
  base.slice(context.prefix.length);

/** The published values of a scenario's configuration. */
export const baseValuesOf = (study: ExploredStudy, scenario: Pick<Scenario, 'base'>): KnobValues =>
  study.context.configurations[rowOf(study, scenario)] ?? {};

/** The value of every knob of a scenario, by id. */
export const valuesOf = (
  study: ExploredStudy,
  scenario: Pick<Scenario, 'base' | 'changes'>,
): Record<string, number> =>
  effectiveValues(study.context.schema, baseValuesOf(study, scenario), scenario.changes);

/** The measure of that name; undefined where the study has none. */
export const measureOf = ({ measures }: ExploredStudy, id: string): Measure | undefined =>
  measures.find((measure) => measure.id === id);
