/**
 * Prints how the claims come out and the supported ones that do not hold in the simulation. With
 * `ledger` it prints what static/data/claims-ledger.json must list, known reasons kept.
 */
import { missedClaims } from '../src/comparison/claimsLedger';
import { CLAIMS_GOAL, summariseClaims } from '../src/comparison/claimsSummary';
import type {
  ClaimLedgerEntry,
  JudgedClaim,
  JudgedComparison,
  PrintedValue,
} from '../src/comparison/claimsTypes';
import { WORTHS } from '../src/comparison/claimsUnderError';
import { CLAIM_VERDICTS } from '../src/comparison/claimsVerdict';
import { VERDICT_TEXTS } from '../src/comparison/differences';
import { STUDIES } from '../src/studies/registry';
import { readData } from './dataFiles';
import { readJudgedClaims } from './evidenceSource';

const percent = (share: number | null | undefined): string =>
  typeof share === 'number' ? `${(100 * share).toFixed(1)} %` : 'none';

const sideText = ({ scenario, metric, configuration, printed }: PrintedValue): string =>
  scenario === null ? `${printed}` : `${metric} of ${configuration}`;

function comparisonLine(comparison: JudgedComparison): string {
  const { direction, left, right, measured, simulated, underError } = comparison;
  const { difference } = simulated;
  const interval = difference && ` [${percent(difference.low)}, ${percent(difference.high)}]`;
  return [
    `    ${sideText(left)} ${direction} ${sideText(right)}:`,
    `measured ${percent(measured.difference)} ${measured.verdict},`,
    `simulated ${percent(difference?.mean)}${interval ?? ''} ${simulated.verdict}`,
    ...(underError ? [`under the model's error: ${VERDICT_TEXTS[underError.verdict]}`] : []),
  ].join(' ');
}

const claimText = ({ id, simulated, text, comparisons }: JudgedClaim): string =>
  [`${id}  ${simulated}  ${text}`, ...comparisons.map(comparisonLine)].join('\n');

function summaryText(claims: readonly JudgedClaim[]): string {
  const { table, supported, holding, share, worth } = summariseClaims(claims);
  const lines = CLAIM_VERDICTS.map((measured) => {
    const counts = CLAIM_VERDICTS.map((simulated) => `${table[measured][simulated]} ${simulated}`);
    return `measured ${measured}: simulated ${counts.join(', ')}`;
  });
  const goal = `goal ${percent(CLAIMS_GOAL)}`;
  return [
    ...lines,
    `${holding} of ${supported} supported claims hold: ${percent(share)}, ${goal}`,
    `of those that hold simulated: ${WORTHS.map((one) => `${worth[one]} ${VERDICT_TEXTS[one]}`).join(', ')}`,
  ].join('\n');
}

const studies = STUDIES.map(({ id }) => readJudgedClaims(id));
if (process.argv[2] === 'ledger') {
  const known = readData<ClaimLedgerEntry[]>('claims-ledger.json');
  const entries = studies.flatMap(({ modelVersion, claims }) =>
    missedClaims(claims).map(
      ({ id }) =>
        known.find(({ claim }) => claim === id) ?? { claim: id, reason: '', since: modelVersion },
    ),
  );
  console.log(JSON.stringify(entries, null, 2));
} else {
  const texts = studies.flatMap(({ study, claims }) => [
    `${study}\n${summaryText(claims)}`,
    ...missedClaims(claims).map(claimText),
  ]);
  console.log(texts.join('\n\n'));
}
