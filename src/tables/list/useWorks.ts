import { useEffect, useState } from 'react';

/** Whether scripts run: until then a page shows everything open and nothing that asks to be pressed. */
export function useWorks(): boolean {
  const [works, setWorks] = useState(false);
  useEffect(() => setWorks(true), []);
  return works;
}
