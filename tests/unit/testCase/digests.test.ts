import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTestCases } from '../../../scripts/dataFiles';
import type { JudgedClaim, JudgedComparison } from '../../../src/comparison/claimsTypes';
import type { ClaimVerdict } from '../../../src/comparison/claimsVerdict';
import {
  claimsDigest,
  decidingComparison,
  sortClaims,
} from '../../../src/components/testCase/claimsDigest';
import { contradictionsDigest } from '../../../src/components/testCase/contradictionsDigest';
import { resultSpan } from '../../../src/components/testCase/resultSpan';
import { sortTables, tableDigest } from '../../../src/components/testCase/tableDigest';
import type { Erratum, Table } from '../../../src/measured/types';
import { flaggedCells } from '../../../src/studies/low-latency/pages/flaggedCells';

interface Evidence {
  claims: JudgedClaim[];
  errata: Erratum[];
}

const FOLDER = 'generated/evidence';
const pages = readdirSync(FOLDER)
  .filter((file) => /^test-case-\d+\.json$/.test(file))
  .map((file) => ({
    file,
    ...(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Evidence),
  }));

const side = { scenario: 'low-latency/20-A', configuration: '20-A', printed: '1', value: 1 };

function comparison(
  measured: [ClaimVerdict, number | null],
  simulated: [ClaimVerdict, number],
  direction: JudgedComparison['direction'] = 'greater',
): JudgedComparison {
  return {
    direction,
    unit: 'ms',
    metricTexts: ['Roundtrip', 'Roundtrip'],
    left: { ...side, metric: 'roundtripTime.mean' },
    right: { ...side, metric: 'roundtripTime.mean' },
    margins: { repeat: 0.01, similar: 0.05 },
    measured: { verdict: measured[0], difference: measured[1], notes: [] },
    simulated: {
      verdict: simulated[0],
      difference: { mean: simulated[1], low: simulated[1], high: simulated[1] },
      notes: [],
    },
  };
}

const claim = (
  id: string,
  measured: ClaimVerdict,
  simulated: ClaimVerdict,
  comparisons: JudgedComparison[],
): JudgedClaim => ({
  id,
  address: { document: '000', section: 'Summary' },
  text: `What ${id} says.`,
  measured,
  simulated,
  comparisons,
});

const holds = comparison(['holds', 0.2], ['holds', 0.1]);
const fails = comparison(['holds', 0.02], ['fails', -0.03]);

describe('the comparison that decides a claim', () => {
  it('is one with the verdict of the whole, not the first', () => {
    expect(decidingComparison(claim('C0-1', 'holds', 'fails', [holds, fails]))).toBe(fails);
  });

  it('is the one farthest from what is claimed', () => {
    const worse = comparison(['holds', 0.02], ['fails', -0.2]);
    expect(decidingComparison(claim('C0-1', 'holds', 'fails', [fails, worse]))).toBe(worse);
    const less = [-0.1, 0.3].map((mean) => comparison(['holds', -0.1], ['fails', mean], 'less'));
    expect(decidingComparison(claim('C0-1', 'holds', 'fails', less))).toBe(less[1]);
  });

  it('is one that the printed numbers do not bear out where the simulation holds', () => {
    const open = comparison(['cannot tell', 0.005], ['holds', 0.1]);
    expect(decidingComparison(claim('C0-1', 'cannot tell', 'holds', [holds, open]))).toBe(open);
  });

  it.each(pages)('$file: has the verdicts of its claim', ({ claims }) => {
    for (const { claim: one, deciding } of sortClaims(claims).decided) {
      const by = one.simulated === 'holds' ? 'measured' : 'simulated';
      expect(deciding[by].verdict, one.id).toBe(one[by]);
    }
  });
});

