import type { Problem } from '../address/problem';

/** A reader mends a few things at a time; more are counted. */
const MOST_SHOWN = 8;

/** What could not be used as given, a sentence each. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const more = problems.length - MOST_SHOWN;
  return (
    <ul>
      {problems.slice(0, MOST_SHOWN).map(({ field, given, message }) => (
        <li key={`${field}=${given} ${message}`} data-field={field}>
          {message}
        </li>
      ))}
      {more > 0 && <li>And {more} more.</li>}
    </ul>
  );
}
