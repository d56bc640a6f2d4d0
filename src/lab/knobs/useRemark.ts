import { useEffect, useRef, useState } from 'react';
import type { Remark } from './remark';

/** A remark on what was typed, which stands as long as the value that was set with it. */
export function useRemark(value: number) {
  const [said, setSaid] = useState<{ remark: Remark; value: number } | null>(null);
  const standing = useRef(value);
  useEffect(() => {
    standing.current = value;
  }, [value]);
  return {
    remark: said?.value === value ? said.remark : null,
    setRemark: (remark: Remark | null) => setSaid(remark && { remark, value: standing.current }),
    /** Told before a value is set. */
    follow: (next: number) => {
      standing.current = next;
    },
  };
}
