import { describe, expect, it } from 'vitest';
import { partsOf } from '../../../src/simulator/watch/parts';
import { watchPartOf } from '../../../src/studies/parts';
import { STUDIES } from '../../../src/studies/registry';
import type { WatchedReport, WatchedRun } from '../../../src/watch/run/watched';
import { replayOf } from '../../support/studied';

const PARTS = Object.fromEntries(
  await Promise.all(STUDIES.map(async ({ id }) => [id, await watchPartOf(id)] as const)),
);

/** What is watched of a study, with its first scenario: its places, by id, and where the parts of a message are. */
function seenOf(id: string, host = 0) {
  const part = PARTS[id];
  if (part === undefined) throw new Error(`${id} is not watched.`);
  const { study, context } = part;
  const row = study.firstScenario.slice(id.length + 1);
  const values = context.configurations[row] ?? {};
  const summary = replayOf(id, row);
  const means = Object.entries(summary.metrics).map(([metric, { mean }]) => [metric, mean]);
  const report = { ...summary, metrics: Object.fromEntries(means) } as unknown as WatchedReport;
  const places = study.placesOf(report, values);
  const placeOf = (stage: string) => study.readerOf(values)()(stage, host);
  const named = (stage: string) => {
    const place = places.find((one) => one.id === placeOf(stage));
    return `${study.columns[place?.column ?? -1]?.head}: ${place?.name}`;
  };
  const stages = [...partsOf(id), ...(replayOf(id, row).stages ?? [])].filter(
    ({ kind }) => kind !== ('line' as string),
  );
  return { study, report, values, places, placeOf, named, stages };
}

describe.each(STUDIES)('messages of $id', ({ id }) => {
  const { places, placeOf, stages, study, report, values } = seenOf(id);
  const waiting = stages.filter(({ kind }) => kind === 'wait').map((one) => one.id);

  it('stand in rows, lines or before locks, at places that are named', () => {
    for (const { name, shape, note } of places) {
      expect(name).toMatch(/\w/);
      expect([name, shape]).toEqual([name, expect.stringMatching(/^(rows|line|lock|facts)$/)]);
      // What is locked is for one at a time, and says so.
      if (/one .*at a time/.test(note)) expect([name, shape]).toEqual([name, 'lock']);
    }
  });

  it('are at a drawn place in every part of their way', () => {
    const drawn = places.filter(({ shape }) => shape !== 'facts').map((one) => one.id);
    expect(stages.length).toBeGreaterThan(5);
    for (const stage of stages) expect(drawn, stage.id).toContain(placeOf(stage.id));
  });

  it('wait where they are served, each place used by some part', () => {
    const served = stages.filter((one) => waiting.includes(`${one.id}Wait`));
    for (const { id: stage } of served)
      if (id !== 'low-latency')
        expect([stage, placeOf(`${stage}Wait`)]).toEqual([stage, placeOf(stage)]);
    const used = new Set(stages.map((stage) => placeOf(stage.id)));
    const idle = places.filter(
      (one) => one.shape !== 'facts' && !used.has(one.id) && !/[:]/.test(one.id),
    );
    expect(idle.map((one) => one.id)).toEqual(id === 'low-latency' ? ['reading'] : []);
  });

  it('stand in lines that the simulator counts, where they are not told apart', () => {
    const lines = partsOf(id)
      .filter(({ kind }) => kind === 'line')
      .map((one) => one.id);
    const counted = places.filter(({ shape }) => shape === 'facts').map((one) => one.id);
    expect(counted.sort()).toEqual(id === 'low-latency' ? ['generator'] : lines.sort());
  });

  it('pass columns with the load of their processors', () => {
    const facts = study.columns.flatMap((_, column) => study.columnFacts(column, report));
    const cpu = facts.filter(({ label }) => label === 'CPU');
    expect(cpu.length).toBeGreaterThan(0);
    const busy = report.machines.map(({ cpuPercent }) => cpuPercent);
    for (const { value, unit } of cpu) {
      expect(unit).toBe('%');
      expect(busy.some((one) => Math.abs(one - value) < 0.01)).toBe(true);
    }
    for (const { value } of facts) expect(value).toBeGreaterThan(0);
  });

  it('are counted where they wait in line', () => {
    const run = {
      stretch: { fromMs: 1000, untilMs: 2000 },
      lines: Object.fromEntries(
        places.map((one, index) => [
          one.id,
          [{ fromMs: 0, untilMs: 5000, count: 7 + index, id: one.id }],
        ]),
      ),
      journeys: [],
    } as unknown as WatchedRun;
    for (const [index, place] of places.entries()) {
      if (place.shape !== 'facts' || id === 'low-latency') continue;
      const [fact, ...others] = study.factsOf(place.id, run, values, 1500);
      expect(others).toEqual([]);
      expect(fact?.value).toBe(7 + index);
      expect(fact?.label).toMatch(/\w/);
    }
  });
});

