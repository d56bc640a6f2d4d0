import Link from '@docusaurus/Link';

/** Words whose entries in the glossary are named after them. */
const NAMED =
  'dispatcher,publish lock,queue lock,transaction log,in flight,application queue,hot lock,spool,deadlock victim,throttling,worker messagebox,master messagebox,messagebox,process host,orchestration';

/** Words of sentences that say what limits, by their entries in the glossary; longer ones first. */
export const EXPLAINED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(NAMED.split(',').map((word) => [word, word.replace(' ', '-')])),
  'delay that nobody has explained': 'assumed-delay',
  'lock to load': 'publish-lock',
  'pool thread': 'thread-pool',
  'submitting thread': 'thread-pool',
  'completing thread': 'thread-pool',
  pool: 'thread-pool',
  'i/o thread': 'io-thread',
  'full batch': 'batch',
  poll: 'polling',
  'in-order delivery': 'in-order',
  cleanup: 'cleanup-job',
  throttled: 'throttling',
  worker: 'sql-worker',
  host: 'host',
};

const ANY = new RegExp(`\\b((?:${Object.keys(EXPLAINED).join('|')})(?:e?s)?)\\b`, 'i');

/** A sentence whose words lead to what they mean, each once. */
export function Explained({ text }: { text: string }) {
  const seen = new Set<string>();
  return text.split(ANY).map((piece, index) => {
    const word = piece.toLowerCase();
    const term = EXPLAINED[word] ?? EXPLAINED[word.replace(/e?s$/, '')];
    const isFirst = index % 2 === 1 && term !== undefined && !seen.has(term);
    if (isFirst) seen.add(term);
    // Pieces stand in the order of the sentence and have no other name.
    const key = `${index}`;
    return isFirst ? (
      <Link key={key} to={`/reference/glossary#${term}`} data-term={term}>
        {piece}
      </Link>
    ) : (
      <span key={key}>{piece}</span>
    );
  });
}
