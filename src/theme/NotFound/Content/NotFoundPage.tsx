import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { type Suggestions, suggestionsFor } from '../../../components/search/suggestions';
import styles from './styles.module.css';

/** The pages that may be meant; the one that is, with the query and the part of the page that were asked for. */
export default function NotFoundPage() {
  const { pathname, search, hash } = useLocation();
  const baseUrl = useBaseUrl('/');
  const [{ meant, others }, setSuggestions] = useState<Suggestions>({ meant: null, others: [] });
  // One file stands for all unknown addresses: only the browser knows which it is.
  useEffect(
    () => setSuggestions(suggestionsFor(pathname.slice(baseUrl.length))),
    [pathname, baseUrl],
  );
  return (
    <main className={styles.page}>
      <h1>There is no page at this address</h1>
      {meant && (
        <p>
          Do you mean <Link to={`${meant.to}${search}${hash}`}>{meant.title}</Link>?
          {search && <span> The link keeps what your address asks for: {search}</span>}
        </p>
      )}
      {others.length > 0 && (
        <>
          <p>{meant ? 'Or one of these pages:' : 'Pages with a similar address:'}</p>
          <ul>
            {others.map(({ page: { to, title, section } }) => (
              <li key={to}>
                <Link to={to}>{title}</Link> <small>{section}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>A scenario link starts with the test case, such as /low-latency/test-case-20.</p>
      <Link className="button button--primary" to="/">
        Go to the start page
      </Link>
    </main>
  );
}
