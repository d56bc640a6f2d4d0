import { useId } from 'react';
import { Problems } from '../../lab/Problems';
import { EVERYTHING, isEverything, type ListField, MOST_CHARACTERS, optionsOf } from './filter';
import styles from './list.module.css';
import type { FilterInLink } from './useListFilter';
import { useWorks } from './useWorks';

interface Props<T> extends FilterInLink<T> {
  fields: readonly ListField<T>[];
  items: readonly T[];
  /** What the items are, in the plural. */
  noun: string;
}

/** Search, filters and the number of items that they leave; until scripts run, only their place. */
export function ListTools<T>(props: Props<T>) {
  const { fields, items, noun, filter, taken, narrow, problems, dismiss } = props;
  const id = useId();
  const works = useWorks();
  return (
    <>
      <Problems problems={problems} onDismiss={dismiss} />
      <search className={styles.tools} data-works={works}>
        <div className={styles.search}>
          <label htmlFor={`${id}-text`}>Search</label>
          <input
            id={`${id}-text`}
            type="search"
            maxLength={MOST_CHARACTERS}
            value={filter.text}
            onChange={({ target }) => narrow({ ...filter, text: target.value })}
          />
        </div>
        {fields.map((field) => (
          <div key={field.key}>
            <label htmlFor={`${id}-${field.key}`}>{field.label}</label>
            <select
              id={`${id}-${field.key}`}
              value={filter.values[field.key] ?? ''}
              onChange={({ target }) =>
                narrow({ ...filter, values: { ...filter.values, [field.key]: target.value } })
              }
            >
              <option value="">{field.allName ?? 'all'}</option>
              {optionsOf(field, items).map((option) => (
                <option key={option} value={option}>
                  {field.nameOf?.(option) ?? option}
                </option>
              ))}
            </select>
          </div>
        ))}
        <output>
          {taken?.size ?? items.length} of {items.length} {noun}
        </output>
        {!isEverything(filter) && (
          <button type="button" className="button" onClick={() => narrow(EVERYTHING)}>
            Show all
          </button>
        )}
      </search>
    </>
  );
}
