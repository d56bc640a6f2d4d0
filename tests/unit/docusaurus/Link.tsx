import type { ComponentProps } from 'react';

/** Stands in for the link of the site's framework, which exists in a build alone. */
export default function Link({ to, ...props }: ComponentProps<'a'> & { to: string }) {
  return <a {...props} href={to} />;
}
