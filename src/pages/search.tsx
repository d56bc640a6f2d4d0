import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import { useFields } from '../address/page/useFields';
import { textField } from '../address/text';
import { Marked } from '../components/search/Marked';
import styles from '../components/search/search.module.css';
import { useHits } from '../components/search/useHits';

/** A scenario as somebody may tell it. */
const EXAMPLE = '20-A with 6 senders';

/** More than anybody reads. */
const MOST = 60;

/** Characters of a question; the rest is cut. */
const LONGEST = 200;

const FIELDS = { query: textField({ key: 'q', title: 'Search', most: LONGEST }) };

function Found({ query }: { query: string }) {
  const { hits, texts } = useHits(query, MOST);
  if (query === '')
    return (
      <p>
        Terms, chapters, configurations and pages come first, then what stands in the texts. A
        scenario in words opens its lab:{' '}
        <Link to={`/search?q=${encodeURIComponent(EXAMPLE)}`}>{EXAMPLE}</Link>.
      </p>
    );
  const found = `${hits.length === 1 ? '1 place' : `${hits.length} places`} found for “${query}”`;
  return (
    <>
      <p role="status">{texts === 'searched' ? found : 'Searching'}</p>
      {hits.map(({ kind, to, title, where, excerpt }) => (
        <article key={to} className={styles.found}>
          <h2>
            <Link to={to}>
              <Marked text={title} query={query} />
            </Link>
          </h2>
          <p className={styles.where}>
            <span className={styles.kind}>{kind}</span> {where}
          </p>
          <p>
            <Marked text={excerpt} query={query} />
          </p>
        </article>
      ))}
    </>
  );
}

/** Everything that a search finds; what is asked stands in the address. */
export default function SearchPage() {
  const {
    state: { query },
    setState,
    problems,
    isRead,
  } = useFields(FIELDS, { name: 'The search' });
  return (
    <Layout title="Search">
      <Head>
        <meta property="robots" content="noindex, follow" />
      </Head>
      <main className={styles.page}>
        <h1>Search</h1>
        <input
          type="search"
          aria-label="Search all pages"
          value={query}
          maxLength={LONGEST}
          onChange={({ target: { value } }) => setState({ query: value })}
        />
        {problems.map(({ message }) => (
          <p key={message} role="status">
            {message}
          </p>
        ))}
        {!isRead && <p data-unscripted>The search needs the scripts of this site.</p>}
        <Found query={query.trim()} />
      </main>
    </Layout>
  );
}
