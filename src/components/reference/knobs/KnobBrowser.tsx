import Heading from '@theme/Heading';
import { useDeferredValue, useEffect, useState } from 'react';
import { withUnit } from '../../../charts/frame/format';
import type { StudyKnobs } from '../../../evidence/knobs/table';
import { TRUST } from '../../../evidence/knobs/trust';
import { groupsOf } from '../../../lab/knobs/groups';
import { metricsOf } from '../../../studies/registry';
import { ConfigurationLink } from '../../../tables/ConfigurationLink';
import filters from '../../claims/claims.module.css';
import { studies } from '../../studies';
import { EVERY_KNOB, type KnobFilter, matches } from './filter';
import { type DocumentedSchema, KnobTable } from './KnobTable';
import styles from './knobs.module.css';

interface Props {
  schemas: readonly DocumentedSchema[];
  sweeps: readonly StudyKnobs[];
}

const nameOf = (study: string) => studies.find(({ id }) => id === study)?.name ?? study;

/** Every knob of every study with a filter, which appears once it works. */
export function KnobBrowser({ schemas, sweeps }: Props) {
  const [filter, setFilter] = useState(EVERY_KNOB);
  const [works, setWorks] = useState(false);
  useEffect(() => setWorks(true), []);
  const used = useDeferredValue(filter);
  const all = schemas.flatMap((schema, index) => {
    const sweep = sweeps[index];
    if (sweep === undefined) return [];
    const groups = groupsOf(schema);
    const shown = new Set(
      schema.knobs.flatMap((knob, at) => {
        const group = groups.find(({ id }) => id === knob.group)?.label ?? '';
        const trust = sweep.knobs[at]?.trust ?? '';
        return matches(used, { study: schema.study, group, trust, knob }) ? [knob.id] : [];
      }),
    );
    return [{ schema, sweep, groups, shown }];
  });
  const groups = all
    .filter(({ schema }) => filter.study === '' || schema.study === filter.study)
    .flatMap((one) => one.groups.map(({ label }) => label));
  const options = {
    study: schemas.map(({ study }) => ({ value: study, label: nameOf(study) })),
    group: [...new Set(groups)].map((value) => ({ value, label: value })),
    trust: TRUST.map((value) => ({ value, label: value })),
  };
  const count = (one: (typeof all)[number]) => one.shown.size;
  const total = schemas.reduce((sum, { knobs }) => sum + knobs.length, 0);
  const set = (change: Partial<KnobFilter>) => setFilter({ ...filter, ...change });
  return (
    <>
      <search className={filters.filter} style={works ? undefined : { visibility: 'hidden' }}>
        <div>
          <label htmlFor="knobs-words">Find</label>
          <input
            id="knobs-words"
            type="search"
            className={styles.words}
            value={filter.words}
            onChange={({ target }) => set({ words: target.value })}
          />
        </div>
        {(['study', 'group', 'trust'] as const).map((field) => (
          <div key={field}>
            <label htmlFor={`knobs-${field}`}>{field[0]?.toUpperCase() + field.slice(1)}</label>
            <select
              id={`knobs-${field}`}
              value={filter[field]}
              onChange={({ target }) =>
                set({ [field]: target.value, ...(field === 'study' && { group: '' }) })
              }
            >
              <option value="">all</option>
              {options[field].map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        ))}
        <output>
          {all.reduce((sum, one) => sum + count(one), 0)} of {total} knobs
        </output>
        {filter !== EVERY_KNOB && (
          <button type="button" className="button" onClick={() => setFilter(EVERY_KNOB)}>
            Show all
          </button>
        )}
      </search>
      {all
        .filter((one) => count(one) > 0)
        .map(({ schema, sweep, shown }) => (
          <section key={schema.study}>
            <Heading as="h2" id={schema.study}>
              {nameOf(schema.study)}
            </Heading>
            <BaseText sweep={sweep} />
            <KnobTable schema={schema} sweep={sweep} shows={({ id }) => shown.has(id)} />
          </section>
        ))}
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
