import { describe, expect, it } from 'vitest';
import { readData, readProse, readResults, readTestCases } from '../../../scripts/dataFiles';
import { formatNumber, formatShare } from '../../../src/charts/frame/format';
import { SIMILAR_WITHOUT_REPEATS } from '../../../src/comparison/claimsMargin';
import { measuredOf } from '../../../src/measured/statedStudy';
import type { ReplayFile } from '../../../src/simulator/replayFile';
import { measuredAdapter } from '../../../src/studies/adapters/results';
import { valuesOf } from '../../../src/studies/low-latency/pages/valuesOf';
import { isHardlyChanged, isTimes, percentApart } from '../../../src/tables/stated/words';
import { typedResults } from './typedResults';

const measured = valuesOf(...readTestCases(), readData('low-latency/analysis.json'));
const scaleUp = valuesOf(readResults('scale-up'));

const replays = (file: string) => readData<ReplayFile>(`replays/${file}.json`).configurations;
function simulated(row: string, metric: string): number {
  const [testCase = '', label = ''] = row.split('-');
  const run = replays(`low-latency/test-case-${testCase.padStart(2, '0')}`)[label];
  return run?.metrics[metric]?.mean ?? Number.NaN;
}
const documents = (id: string) =>
  measuredAdapter(readResults('adapters'), id).documentsPerSecond?.value ?? Number.NaN;
const simulatedDocuments = (id: string) =>
  replays(`adapters/${id.split('/')[2]}`)[id]?.metrics.documentsPerSecond?.mean ?? Number.NaN;
const stated = measuredOf(readProse('scale-up'), 'L3');
const inText = (column: string) => stated[column]?.value ?? Number.NaN;
const fullestSecond =
  replays('scale-up/experiments').L3?.metrics['orchestrationsPerSecond.peak']?.mean ?? Number.NaN;

const THROUGHPUT = 'throughput.median';
const REQUEST = 'requestTime.median';
const RESPONSE = 'responseTime.median';
const ROUNDTRIP = 'roundtripTime.median';
const CPU = 'cpu.BPI8X-O01';
const apart = (value: number, than: number) => percentApart(value / than);
/** What a reason says of how far two values are apart, such as an eighth. */
const isApart = (value: number, than: number, share: number) =>
  isTimes(Math.abs(value / than - 1), share);
const cpuPerRoundtrip = (of: typeof measured, row: string) => of(row, CPU) / of(row, THROUGHPUT);

const simulatedMean = (row: string) => simulated(row, 'throughput.mean');
const measuredMean = (row: string) => measured(row, 'throughput.mean');

type Said = [phrase: string, holds: boolean];

