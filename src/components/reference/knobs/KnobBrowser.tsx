import Heading from '@theme/Heading';
import { useMemo } from 'react';
import { withUnit } from '../../../charts/frame/format';
import type { StudyKnobs } from '../../../evidence/knobs/table';
import { groupsOf } from '../../../lab/knobs/groups';
import { metricsOf } from '../../../studies/registry';
import { ConfigurationLink } from '../../../tables/ConfigurationLink';
import { ListTools } from '../../../tables/list/ListTools';
import { useListFilter } from '../../../tables/list/useListFilter';
import { studyName } from '../../studies/studyField';
import { type DocumentedSchema, KnobTable } from './KnobTable';
import { type FiledKnob, KNOB_FIELDS, knobWords } from './knobFields';
import styles from './knobs.module.css';

interface Props {
  schemas: readonly DocumentedSchema[];
  sweeps: readonly StudyKnobs[];
}

/** The knobs of a study with what they are found by. */
function filedKnobs(schema: DocumentedSchema, sweep: StudyKnobs | undefined): FiledKnob[] {
  const groups = groupsOf(schema);
  return schema.knobs.map((knob, index) => ({
    knob,
    study: schema.study,
    group: groups.find(({ id }) => id === knob.group)?.label ?? '',
    trust: sweep?.knobs[index]?.trust ?? '',
  }));
}

/** Every knob of every study, with a search and filters. */
export function KnobBrowser({ schemas, sweeps }: Props) {
  const knobs = useMemo(
    () => schemas.flatMap((schema, index) => filedKnobs(schema, sweeps[index])),
    [schemas, sweeps],
  );
  const link = useListFilter(KNOB_FIELDS, knobs, knobWords);
  const shown = new Set([...(link.taken ?? knobs)].map(({ knob }) => knob));
  return (
    <>
      <ListTools {...link} fields={KNOB_FIELDS} items={knobs} noun="knobs" />
      {schemas.map((schema, index) => {
        const sweep = sweeps[index];
        if (sweep === undefined || !schema.knobs.some((knob) => shown.has(knob))) return null;
        return (
          <section key={schema.study} className={styles.study}>
            <Heading as="h2" id={schema.study}>
              {studyName(schema.study)}
            </Heading>
            <BaseText sweep={sweep} />
            <KnobTable schema={schema} sweep={sweep} shows={(knob) => shown.has(knob)} />
          </section>
        );
      })}
    </>
  );
}

/** What the effects of a study are relative to. */
function BaseText({ sweep: { study, base, because, metrics, baseline } }: { sweep: StudyKnobs }) {
  const { textOf, unitOf } = metricsOf(study);
  const results = metrics.flatMap((metric) => {
    const result = baseline[metric];
    return result ? [`${textOf(metric)} ${withUnit(result.mean, unitOf(metric))}`] : [];
  });
  return (
    <p>
      Effects are those in <ConfigurationLink scenario={base} />, {because}: {results.join(', ')}.
    </p>
  );
}
