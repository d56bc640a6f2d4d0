import { ThemeClassNames } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useEffect, useState } from 'react';

const { docMarkdown } = ThemeClassNames.docs;

/** The markup of the page's text as it was before the page ran. */
const textInPage = () => document.querySelector(`.${docMarkdown}`)?.innerHTML ?? '';

const MISSING = '<p>The text of this page waits for a file that did not arrive.</p>';

interface Props {
  arrival: Promise<void>;
  children: ReactNode;
}

/**
 * The text of a page once its files are there. Until then it stays as it stood in the page's HTML; where a link led to the page
 * within the site, what stands there is the text of the page before.
 */
export function UntilArrived({ arrival, children }: Props) {
  const isFirstPage = !useIsBrowser();
  const [__html] = useState(() => (isFirstPage ? textInPage() : MISSING));
  const [isHere, setHere] = useState(false);
  useEffect(() => void arrival.then(() => setHere(true)), [arrival]);
  if (isHere) return children;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own
    <div className={`${docMarkdown} markdown`} dangerouslySetInnerHTML={{ __html }} />
  );
}