/** What reasons state, and whether the numbers say so; a phrase with a number in it is made from that number. */
const SAID: Readonly<Record<string, readonly Said[]>> = {
  'low-latency/1-A cpu.BPI8X-O01': [
    ['too busy here', simulated('1-A', CPU) > measured('1-A', CPU)],
  ],
  'low-latency/4-D cpu.BPI8X-O01': [
    ['is lower than', cpuPerRoundtrip(measured, '4-D') < cpuPerRoundtrip(measured, '4-A')],
    ['is not', cpuPerRoundtrip(simulated, '4-D') >= cpuPerRoundtrip(simulated, '4-A')],
  ],
  'low-latency/1-B requestTime.mean': [
    [
      'between the two',
      simulated('1-B', 'requestTime.mean') > measured('1-B', 'requestTime.mean') &&
        simulated('1-C', 'requestTime.mean') < measured('1-C', 'requestTime.mean'),
    ],
  ],
  'low-latency/16-C cpu.BPI8X-O01': [['need less', measured('16-C', CPU) < simulated('16-C', CPU)]],
  'low-latency/1-C requestTime.mean': [
    [`by ${apart(measured('1-C', 'requestTime.mean'), measured('1-B', 'requestTime.mean'))}`, true],
  ],
  'low-latency/7-A throughput.median': [
    ['by an eighth', isApart(measured('7-A', THROUGHPUT), measured('6-C', THROUGHPUT), 1 / 8)],
  ],
  'low-latency/9-A requestTime.median': [
    [
      'requests wait less and responses more',
      measured('9-A', REQUEST) < simulated('9-A', REQUEST) &&
        measured('9-A', RESPONSE) > simulated('9-A', RESPONSE),
    ],
    ['comes out', isHardlyChanged(simulated('9-A', ROUNDTRIP) / measured('9-A', ROUNDTRIP))],
  ],
  'low-latency/10-A roundtripTime.median': [
    [`${apart(measured('10-A', THROUGHPUT), measured('11-A', THROUGHPUT))} higher`, true],
    ['twice as long', isTimes(measured('10-A', ROUNDTRIP) / measured('11-A', ROUNDTRIP), 2)],
    [`${apart(simulated('10-A', ROUNDTRIP), simulated('11-A', ROUNDTRIP))} longer`, true],
  ],
  'low-latency/18-A cpu.BPI8X-O01': [
    [
      `${measured('18-A', CPU) - measured('17-B', CPU)} and ${measured('18-A', CPU) - measured('18-D', CPU)} points lower`,
      true,
    ],
    ['The settings are those', simulated('17-B', CPU) === simulated('18-A', CPU)],
  ],
  'low-latency/19-B cpu.BPI8X-O01': [
    [`by ${measured('19-A', CPU) - measured('19-B', CPU)} points`, true],
  ],
  'low-latency/19-C requestTime.median': [
    [
      `${measured('19-C', 'requestTime.median') - measured('19-B', 'requestTime.median')}\u202fms longer`,
      true,
    ],
    [
      'gains less',
      simulated('19-C', 'requestTime.median') - simulated('19-B', 'requestTime.median') <
        measured('19-C', 'requestTime.median') - measured('19-B', 'requestTime.median'),
    ],
  ],
  'scale-up/L3 orchestrationsPerSecond.peak': [
    [`mean of ${formatNumber(inText('orchestrationsPerSecond.mean'), 1)}`, true],
    [`peak of ${formatNumber(inText('orchestrationsPerSecond.peak'))}`, true],
    [`so ${formatNumber(scaleUp('L3', 'orchestrationsPerSecond'))}`, true],
  ],
  'C0-01': [[`with ${measured('1-B', 'software.virtualUsers')} users`, true]],
  'C0-06': [
    ['come out alike', isHardlyChanged(simulatedMean('4-C') / simulatedMean('4-B'))],
    ['more users measured more', measuredMean('4-C') < measuredMean('4-B')],
  ],
  'C0-17': [
    ['an eighth', measured('6-B', 'software.virtualUsers') === 8],
    ['no throughput', isHardlyChanged(simulatedMean('6-B') / simulatedMean('6-C'))],
    [`${apart(measuredMean('6-B'), measuredMean('6-C'))} more`, true],
  ],
  'C0-64': [
    [
      'a user fewer',
      measured('6-B', 'software.virtualUsers') - measured('6-C', 'software.virtualUsers') === 1,
    ],
    ['does not fall', isHardlyChanged(simulatedMean('6-C') / simulatedMean('6-B'))],
    [
      'Latency falls in both steps',
      simulated('6-A', 'roundtripTime.mean') < simulated('6-C', 'roundtripTime.mean') &&
        simulated('6-C', 'roundtripTime.mean') < simulated('6-B', 'roundtripTime.mean'),
    ],
  ],
  'C0-18': [
    ['changes nothing', isHardlyChanged(simulatedMean('7-A') / simulatedMean('6-C'))],
    ['costs throughput', measuredMean('7-A') < measuredMean('6-C')],
  ],
  'C0-47': [
    [
      `${formatNumber(measured('dataFile', 'storage.ioPerSecond.current'))} writes per second of ${measured('dataFile', 'storage.serviceTime.current')} ms each: ${formatNumber((measured('dataFile', 'storage.ioPerSecond.current') * measured('dataFile', 'storage.serviceTime.current')) / 1000)} under way`,
      true,
    ],
    [`deeper than ${measured('18-A', 'software.queueDepth')}`, true],
    [
      'hardly move',
      isHardlyChanged(measured('18-D', ROUNDTRIP) / measured('18-A', ROUNDTRIP)) &&
        isHardlyChanged(measured('18-D', THROUGHPUT) / measured('18-A', THROUGHPUT)),
    ],
  ],
  'C0-54': [
    [
      'raises throughput and latency',
      simulated('19-E', THROUGHPUT) > simulated('19-D', THROUGHPUT) &&
        simulated('19-E', ROUNDTRIP) > simulated('19-D', ROUNDTRIP),
    ],
    [
      'hardly move',
      isHardlyChanged(measured('19-E', THROUGHPUT) / measured('19-D', THROUGHPUT)) &&
        isHardlyChanged(measured('19-E', ROUNDTRIP) / measured('19-D', ROUNDTRIP)),
    ],
  ],
  'C0-58': [
    [
      `falls by ${apart(simulated('20-C', 'roundtripTime.mean'), simulated('20-B', 'roundtripTime.mean'))} where ${apart(measured('20-C', 'roundtripTime.mean'), measured('20-B', 'roundtripTime.mean'))} more`,
      true,
    ],
  ],
  'C2-06': [[`${apart(documents('ftp/2006/200kb'), documents('ftp/2004sp1/200kb'))} faster`, true]],
  'C2-13': [
    [
      `${apart(
        simulatedDocuments('mqseries-non-inorder/2006/200kb'),
        2 * documents('mqseries-non-inorder/2004sp1/200kb'),
      )} above`,
      true,
    ],
    ['calls twice as fast', true],
  ],
  'C3-20': [
    [formatNumber(inText('orchestrationsPerSecond.mean'), 1), true],
    [`result of ${formatNumber(scaleUp('L3', 'orchestrationsPerSecond'))}`, true],
  ],
  'C3-21': [
    [`up to ${formatNumber(inText('orchestrationsPerSecond.peak'))}`, true],
    ['a third lower', isApart(fullestSecond, inText('orchestrationsPerSecond.peak'), 1 / 3)],
  ],
  'C4-23': [[`the ${formatShare(SIMILAR_WITHOUT_REPEATS, 0)} that count`, true]],
  'C4-32': [[`the ${formatShare(SIMILAR_WITHOUT_REPEATS, 0)} that count`, true]],
};

const reasons = [
  ...readData<{ scenario: string; metric: string; reason: string }[]>('ledger.json').map(
    ({ scenario, metric, reason }) => ({ of: `${scenario} ${metric}`, reason }),
  ),
  ...readData<{ claim: string; reason: string }[]>('claims-ledger.json').map(
    ({ claim, reason }) => ({ of: claim, reason }),
  ),
];
const plain = (text: string) => text.replaceAll('\u202f', ' ');

describe('reasons of the ledgers', () => {
  it.each(reasons)('$of states what the numbers say', ({ of, reason }) => {
    const said = SAID[of] ?? [];
    for (const [phrase, holds] of said) {
      expect(plain(reason)).toContain(plain(phrase));
      expect(holds, phrase).toBe(true);
    }
    const rest = said.reduce((text, [phrase]) => text.replaceAll(plain(phrase), ''), plain(reason));
    expect(typedResults(rest)).toEqual([]);
  });

  it('are all there', () => {
    const all = reasons.map(({ of }) => of);
    expect(Object.keys(SAID).filter((of) => !all.includes(of))).toEqual([]);
  });
});
