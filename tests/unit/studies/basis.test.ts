import { describe, expect, it } from 'vitest';
import { readStudyConfigurations } from '../../../scripts/replay/catalogue';
import { type Basis, basisOf } from '../../../src/comparison/studyMetrics';
import { lowLatency } from '../../../src/studies/low-latency/metrics';
import { STUDIES, studyNamed, studyOfDocument } from '../../../src/studies/registry';

/** The metrics of a configuration that came into the model in this way. */
function metricsBy(basis: Basis, scenario: string): string[] {
  const { metrics } = studyNamed(scenario.split('/')[0] ?? '');
  return metrics.metrics.filter((metric) => basisOf(metrics, scenario, metric) === basis);
}

const scenariosOf = (study: string) =>
  readStudyConfigurations(study).map(({ scenario }) => scenario);
const named = (study: string) => studyNamed(study).metrics.metrics;

describe('what a parameter was fitted to', () => {
  it('is every number of the sustainable load, seven of the overdrive and none of the floodgate', () => {
    expect(metricsBy('calibrated', 'capacity/sustainable')).toEqual(named('capacity'));
    expect(metricsBy('calibrated', 'capacity/overdrive')).toEqual([
      'receivedPerSecond',
      'spoolRows.peak',
      'timeToTwoMillionHours',
      'recoveryHours',
      'cleanupRunsAfterStop',
      'cleanupFailuresPercent',
      'lockWaitMs',
    ]);
    expect(metricsBy('calibrated', 'capacity/floodgate')).toEqual([]);
  });

  it('is the throughput of the adapters and not the processors', () => {
    for (const scenario of scenariosOf('adapters')) {
      expect(metricsBy('calibrated', scenario)).toEqual(['documentsPerSecond']);
    }
  });

  it('is everything of scale-up but the peak', () => {
    for (const scenario of scenariosOf('scale-up')) {
      expect(metricsBy('predicted', scenario)).toEqual(['orchestrationsPerSecond.peak']);
    }
  });

  it('is what the worker-threads study counts, but neither stalls nor what fails', () => {
    for (const scenario of scenariosOf('worker-threads')) {
      expect(metricsBy('calibrated', scenario)).toEqual([
        'sent',
        'received',
        'completed',
        'sqlConnections.peak',
        'cpu.sql',
      ]);
    }
  });

  it('is mean, median and CPU of the low-latency study, not its counts, percentiles or unnamed computers', () => {
    const isFitted = (metric: string) => lowLatency.isFitted('low-latency/20-A', metric);
    for (const quantity of ['throughput', 'requestTime', 'responseTime', 'roundtripTime']) {
      expect(isFitted(`${quantity}.mean`)).toBe(quantity !== 'throughput');
      expect(isFitted(`${quantity}.median`)).toBe(true);
      expect(isFitted(`${quantity}.p90`)).toBe(false);
    }
    const computers = [
      '4X-C02',
      '4X-O02',
      '4X-O03',
      '2X-C05',
      '2X-C06',
      '4X-A02',
      '8X-O01',
      '8X-M01',
    ];
    for (const computer of computers) expect(isFitted(`cpu.BPI${computer}`)).toBe(true);
    for (const metric of ['cpu.BPI8X-K02', 'cpu.seventh', 'roundtrips', 'goal.under500']) {
      expect(isFitted(metric)).toBe(false);
    }
  });
});

describe('the mean throughput of the low-latency study', () => {
  it('is fitted where no median is printed, and there alone', () => {
    for (const { scenario, measured } of readStudyConfigurations('low-latency')) {
      const isAlone = typeof measured['throughput.median'] !== 'number';
      expect(lowLatency.isFitted(scenario, 'throughput.mean'), scenario).toBe(isAlone);
    }
  });
});

describe('a documented limit that the model has', () => {
  it('is the longest publishing delay of the throttled run, and nothing else of any study', () => {
    const caps = STUDIES.flatMap(({ id }) =>
      scenariosOf(id).flatMap((scenario) =>
        metricsBy('documented cap', scenario).map((metric) => `${scenario} ${metric}`),
      ),
    );
    expect(caps).toEqual(['worker-threads/200-throttled publishingDelayMs.peak']);
  });
});

describe('the names of metrics', () => {
  it.each([
    ['throughput.mean', 'messages/s', 'Throughput (mean)', 'Throughput'],
    ['requestTime.median', 'ms', 'Request (median)', 'Request (median)'],
    ['responseTime.mean', 'ms', 'Response (mean)', 'Response'],
    ['roundtripTime.median', 'ms', 'Roundtrip (median)', 'Roundtrip (median)'],
    ['roundtrips', 'roundtrips', 'roundtrips', 'roundtrips.mean'],
    ['cpu.BPI8X-O01', '%', 'CPU of BPI8X-O01', 'CPU of BPI8X-O01'],
    ['memory.BPI8X-O01', 'MB', 'memory.BPI8X-O01', 'Memory of BPI8X-O01'],
    ['goal.under500', '%', 'goal.under500', 'goal.under500'],
    ['publishLock.utilisation', '%', 'publishLock.utilisation', 'publishLock.utilisation'],
    [
      'applicationQueue.mean',
      'messages',
      'applicationQueue.mean',
      'Messages in the application queue',
    ],
    ['inSystem.mean', 'messages', 'inSystem.mean', 'inSystem.mean'],
    ['acknowledgementTime.mean', 'ms', 'acknowledgementTime.mean', 'acknowledgementTime.mean'],
  ])('of the low-latency study: %s', (metric, unit, text, claimText) => {
    expect(lowLatency.unitOf(metric)).toBe(unit);
    expect(lowLatency.textOf(metric)).toBe(text);
    expect(lowLatency.claimTextOf(metric)).toContain(claimText.replace(/\.mean$/, ''));
  });

  it.each([
    ['capacity', 'diskIdle.recovery', '%', 'Data disk idle in recovery'],
    ['capacity', 'cpu.messagebox', '%', 'CPU of the MessageBox server'],
    ['capacity', 'lockWaitMs', 'ms', 'Lock wait'],
    ['capacity', 'recoveryHours', 'h', 'Recovery'],
    ['adapters', 'cpu.sql', '%', 'CPU of SQL Server'],
    ['adapters', 'queueDepth', 'documents', 'queueDepth'],
    ['adapters', 'messagesInDatabase', 'messages', 'messagesInDatabase'],
    ['scale-up', 'transactionsPerSecond.worker1', 'transactions/s', 'Transactions of worker 1'],
    ['scale-up', 'bound.master', 'orchestrations/s', 'bound.master'],
    ['worker-threads', 'sqlConnections.peak', 'connections', 'Peak at SQL Server'],
    ['worker-threads', 'unheard.of', '', 'unheard.of'],
  ])('of %s: %s', (study, metric, unit, text) => {
    const { unitOf, textOf, claimTextOf } = studyNamed(study).metrics;
    expect([unitOf(metric), textOf(metric), claimTextOf(metric)]).toEqual([unit, text, text]);
  });
});

describe('the studies', () => {
  it('are found by id and by document, and what is none is refused', () => {
    for (const { id, document } of STUDIES) {
      expect(studyNamed(id).id).toBe(id);
      expect(studyOfDocument({ document }).id).toBe(id);
    }
    expect(() => studyNamed('toy')).toThrow('toy');
    expect(() => studyOfDocument({ document: '999' })).toThrow('999');
  });

  it('show an unfinished run only where nothing is counted', () => {
    const shown = STUDIES.filter(({ protocol }) => protocol.isShownEarly);
    expect(shown.map(({ id }) => id)).toEqual(['low-latency']);
  });
});
