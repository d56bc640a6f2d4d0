/**
 * Writes generated/evidence: the judged claims of each test case with the errata that no cell of its
 * tables shows, what its counts say of its throughputs, for each study its errata and its judged claims with their summary, of the adapter
 * study's precomputed results and held-out predictions what its pages show, the points of the scale-up study
 * predicted from each other, and what is known of every knob.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { claimsEvidence } from '../src/comparison/claimsEvidence';
import type { ClaimLedgerEntry } from '../src/comparison/claimsTypes';
import { allKnobs } from '../src/evidence/knobs/table';
import { measuredOf } from '../src/measured/statedStudy';
import type { Erratum } from '../src/measured/types';
import type { ReplayFile } from '../src/simulator/replayFile';
import {
  type AdapterFit,
  type AdapterFitErrors,
  type AdapterFitSummary,
  withoutTwins,
} from '../src/studies/adapters/fit';
import { ADAPTER_SIZES, type AdapterTestCase } from '../src/studies/adapters/types';
import { configurationIds, measuredValues } from '../src/studies/low-latency/testCase';
import { STUDIES, studyOfDocument } from '../src/studies/registry';
import { scaleUpHeldOut } from '../src/studies/scale-up/heldOut';
import { readData, readProse, readTestCases } from './dataFiles';
import { readJudgedClaims } from './evidenceSource';
import { readSchema } from './replay/catalogue';

const errata = readData<Erratum[]>('errata.json');

const folder = path.join(__dirname, '../generated/evidence');
mkdirSync(folder, { recursive: true });

/** Significant digits of what is computed; printed numbers have fewer. */
const DIGITS = 6;

function write(name: string, content: unknown): void {
  const text = JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value)
      ? Number(value.toPrecision(DIGITS))
      : value,
  );
  writeFileSync(path.join(folder, name), `${text}\n`);
}

const lowLatency = readJudgedClaims('low-latency');
for (const { number } of readTestCases()) {
  write(`test-case-${String(number).padStart(2, '0')}.json`, {
    claims: lowLatency.claims.filter(({ testCase }) => testCase === number),
    errata: errata.filter(
      ({ address, testCases: concerned }) =>
        concerned?.includes(number) && !('table' in address && address.row && address.column),
    ),
  });
}

const minutes = measuredOf(readProse('low-latency'), 'protocol').duration?.value ?? Number.NaN;
/** Roundtrips per second of a run by their count, as ratios to and from its two printed throughputs. */
const counts = readTestCases().flatMap((testCase) =>
  configurationIds(testCase).flatMap((id) => {
    const values = measuredValues(testCase, id);
    const { roundtrips, 'throughput.median': median, 'throughput.mean': mean } = values;
    if (roundtrips == null || median == null || mean == null) return [];
    const perSecond = roundtrips / (60 * minutes);
    return [{ id, countOverMedian: perSecond / median, meanOverCount: mean / perSecond }];
  }),
);
write('counts-low-latency.json', counts);

const ledger = readData<ClaimLedgerEntry[]>('claims-ledger.json');
for (const { id } of STUDIES) {
  const judged = id === lowLatency.study ? lowLatency : readJudgedClaims(id);
  write(`claims-${id}.json`, { ...claimsEvidence(judged, ledger), claims: judged.claims });
  write(
    `errata-${id}.json`,
    errata.filter(({ address }) => studyOfDocument(address).id === id),
  );
}

/** Shown over time on the page about the method. */
const SHOWN_RUN = 'http-1-way/2006/2kb';
const runs = Object.assign(
  {},
  ...ADAPTER_SIZES.map(
    (size) => readData<ReplayFile>(`replays/adapters/${size}.json`).configurations,
  ),
) as ReplayFile['configurations'];
write(
  'rates-adapters.json',
  Object.fromEntries(Object.entries(runs).map(([id, run]) => [id, run.metrics.documentsPerSecond])),
);
/** Largest distance of a simulated rate from the bound of its busiest resource, %. */
const farthestPercent = Math.max(
  ...Object.values(runs).map(({ metrics }) => {
    const bound = metrics['documentsPerSecond.bound']?.mean ?? Number.NaN;
    return 100 * Math.abs((metrics.documentsPerSecond?.mean ?? Number.NaN) / bound - 1);
  }),
);
const { predictions, ...errors } = readData<AdapterFit>('validation/adapters-held-out.json');
const { parameters, inSample, withoutCell } = errors;
const { testCases } = readData<{ testCases: AdapterTestCase[] }>('adapters/test-cases.json');
const unseen = withoutTwins(predictions, testCases);
write('fit-adapters.json', {
  parameters,
  inSample,
  withoutCell,
  withoutTwins: unseen,
  cells: Object.fromEntries(
    predictions.map(({ scenario, measured, withoutCell, determinedWithoutCell }) => [
      scenario.slice('adapters/'.length),
      determinedWithoutCell ? withoutCell / measured - 1 : null,
    ]),
  ),
} satisfies AdapterFitSummary);
write('errors-adapters.json', {
  ...errors,
  withoutTwins: unseen,
} satisfies AdapterFitErrors);
write('predictions-adapters.json', predictions);
write('points-scale-up.json', scaleUpHeldOut(readData));
write('knobs.json', allKnobs(readData, readSchema));
write('run-adapters.json', { summary: runs[SHOWN_RUN], farthestPercent });
