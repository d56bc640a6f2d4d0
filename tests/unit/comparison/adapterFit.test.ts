import { expect, it } from 'vitest';
import { readData } from '../../../scripts/dataFiles';
import { type AdapterFit, withoutTwins } from '../../../src/studies/adapters/fit';
import type { AdapterTestCases } from '../../../src/studies/adapters/types';

const { testCases } = readData<AdapterTestCases>('adapters/test-cases.json');

it('leaves out test cases that differ from another by encryption, and what the others do not determine', () => {
  const prediction = (testCase: string, withoutTestCase: number, isDetermined = true) => ({
    scenario: `adapters/${testCase}/2006/2kb`,
    measured: 100,
    withoutCell: 100,
    determinedWithoutCell: true,
    withoutTestCase,
    determinedWithoutTestCase: isDetermined,
  });
  const { '2kb': small, '200kb': large } = withoutTwins(
    [
      prediction('http-1-way', 101),
      prediction('ssl-http-1-way', 101),
      prediction('msmqt', 90),
      prediction('file-to-sql', 130),
      prediction('pop3-to-file-mime', 400, false),
    ],
    testCases,
  );
  expect(small.cells).toBe(2);
  expect(small.medianPercent).toBeCloseTo(20);
  expect(small.worstPercent).toBeCloseTo(30);
  expect(large.cells).toBe(0);
});

it('finds fewer small cells without a twin than cells', () => {
  const { predictions, withoutTestCase } = readData<AdapterFit>(
    'validation/adapters-held-out.json',
  );
  const { '2kb': small, '200kb': large } = withoutTwins(predictions, testCases);
  expect(small.cells).toBeLessThan(withoutTestCase['2kb'].cells);
  expect(large.worstPercent).toBeCloseTo(withoutTestCase['200kb'].worstPercent, 1);
});
