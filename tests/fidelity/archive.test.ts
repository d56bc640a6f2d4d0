// Links made with an earlier model of a study give the numbers that they gave then.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readData } from '../../scripts/dataFiles';
import {
  archivedSimulator,
  readArchive,
  readArchivedScenarios,
} from '../../scripts/replay/archive';
import { readConfigurations, readSchema } from '../../scripts/replay/catalogue';
import { readLink } from '../../scripts/replay/link';
import { simulateScenarios } from '../../scripts/replay/simulate';
import type { ArchivedModel } from '../../src/scenario/archive';
import { apply, DEFAULT_SEED, published } from '../../src/scenario/scenario';
import { loadSimulator } from '../../src/simulator/wasm';

/** Digests of an archived model, by published configuration and by link. */
type Digests = Pick<ArchivedModel, 'study' | 'model'> &
  Record<'published' | 'links', Readonly<Record<string, string>>>;

const committed: readonly Digests[] = JSON.parse(
  readFileSync(path.join(__dirname, 'archived.json'), 'utf8'),
);

const archive = readArchive();
const nameOf = ({ study, model }: Pick<ArchivedModel, 'study' | 'model'>) => `${study} ${model}`;

/** The published configurations as they will be under a model that comes after all archived ones. */
const later = readConfigurations().map((one) => ({
  ...one,
  schema: {
    ...one.schema,
    modelVersion: '99.0.0',
    archived: archive.filter(({ study }) => study === one.schema.study).map(({ model }) => model),
  },
}));

describe.each(archive)('the simulator of $study $model', (entry) => {
  const bytes = readFileSync(archivedSimulator(entry));
  const scenarios = readArchivedScenarios(entry);

  it('is the file that the index tells of', () => {
    expect(bytes.length).toBe(entry.bytes);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(entry.sha256);
    expect(entry.commit).toMatch(/^[0-9a-f]{40}$/);
    expect(entry.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('speaks the interface of this site and declares the knobs that are kept with it', async () => {
    const simulator = await loadSimulator(bytes);
    const schemas: { study: string }[] = JSON.parse(simulator.schemaJson());
    const { archived, ...kept } = scenarios.schema;
    expect(archived).toEqual([]);
    expect(schemas.find(({ study }) => study === entry.study)).toMatchObject(kept);
    expect(kept).toMatchObject({ study: entry.study, modelVersion: entry.model });
    const ids = kept.knobs.map(({ id }) => id).sort();
    for (const values of Object.values(scenarios.configurations)) {
      expect(Object.keys(values).sort()).toEqual(ids);
    }
  });

  const digests = committed.find((one) => nameOf(one) === nameOf(entry));

  it('gives the digests that were committed for published configurations', async () => {
    const found = await simulateScenarios(
      Object.keys(digests?.published ?? {}).map((scenario) => ({
        study: entry.study,
        values: apply(scenarios.schema, scenarios.configurations[scenario] ?? {}, {}),
        simulator: archivedSimulator(entry),
      })),
      { seed: DEFAULT_SEED, replications: null },
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ summary }) => summary.digest)).toEqual(
      Object.values(digests?.published ?? {}),
    );
  });

  it.each(Object.entries(digests?.links ?? {}))('gives the same for %s', async (link, digest) => {
    const { configuration, scenario, simulator, problems } = readLink(link, later);
    expect(problems).toEqual([]);
    const { schema, values } = configuration;
    expect(schema.modelVersion).toBe(entry.model);
    expect(simulator).toBe(archivedSimulator(entry));
    const subject = {
      study: entry.study,
      values: apply(schema, values, scenario.changes),
      simulator,
    };
    const { seed } = scenario;
    const [result] = await simulateScenarios([subject], { seed, replications: null });
    expect(result?.summary).toMatchObject({ modelVersion: entry.model, digest });
  });
});

describe('an archived model', () => {
  it('is not asked for what is published, nor by the links of the pages', () => {
    expect(readLink('/low-latency/test-case-20?config=B&v=1', later)).toMatchObject({
      scenario: published('low-latency/20-B'),
      simulator: undefined,
    });
    expect(readLink('/low-latency/test-case-20?config=B&sendOnly=6', later)).toMatchObject({
      configuration: { schema: { modelVersion: '99.0.0' } },
      simulator: undefined,
    });
  });

  it('keeps its own values of published configurations and names the settings that it has not', () => {
    const link = '/low-latency/test-case-20?config=A&sendOnly=6&newKnob=3&model=1.1.0&v=1';
    const moved = later.map((one) => ({ ...one, values: { ...one.values, batchSize: 1 } }));
    const { configuration, problems } = readLink(link, moved);
    const entry = archive.find(({ study }) => study === 'low-latency');
    expect(configuration.values).toEqual(
      entry && readArchivedScenarios(entry).configurations['low-latency/20-A'],
    );
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('There is no setting named “newKnob” in model 1.1.0.'),
    ]);
  });

  it('is kept of each version of low latency since 1.1.0 but the current one', () => {
    const { modelVersion } = readSchema('low-latency');
    const versions = readData<{ modelVersion: string }[]>('validation/history.json')
      .map((one) => one.modelVersion)
      .filter((version) => version !== '1.0.0' && version !== modelVersion);
    const kept = archive.filter(({ study }) => study === 'low-latency').map(({ model }) => model);
    expect(kept).toEqual(expect.arrayContaining(versions));
  });
});
