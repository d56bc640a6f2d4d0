import type { Problem } from '../../address/problem';
import type { DifferenceRecord } from '../../comparison/differences';
import type { ModelRecord } from '../../comparison/modelRecord';
import type { StudyIndex } from '../../comparison/studyIndex';
import type { StudyMetrics } from '../../comparison/studyMetrics';
import type { Outcome } from '../../lab/types';
import type { LinkContext } from '../../scenario/codec';
import { effectiveValues, type Scenario } from '../../scenario/scenario';
import type { KnobSchema, KnobValues } from '../../scenario/schema';
import { valuesById } from '../../scenario/studiedValues';
import type { Ensemble } from '../../simulator/ensemble';
import type { StudyProtocol } from '../../simulator/studyProtocol';
import type { Summary } from '../../simulator/types';
import type { Limit } from '../seek/types';
import type { DayRule, NoDay } from './dayRule';
import type { Measure } from './measure';

/** Somebody may pay for it: a computer or a host instance that a knob counts. */
export interface Priced {
  knob: string;
  label: string;
}

/** The work that a system does, and what bounds it. */
export interface WorkDone {
  /** Metric of the work done over the time that utilisations are of. */
  metric: string;
  /** Seconds that it is counted over; absent where it is a rate. */
  seconds?: (values: KnobValues) => number;
  /** Of the rate, such as "messages/s". */
  unit: string;
  /** Whether work flows evenly, so that a utilisation says what each message takes. */
  isSteady: (values: KnobValues) => boolean;
  /** Bounds that the model computes from its service demands. */
  stated: readonly { metric: string; label: string }[];
  /** Where users wait until a request is accepted: time from then to the next request, ms. */
  thinkMs?: (values: KnobValues) => number;
}

/** The measures by which a curve over the load has its knee. */
export interface KneeMeasures {
  /** Id of the measure that says what is done. */
  throughput: string;
  /** Id of the measure that says how long it takes; null where the study measures none. */
  response: string | null;
}

/** Field of the problem that an address carries no system at all: pages that list links with systems of their own need not say so. */
export const NOT_CARRIED = 'address';

/** What a study brings to Explore: data and functions without React, so that the command line reads it, too. */
export interface ExploredStudy {
  /** As scenarios and the simulator name it. */
  id: string;
  name: string;
  index: StudyIndex;
  metrics: StudyMetrics;
  /** The errors of the model at the published configurations. */
  record: ModelRecord;
  /** The errors of differences between two of its scenarios. */
  differences: DifferenceRecord;
  protocol: StudyProtocol;
  /** Sets of parameters that its measurements allow as well, where its refits tell of any. */
  ensemble?: () => Promise<Ensemble>;
  /** All published configurations, by rows such as "20-A". */
  context: LinkContext;
  /** The numbers that its labs show first. */
  outcomes: readonly Outcome[];
  /** What can be wanted or limited, most wanted first. */
  measures: readonly Measure[];
  /** Scenario that a question starts from where none is named, such as "low-latency/20-A". */
  first: string;
  /** What is accepted where a question names no limits. */
  accepted: readonly Limit[];
  /** Knob of the load, over which a curve shows a knee. */
  loadKnob: string;
  /** Absent where nothing is sure. */
  loadLaws?: LoadLaws;
  /** Whether work of such a scenario is done by nobody: it would win a search by what it does not do. */
  leavesUndone?: (values: KnobValues) => boolean;
  /**
   * What is the same in such a scenario under another knob (`as`), or does nothing: a search tries one of what is the same,
   * the one with the least of it.
   */
  sameWork?: (values: KnobValues) => readonly { knob: string; as?: string }[];
  /** Null where that knob is no load, and has no knee. */
  knee: KneeMeasures | null;
  /** Knobs of load, hosts and tracking that a search moves where none are named. */
  movable: readonly string[];
  /** What a price list names; empty where nothing is counted. */
  priced: readonly Priced[];
  work: WorkDone;
  /** A message that takes longer is late, in ms, where the study tells how long each takes. */
  lateMs?: number;
  /** How load over time is read, or why it is not. */
  day?: DayRule | NoDay;
  /** What limits the system, in a sentence. */
  limitText: (summary: Summary) => string;
  /** What a reader must know of a scenario that can be simulated and that nobody would run; empty for most. */
  caution?: (values: KnobValues) => string;
  /** What is wrong with where it came from, and what is asked about instead; absent where it is the site's own. */
  problems?: readonly Problem[];
}

/** How measures follow the load while all else stays as it is: what bounds of a search rest on. */
export interface LoadLaws {
  /** Never less under more load, such as roundtrips of a closed loop. */
  rises: readonly string[];
  /** Never more under more load. */
  falls: readonly string[];
  /** Never more per unit of load under more load, such as the throughput of a closed loop by its users. */
  risesLessThanLoad: readonly string[];
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

/** Name under which a study prints a number and the model's record has it, by the name of its measure or metric. */
export const recordedName = ({ measures }: Pick<ExploredStudy, 'measures'>, id: string): string =>
  measures.find((measure) => measure.id === id)?.recordedAs ?? id;

/** What a study prints of a number for one of its configurations; null where nothing is. */
export function printedOf(
  study: Pick<ExploredStudy, 'measures' | 'record'>,
  { id, measured }: Pick<StudyIndex['configurations'][number], 'id' | 'measured'>,
  number: string,
): number | null {
  const name = recordedName(study, number);
  return measured[name] ?? study.record.cells[id]?.[name]?.measured ?? null;
}

/** The measure of that name; undefined where the study has none. */
export const measureOf = ({ measures }: ExploredStudy, id: string): Measure | undefined =>
  measures.find((measure) => measure.id === id);
