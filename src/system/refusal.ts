/** What is wrong with a description: where, with which value, and what would be accepted. */
export interface Refusal {
  /** Such as "stations[1].demandMs". */
  field: string;
  value: string;
  accepted: string;
}

/** How the module shows a value that is not there. */
const MISSING = 'nothing';

const sentenceOf = ({ field, value, accepted }: Refusal): string =>
  value === MISSING
    ? `${field} is missing, ${accepted} is accepted.`
    : `${field}: ${value} is not accepted, ${accepted} is.`;

/** A description that the module does not accept, with everything that is wrong in it. */
export class RefusedSystemError extends Error {
  readonly refusals: readonly Refusal[];

  constructor(refusals: readonly Refusal[]) {
    super(refusals.map(sentenceOf).join('\n'));
    this.name = 'RefusedSystemError';
    this.refusals = refusals;
  }
}
