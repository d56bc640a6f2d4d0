import { useCallback, useMemo, useRef, useState } from 'react';
import type { Field, Fields } from '../field';
import { otherwiseOf, readFields, type Whole, writeFields } from '../fields';
import { mendedQuery } from '../mendedQuery';
import type { Problem } from '../problem';
import { useAddress } from './useAddress';

/**
 * The values of some fields of the address, which follows their changes in the entry of the page. `fields` are the same
 * object each time. Keys of nobody are named where they are the fields of the `whole` page.
 */
export function useFields<State>(fields: Fields<State>, whole?: Whole) {
  const [state, show] = useState(() => otherwiseOf(fields));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isRead, setRead] = useState(false);
  const latest = useRef(state);
  const keys = useMemo(
    () => Object.values<Field<unknown>>(fields as never).map(({ key }) => key),
    [fields],
  );
  const put = useCallback((next: State) => {
    latest.current = next;
    show(next);
  }, []);

  const { touch, write } = useAddress(
    {
      isOwn: (key) => keys.includes(key),
      hasEntries: false,
      onRead: (search) => {
        const mended = mendedQuery(search);
        const read = readFields(fields, mended.query, whole);
        put(read.state);
        setProblems([...mended.problems, ...read.problems]);
        setRead(true);
        return writeFields(fields, read.state);
      },
    },
    fields,
  );

  const setState = useCallback(
    (next: State | ((now: State) => State)) => {
      touch();
      put(next instanceof Function ? next(latest.current) : next);
      write(writeFields(fields, latest.current));
    },
    [fields, put, touch, write],
  );
  const dismiss = useCallback(() => setProblems([]), []);
  return { state, setState, problems, dismiss, isRead };
}
