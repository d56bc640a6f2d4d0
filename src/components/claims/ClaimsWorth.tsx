import type { ClaimsSummary } from '../../comparison/claimsSummary';
import { VERDICT_TEXTS } from '../../comparison/differences';

const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0);

/** Of the claims that hold in the simulation: how many of their differences measurements would show, too. */
export function ClaimsWorth({ summaries }: { summaries: readonly ClaimsSummary[] }) {
  const count = (of: (summary: ClaimsSummary) => number) => sum(summaries.map(of));
  const told = count(({ worth }) => worth.told);
  const model = count(({ worth }) => worth.model);
  const neither = count(({ worth }) => worth['cannot-tell']);
  const unjudged = count((summary) => summary.unjudged);
  return (
    <p data-claims-worth>
      Of {told + model + neither + unjudged} claims that the simulation bears out by its runs,{' '}
      {told} stay {VERDICT_TEXTS.told} under the model’s error. Of {model} {VERDICT_TEXTS.model}, of{' '}
      {neither} it {VERDICT_TEXTS['cannot-tell']} the direction, and {unjudged} claim no difference
      between two configurations.
    </p>
  );
}
