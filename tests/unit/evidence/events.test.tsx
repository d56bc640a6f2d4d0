import { sum } from 'd3-array';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readData } from '../../../scripts/dataFiles';
import { readStudy } from '../../../scripts/evidenceSource';
import type { ReplayFile } from '../../../src/simulator/replayFile';
import { numbersOf } from '../../../src/simulator/series';
import { eventsOf } from '../../../src/studies/low-latency/evidence/events';
import { EventsTable } from '../../../src/studies/low-latency/pages/evidence/EventsTable';

const events = eventsOf(readStudy());

describe('events of a roundtrip', () => {
  it('are those of the committed replay, for each roundtrip of the half hour and of the ramp before it', () => {
    const run = readData<ReplayFile>('replays/low-latency/test-case-20.json').configurations.A;
    if (!run?.distribution) throw new Error('20-A has no distribution.');
    const { distribution, protocol, series, events: fired, replications } = run;
    const ofHalfHour = sum(distribution.counts) / replications;
    const ramp = numbersOf(series, 'throughputPerSecond').slice(
      0,
      protocol.rampUpMs / series.stepMs,
    );
    const roundtrips = ofHalfHour + (sum(ramp) * series.stepMs) / 1000;
    const found = events.find(({ id }) => id === '20-A')?.eventsPerRoundtrip ?? 0;
    // The line is that of the first replication.
    expect((found * roundtrips) / (fired / replications)).toBeCloseTo(1, 2);
  });

  it('are told of every configuration that can be compared, the fewest first', () => {
    expect(events).toHaveLength(48);
    const numbers = events.map(({ eventsPerRoundtrip }) => eventsPerRoundtrip);
    expect([...numbers].sort((a, b) => a - b)).toEqual(numbers);
    expect(numbers[0]).toBeGreaterThan(10);
  });

  it('stand in the table under the names of the fewest, the middle, the most and the judged', () => {
    const few = ['1-A', '2-A', '3-A', '20-A', '21-A'].map((id, index) => ({
      id,
      throughputPerSecond: 100 - index,
      eventsPerRoundtrip: 20 + index,
    }));
    const text = renderToString(<EventsTable events={few} />)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
    for (const row of [
      'Fewest: 1-A 100 20.0',
      'Middle: 3-A 98 22.0',
      'Most: 21-A 96 24.0',
      'Judged by the goal: 20-A 97 23.0',
    ])
      expect(text).toContain(row);
  });
});