describe('claims in order', () => {
  it('start with what fails and leave out what no number decides', () => {
    const claims = [
      claim('C0-1', 'cannot tell', 'cannot tell', []),
      claim('C0-2', 'holds', 'holds', [holds]),
      claim('C0-3', 'fails', 'holds', [comparison(['fails', -0.2], ['holds', 0.1])]),
      claim('C0-4', 'holds', 'fails', [fails]),
    ];
    const { decided, undecided } = sortClaims(claims);
    expect(decided.map((one) => one.claim.id)).toEqual(['C0-4', 'C0-3', 'C0-2']);
    expect(undecided.map(({ id }) => id)).toEqual(['C0-1']);
  });

  it.each(pages)('$file: each is in one of the two lists', ({ claims }) => {
    const { decided, undecided } = sortClaims(claims);
    const ids = [...decided.map((one) => one.claim.id), ...undecided.map(({ id }) => id)];
    expect(ids.sort()).toEqual(claims.map(({ id }) => id).sort());
  });
});

describe('the line about the claims', () => {
  it('counts both verdicts and names what fails', () => {
    const two = [
      claim('C0-2', 'holds', 'holds', [holds]),
      claim('C0-3', 'holds', 'fails', [fails]),
    ];
    expect(claimsDigest(two)).toBe(
      'The printed numbers bear out 2 of 2, the simulation 1; it fails “What C0-3 says”.',
    );
    const three = [...two, claim('C0-4', 'fails', 'fails', [fails])];
    expect(claimsDigest(three)).toBe(
      'The printed numbers bear out 2 of 3, the simulation 1; it fails C0-3 and C0-4.',
    );
  });

  it('tells of those that no number decides', () => {
    const open = claim('C0-1', 'cannot tell', 'cannot tell', []);
    expect(claimsDigest([open])).toBe('No printed number decides it.');
    expect(claimsDigest([open, claim('C0-2', 'holds', 'holds', [holds])])).toBe(
      'The printed numbers bear out 1 of 1, the simulation 1. No printed number decides 1 more.',
    );
  });
});

describe('the line about the contradictions', () => {
  const erratum = (address: Erratum['address'], likely: Erratum['likely']) =>
    ({ id: 'E0-1', address, likely }) as Erratum;

  it('counts places and what was probably meant', () => {
    const text = erratum({ document: '000', section: 'Summary' }, null);
    const table = erratum({ document: '000', table: 80 }, 'seven');
    expect(contradictionsDigest([text, text, table])).toBe(
      '2 in the text, 1 about a table as a whole; for 1 of them something tells what was meant.',
    );
    expect(contradictionsDigest([text])).toBe('1 in the text; nothing tells what was meant.');
  });
});

describe('what a folded table says', () => {
  const testCase = readTestCases().find(({ number }) => number === 20);
  const digestOf = (number: number) => {
    const table = testCase?.tables.find((one) => one.number === number) as Table;
    return tableDigest(table, flaggedCells(table));
  };

  it('is its size, its misprint and what is missing, as Table 79 and 80 print them', () => {
    expect(digestOf(79)).toEqual({
      size: 'Table 79, 3 rows, 9 columns',
      misprint: '20-C, request median, printed 223',
      missing: '',
    });
    expect(digestOf(80)).toEqual({
      size: 'Table 80, 3 configurations, 9 computers',
      misprint: '',
      missing: '4 of 27 values not available',
    });
    expect(digestOf(81).misprint).toBe('20-A, BPI8X-K02, printed 1951');
  });

  it('comes for every table of the study once', () => {
    for (const { tables } of readTestCases()) {
      expect(
        sortTables(tables)
          .map(({ number }) => number)
          .sort(),
      ).toEqual(tables.map(({ number }) => number).sort());
    }
  });
});

describe('the results of a test case in a line', () => {
  const spanOf = (number: number) => {
    const testCase = readTestCases().find((one) => one.number === number);
    return testCase && resultSpan(testCase);
  };

  it('reach from the least to the most median that is printed', () => {
    expect(spanOf(20)).toBe('3 configurations, 96 to 126 messages/s at 307 to 356 ms');
  });

  it('are means where no median is printed, and one number where one is', () => {
    expect(spanOf(1)).toMatch(
      /^3 configurations, \d+ to \d+ messages\/s at 1,\d{3} to 1,\d{3} ms$/,
    );
    expect(spanOf(10)).toMatch(/^1 configuration, \d+ messages\/s at [\d,]+ ms$/);
  });
});
