import type { RefObject } from 'react';

/** What the static page has drawn here stays as it is: React leaves what stands there. */
export function Still({ place }: { place?: RefObject<HTMLDivElement | null> }) {
  const still = { dangerouslySetInnerHTML: { __html: '' } };
  return <div ref={place} suppressHydrationWarning {...still} />;
}
