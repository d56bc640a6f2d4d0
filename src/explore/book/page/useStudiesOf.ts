import { useEffect, useState } from 'react';
import { loadStudies, useLoadStudy } from '../../page/studies';
import type { Studies } from '../../question/scenarioText';
import { studiesOf } from '../scenarios';
import type { Entries } from '../shelf';

const NONE: Studies = new Map();

/** The studies that entries are about; none until they have arrived. */
export function useStudiesOf(entries: Entries): Studies {
  const load = useLoadStudy();
  const [studies, setStudies] = useState(NONE);
  const ids = [...new Set(entries.flatMap(({ link }) => studiesOf(link)))].sort().join(' ');
  useEffect(() => {
    if (ids === '') return;
    let isWanted = true;
    loadStudies(load, ids.split(' ')).then((loaded) => isWanted && setStudies(loaded));
    return () => {
      isWanted = false;
    };
  }, [ids, load]);
  return studies;
}
