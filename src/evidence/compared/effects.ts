import type { Effect, EffectGroup, EffectRow } from '../../charts/effects/types';
import { marginsOf } from '../../comparison/claimsMargin';
import { usedValue } from '../../comparison/claimsPrinted';
import type { PrintedValue } from '../../comparison/claimsTypes';
import { differenceSize } from '../../comparison/claimsVerdict';
import { replayedStudy } from '../../comparison/replayedStudy';
import type { ReadData } from '../../measured/readData';
import type { Study } from '../../measured/types';
import { pathOf } from '../../scenario/codec';
import { differingKnobs } from '../../scenario/differingKnobs';
import type { KnobSchema } from '../../scenario/schema';
import { STUDIES } from '../../studies/registry';
import type { ConfigurationPair, StudyModule } from '../../studies/studyModule';
import { CHANGES, type Change } from './changes';

/** The number that is printed, or the upper end of what its words are read as. */
function highestOf(printed: PrintedValue): number {
  const highest = usedValue(printed) ?? printed.reading?.high;
  if (highest === undefined) {
    throw new Error(`${printed.configuration} has no ${printed.metric} to compare.`);
  }
  return highest;
}

/** Reads the effects of a study from its cells and its committed replays. */
function effectReader(study: StudyModule, schema: KnobSchema, read: ReadData) {
  const { configurations, readPrinted } = study.contentsOf(read, schema);
  const { results } = replayedStudy(study.id, configurations, read);
  const metric = study.changes.work ?? '';
  const resultOf = (row: string) => {
    const result = results.find(({ configuration }) => configuration.row === row);
    if (result === undefined) throw new Error(`${study.id} has no configuration ${row}.`);
    return result;
  };
  return ([changed, before]: ConfigurationPair, { knobs }: Change): Effect => {
    const [left, right] = [readPrinted(changed, metric), readPrinted(before, metric)];
    const [work, base] = [highestOf(left), highestOf(right)];
    const [now, then] = [resultOf(changed), resultOf(before)];
    const simulated = ({ summary }: typeof now) => summary.metrics[metric]?.mean ?? Number.NaN;
    const { repeat } = marginsOf(left, right, { read: readPrinted, repeats: study.repeats });
    const differing = differingKnobs(schema, now.configuration.values, then.configuration.values);
    return {
      changed,
      before,
      unit: study.metrics.unitOf(metric),
      printed: [left.printed ?? '', right.printed ?? ''],
      measured: work / base,
      isUpperEnd: usedValue(left) === null,
      isChance: usedValue(left) !== null && differenceSize(work, base) <= repeat,
      simulated: simulated(now) / simulated(then),
      differing: differing.map(({ label }) => label),
      isMixed: differing.some(({ id: knob }) => !knobs.includes(knob)),
      href: pathOf(now.configuration.scenario),
    };
  };
}

type ReadEffect = ReturnType<typeof effectReader>;

interface ComparedStudy {
  facts: Study;
  changes: StudyModule['changes'];
  readEffect: ReadEffect;
}

function studyEffects({ facts, changes, readEffect }: ComparedStudy, change: Change): EffectRow {
  const { id, name } = facts;
  const asked = changes.byChange[change.id];
  return typeof asked === 'string'
    ? { id, name, effects: [], note: asked }
    : { id, name, effects: asked.map((pair) => readEffect(pair, change)), note: '' };
}

/** What each change did in each study, by printed cells and committed replays. */
export function allEffects(read: ReadData, schemaOf: (study: string) => KnobSchema): EffectGroup[] {
  const studies = STUDIES.map((study) => ({
    changes: study.changes,
    facts: read<Study>(`${study.id}/study.json`),
    readEffect: effectReader(study, schemaOf(study.id), read),
  }));
  return CHANGES.map((change) => ({
    id: change.id,
    name: change.name,
    studies: studies.map((study) => studyEffects(study, change)),
  }));
}