describe('a message is shown', () => {
  it('of capacity with its session, the lock, the pages or the processors', () => {
    const { named } = seenOf('capacity');
    expect(named('outside')).toBe('Host instances: Host 1 receives');
    expect(named('lockWait')).toBe('MessageBox: locks of others');
    expect(named('latch')).toBe('MessageBox: hot pages');
    expect(named('commit')).toBe('MessageBox: processors and commit');
  });

  it('of worker threads at its host, in wait for a worker, on one, or at the client with its lock', () => {
    const { named } = seenOf('worker-threads');
    for (const stage of ['local', 'delay', 'pause'])
      expect(named(stage)).toBe('Host instances: Host 1 receives');
    for (const stage of ['workerWait', 'commitWorkerWait'])
      expect(named(stage)).toBe('SQL Server: wait for a worker');
    for (const stage of ['prepare', 'update', 'commit', 'abandoned'])
      expect(named(stage)).toBe('SQL Server: on a worker, processing');
    expect(named('lockWait')).toBe('SQL Server: on a worker, waiting for a lock');
    expect(named('client')).toBe('Back at the client: Lock held, no worker');
  });

  it('of scale-up at the master only while it is routed, else at the worker that stores it', () => {
    const { named } = seenOf('scale-up', 1);
    for (const stage of ['routeIn', 'routeOut']) expect(named(stage)).toBe('Master: routes');
    for (const stage of ['store', 'complete', 'delete'])
      expect(named(stage)).toBe('Workers: Worker 1');
    expect(named('asleep')).toBe('Process hosts: asleep on a thread');
    expect(named('dispatch')).toBe('Process hosts: dispatchers');
    expect(named('threadWait')).toBe('Process hosts: wait for a thread');
    expect([named('receive'), named('send')]).toEqual([
      'Receive hosts: receive',
      'Send hosts: send',
    ]);
  });

  it('of adapters in a lane, on a processor, in a transaction, or without a thread', () => {
    const { named } = seenOf('adapters');
    expect([named('receiveLane'), named('sendLane')]).toEqual([
      'Receive: receive adapter',
      'Send: send adapter',
    ]);
    for (const stage of ['receive', 'orchestrate', 'send', 'reply'])
      expect(named(stage)).toBe('BizTalk: processors');
    for (const stage of ['publish', 'consume', 'publishAgain', 'complete'])
      expect(named(stage)).toBe('MessageBox: transactions');
    expect(named('toOrchestrate')).toBe('MessageBox: wait to be orchestrated');
    expect(named('toSend')).toBe('MessageBox: wait to be sent');
  });

  it('of low latency at its host, on database processors, at a lock, in the queue or at the backend', () => {
    const { named, places } = seenOf('low-latency');
    expect(named('prepare')).toBe('MessageBox: database processors');
    for (const stage of ['publish', 'loadWait'])
      expect(named(stage)).toBe('MessageBox: publish lock');
    expect(named('queueLockWait')).toBe('MessageBox: queue lock');
    expect(named('pollWait')).toBe('MessageBox: application queue');
    expect(named('backendDelay')).toBe('Backend: Backend');
    expect(named('receive')).toMatch(/^Receiving hosts: BPI/);
    expect(named('send')).toMatch(/^Sending hosts: BPI/);
    // Table of 20-A: two computers receive and send, five send.
    const at = (column: string) => places.filter((place) => place.id.startsWith(column)).length;
    expect([at('receive:'), at('send:')]).toEqual([2, 7]);
    expect(places.filter(({ isAssumed }) => isAssumed).map(({ name }) => name)).toEqual([
      'Backend',
    ]);
  });
});

describe('dequeuing', () => {
  const walk = (values: Record<string, number>, ids: readonly string[]) => {
    const read = PARTS['low-latency']?.study.readerOf(values)();
    return ids.map((id) => read?.(id, 0));
  };

  it('takes under the queue lock, reads, and holds the publish lock at last, in each round anew', () => {
    const round = ['pollWait', 'dequeue', 'dequeue', 'dequeue'];
    const places = ['queue', 'queueLock', 'reading', 'publishLock'];
    expect(walk({ messageBoxes: 1 }, [...round, 'send', ...round])).toEqual([
      ...places,
      'send:0',
      ...places,
    ]);
  });

  it('holds the queue lock again where there are several MessageBoxes', () => {
    const ids = ['dequeue', 'dequeue', 'dequeue', 'dequeue'];
    expect(walk({ messageBoxes: 3 }, ids)).toEqual([
      'queueLock',
      'reading',
      'queueLock',
      'queueLock',
    ]);
  });
});

