import Link from '@docusaurus/Link';

/** Words of sentences that say what limits, by their entries in the glossary; longer ones first. */
export const EXPLAINED: Readonly<Record<string, string>> = {
  'delay that the model assumes': 'assumed-delay',
  dispatcher: 'dispatcher',
  'publish lock': 'publish-lock',
  'lock to load': 'publish-lock',
  'queue lock': 'queue-lock',
  'transaction log': 'transaction-log',
  'pool thread': 'thread-pool',
  'submitting thread': 'thread-pool',
  'completing thread': 'thread-pool',
  'i/o thread': 'io-thread',
  'full batch': 'batch',
  'in flight': 'in-flight',
  poll: 'polling',
  'application queue': 'application-queue',
  'hot lock': 'hot-lock',
  'in-order delivery': 'in-order',
  spool: 'spool',
  cleanup: 'cleanup-job',
  'deadlock victim': 'deadlock-victim',
  throttling: 'throttling',
  throttled: 'throttling',
  'worker messagebox': 'worker-messagebox',
  'master messagebox': 'master-messagebox',
  messagebox: 'messagebox',
  worker: 'sql-worker',
  pool: 'thread-pool',
  'process host': 'process-host',
  'receive host': 'host',
  'send host': 'host',
  'sending host': 'host',
  orchestration: 'orchestration',
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
