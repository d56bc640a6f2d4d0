import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import terms from '../../../src/components/glossary/terms.json';
import { EXPLAINED, Explained } from '../../../src/lab/Explained';
import type { ReplayFile } from '../../../src/simulator/replayFile';
import type { Summary } from '../../../src/simulator/types';
import { limitText as adapters } from '../../../src/studies/adapters/lab/limitText';
import { limitText as capacity } from '../../../src/studies/capacity/lab/limitText';
import { limitText as lowLatency } from '../../../src/studies/low-latency/lab/limitText';
import { limitText as scaleUp } from '../../../src/studies/scale-up/lab/limitText';
import { limitText as workerThreads } from '../../../src/studies/worker-threads/lab/limitText';

const STUDIES = {
  'low-latency': lowLatency,
  capacity,
  'worker-threads': workerThreads,
  adapters,
  'scale-up': scaleUp,
};

const published = (study: string): [string, Summary][] =>
  globSync(`static/data/replays/${study}/*.json`).flatMap((file) =>
    Object.entries((JSON.parse(readFileSync(file, 'utf8')) as ReplayFile).configurations),
  );

const html = (text: string) => renderToStaticMarkup(<Explained text={text} />);
const linked = (text: string) =>
  [...html(text).matchAll(/data-term="([^"]+)"/g)].map(([, id]) => id);

/** Names that need no glossary: what everybody knows as a part of a computer, and plain words. */
const PLAIN = /processors|CPU|connection|taken in|disk/i;

describe('the words of what limits', () => {
  it.each(Object.entries(EXPLAINED))('leads from “%s” to the glossary', (_word, id) => {
    expect(terms.map((term) => term.id)).toContain(id);
  });

  it.each(Object.keys(STUDIES) as (keyof typeof STUDIES)[])('are explained in %s', (study) => {
    for (const [, summary] of published(study)) {
      const text = STUDIES[study](summary);
      expect(linked(text).length > 0 || PLAIN.test(text), text).toBe(true);
    }
  });

  it('are explained whatever messages wait for, and whatever is nearest to full', () => {
    const all = published('low-latency').map(([, summary]) => summary);
    const waits = all.flatMap(({ stages = [] }) => stages.filter(({ kind }) => kind === 'wait'));
    const source = readFileSync('sim-wasm/src/studies/low_latency/model/pooled.rs', 'utf8');
    const pools = [...source.matchAll(/"([A-Z][a-zA-Z/ ]+)",/g)].map(([, label = '']) => label);
    expect(pools.length).toBeGreaterThan(5);
    const resources = all.flatMap((summary) => summary.resources.map(({ label }) => label));
    const labels = new Set([...waits.map(({ label }) => label), ...resources, ...pools]);
    expect(labels.size).toBeGreaterThan(20);
    const unexplained = [...labels].filter(
      (label) => linked(label).length === 0 && !PLAIN.test(label),
    );
    expect(unexplained).toEqual([]);
  });

  it('keep the sentence as it is, and link plurals with their word', () => {
    const text = 'The process hosts and worker MessageBoxes limit; 2 in-flight polls.';
    expect(html(text).replaceAll(/<[^>]+>/g, '')).toBe(text);
    expect(linked(text)).toEqual(['process-host', 'worker-messagebox', 'polling']);
    expect(html(text)).toContain('>worker MessageBoxes</a>');
    expect(linked('The publish lock, a poll, the publish lock.')).toEqual([
      'publish-lock',
      'polling',
    ]);
    expect(linked('Pollen, a spooler, the dispatchership')).toEqual([]);
  });
});

it('does not call the backend’s own few milliseconds a delay', () => {
  const own = published('low-latency').filter(
    ([, { stages = [] }]) =>
      stages.every(({ kind, meanMs }) => kind !== 'assumed' || meanMs < 10) && stages.length > 0,
  );
  expect(own.length).toBeGreaterThan(5);
  for (const [, summary] of own) expect(lowLatency(summary)).not.toContain('assumes');
});

describe('what limits a configuration with an assumed delay', () => {
  const summary = published('low-latency').find(([, { stages = [] }]) =>
    stages.some(({ kind, meanMs }) => kind === 'assumed' && meanMs > 10),
  )?.[1] as Summary;
  const ms = (kind: string) =>
    (summary.stages ?? []).reduce((sum, one) => (one.kind === kind ? sum + one.meanMs : sum), 0);

  it('says first what the model assumes, then the longest wait, then what is nearest to full', () => {
    const [assumed, rest, ...more] = lowLatency(summary).split(/(?<=\.) /);
    expect(assumed).toMatch(
      new RegExp(
        `^(${Math.round(ms('assumed'))}|A third|A quarter|Half) of the .* nobody has explained\\.$`,
      ),
    );
    expect(rest).toMatch(
      /^Of the rest, messages wait .*(; the .*|, which) (is|are) nearest to full, \d+\s%\.$/,
    );
    expect(more).toEqual([]);
    expect(linked(lowLatency(summary))[0]).toBe('assumed-delay');
  });
});