describe('stages that are counted together', () => {
  const groups = PARTS['low-latency']?.study.groups ?? [];
  const stages = replayOf('low-latency', '20-A').stages ?? [];

  it('are all stages of a roundtrip, each once, of waits or of work alone', () => {
    const grouped = groups.flatMap((group) => group.stages);
    expect([...grouped].sort()).toEqual([...new Set(stages.map(({ id }) => id))].sort());
    for (const { stages: own, isWaiting, label } of groups)
      for (const id of own) {
        const kinds = stages.filter((stage) => stage.id === id).map(({ kind }) => kind === 'wait');
        expect([label, id, new Set(kinds)]).toEqual([label, id, new Set([isWaiting])]);
      }
  });

  it('are told by where they are', () => {
    const { placeOf } = seenOf('low-latency');
    const AT: Readonly<Record<string, RegExp>> = {
      backend: /^backend$/,
      'sending hosts': /^send:/,
      MessageBox: /^(processors|publishLock|queueLock)$/,
      'locks and database CPU': /^(processors|publishLock|queueLock)$/,
      'receiving hosts': /^receive:/,
      'application queue': /^queue$/,
    };
    for (const { label, stages: own } of groups)
      for (const id of own)
        expect(placeOf(id), `${id} of ${label}`).toMatch(AT[label.split(',')[0] ?? ''] ?? /^-$/);
  });
});

describe('what happens in a run', () => {
  it('of low latency are checkpoints of the minute that is watched', () => {
    const { study } = seenOf('low-latency');
    const { kind, ...choice } = study.choiceAt(null);
    const { fromMs, untilMs } = (choice as { stretch: { fromMs: number; untilMs: number } })
      .stretch;
    expect(kind).toBe('fixed');
    const checkpointMs = [fromMs - 1, fromMs, null, (fromMs + untilMs) / 2, untilMs, untilMs + 1];
    const seen = study.incidentsOf({ series: { checkpointMs } } as never);
    expect(seen.map(({ startMs }) => startMs)).toEqual([fromMs, (fromMs + untilMs) / 2, untilMs]);
    expect(new Set(seen.map(({ text }) => text))).toEqual(new Set(['A checkpoint begins']));
    expect(study.incidentsOf({ series: {} } as never)).toEqual([]);
    const { accepted } = study;
    expect([accepted.least, accepted.most]).toEqual([fromMs / 1000, untilMs / 1000]);
  });

  it('of capacity are runs of its jobs, and throttling', () => {
    const { study } = seenOf('capacity');
    const incident = (kind: string, label: string) => ({
      kind,
      label,
      startMs: 5,
      endMs: null,
      detail: null,
    });
    const incidents = [
      incident('message-cleanup', 'completed'),
      incident('parts-cleanup', 'running'),
      incident('throttling', 'Host 1'),
    ];
    expect(study.incidentsOf({ incidents } as never).map(({ text }) => text)).toEqual([
      'Cleanup of messages: completed',
      'Cleanup of parts: running',
      'Throttling begins',
    ]);
  });

  it('opens at what the simulator names, where a study has such an incident', () => {
    for (const [id, row] of [
      ['capacity', 'overdrive'],
      ['worker-threads', '200'],
    ] as const) {
      const choice = seenOf(id).study.choiceAt(null) as { incident?: string | null };
      const labels = (replayOf(id, row).incidents ?? []).map(({ label }) => label);
      expect(labels, id).toContain(choice.incident);
    }
  });

  it('names users by their number, and how many were answered', () => {
    const { study } = seenOf('low-latency');
    const run = {
      stretch: { fromMs: 330_000, untilMs: 390_000 },
      journeys: [],
    } as unknown as WatchedRun;
    const facts = (virtualUsers: number) =>
      study.factsOf('generator', run, { virtualUsers }, 340_000);
    expect(facts(1)).toEqual([
      { label: 'user', value: 1 },
      { label: 'answered since 330 s', value: 0 },
    ]);
    expect(facts(2)[0]).toEqual({ label: 'users', value: 2 });
    expect(study.factsOf('generator', run, {}, 340_000)[0]?.value).toBe(0);
  });
});

describe('the columns of a drawing', () => {
  it.each(STUDIES)('of $id hold its places, and ways lead through all of them', ({ id }) => {
    const { study, places } = seenOf(id);
    for (const [column, { head }] of study.columns.entries()) {
      expect(
        places.some((place) => place.column === column),
        head,
      ).toBe(true);
      expect(
        study.ways.some(({ from, to }) => from === column || to === column),
        head,
      ).toBe(true);
    }
    for (const { from, to, level } of study.ways) {
      expect(Math.abs(from - to)).toBe(1);
      expect(level).toBe(from < to ? 'top' : 'low');
    }
    // Computers with a database or a server are drawn as panels.
    const panels = study.columns.filter(({ isPanel }) => isPanel).map(({ head }) => head);
    expect(panels.length).toBeGreaterThan(0);
    for (const head of panels) expect(head).toMatch(/MessageBox|SQL Server|BizTalk|Master|Workers/);
  });
});
