import { type RefObject, useEffect, useState } from 'react';

/** Whether any of an element can be seen, or is so near to the window, such as "600px". */
export function useInView(ref: RefObject<Element | null>, near = '0px'): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setInView(entry?.isIntersecting ?? false),
      { rootMargin: near },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, near]);
  return inView;
}
