import { describe, expect, it } from 'vitest';
import { readProse, readResults, readStudyFacts } from '../../scripts/dataFiles';
import { readReplayed } from '../../scripts/evidenceSource';
import { readContents, readStudyConfigurations } from '../../scripts/replay/catalogue';
import { addressKey } from '../../src/measured/address';
import type { Address } from '../../src/measured/types';
import { adapterConfigurations } from '../../src/studies/adapters/results';
import { scenarioId } from '../../src/studies/low-latency/testCase';
import { STUDY_IDS, studyNamed, studyOfDocument } from '../../src/studies/registry';
import { allTables, readCorpus, resultRows } from './corpus';

type SectionAddress = Extract<Address, { section: string }>;

const corpus = readCorpus();
const tables = allTables(corpus);
const facts = STUDY_IDS.map(readStudyFacts);

const sectionsOf = (document: string) =>
  facts.find((study) => study.document === document)?.sections ?? [];

/** What is printed for a figure or for a quoted event of a study without tables. */
function printedAt({ document, section, row, column = '' }: SectionAddress): string | undefined {
  const study = corpus.stated.find((one) => one.facts.document === document);
  const cell = study?.cells.find(
    (one) => one.section === section && one.row === row && one.column === column,
  );
  const event = study?.events.find(({ id }) => id === row);
  const testCase = corpus.adapterTestCases.find(({ id }) => study?.id === 'adapters' && id === row);
  const side = column === 'receive' || column === 'send' ? testCase?.[column] : undefined;
  return cell?.printed ?? side?.printed ?? (event && String(event[column as keyof typeof event]));
}

/** The table of an address; numbers are those of the low-latency study. */
const tableOf = (address: Extract<Address, { table: unknown }>) =>
  [...tables, ...corpus.stated.flatMap((study) => study.tables)].find(
    ({ number }) => number === address.table,
  );

function exists(address: Address): boolean {
  if ('section' in address) return sectionsOf(address.document).includes(address.section);
  const table = tableOf(address);
  const hasRow = !address.row || table?.rows.some(({ id }) => id === address.row);
  const hasColumn = !address.column || table?.columns.some(({ id }) => id === address.column);
  return Boolean(table && hasRow && hasColumn);
}

const scenarios = [
  ...resultRows(corpus).map(({ row }) => scenarioId(row.id)),
  ...corpus.stated.flatMap(({ id, configurations }) =>
    configurations.map((configuration) => `${id}/${configuration.id}`),
  ),
  ...adapterConfigurations(readResults('adapters')).map(({ id }) => `adapters/${id}`),
];
/** What a claim of a study can compare: its judged metrics, and what else is printed for a configuration. */
const metricsOf = (study: string): string[] => [
  ...studyNamed(study).metrics.metrics,
  ...(study === 'low-latency' ? tables.flatMap((table) => table.columns.map(({ id }) => id)) : []),
  ...readStudyConfigurations(study).flatMap(({ cells }) => Object.keys(cells)),
];

/** What the committed replay of a configuration tells. */
const simulatedOf = (scenario: string): string[] =>
  readReplayed(studyOf(scenario) ?? '').results.flatMap(({ configuration, summary }) =>
    configuration.scenario === scenario ? Object.keys(summary.metrics) : [],
  );

const studyOf = (scenario: string) => STUDY_IDS.find((id) => scenario.startsWith(`${id}/`));

describe('addresses', () => {
  it.each(corpus.errata)('$id stands at a place of the source', ({ address, printed }) => {
    expect(exists(address), addressKey(address)).toBe(true);
    if (!address.row || !address.column) return;
    if ('section' in address) return expect(printedAt(address)).toBe(printed);
    const row = tableOf(address)?.rows;
    expect(row?.find(({ id }) => id === address.row)?.cells[address.column]?.printed).toBe(printed);
  });

  it.each(corpus.claims)('$id compares what is published', ({ address, comparison }) => {
    expect(exists(address), addressKey(address)).toBe(true);
    for (const { left, right = left, metric, rightMetric = metric, bound } of comparison) {
      const study = studyOf(left);
      if (study === undefined) throw new Error(`${left} is a scenario of no study.`);
      expect(study).toBe(studyOfDocument(address).id);
      expect(studyOf(right)).toBe(study);
      expect(scenarios).toEqual(expect.arrayContaining([left, right]));
      // A number of the text may be held against what is simulated alone.
      const known = [...metricsOf(study), ...(bound === undefined ? [] : simulatedOf(left))];
      expect(known).toEqual(expect.arrayContaining([metric, rightMetric]));
    }
  });

  it.each(STUDY_IDS)('figures of %s have one address each, in a section of the source', (id) => {
    const { cells } = readProse(id);
    const keys = cells.map(({ section, row, column }) => [section, row, column].join());
    const sections = sectionsOf(studyNamed(id).document);
    expect(new Set(keys).size).toBe(keys.length);
    expect(cells.filter(({ section }) => !sections.includes(section))).toEqual([]);
  });

  it('all tables of the corpus are among those whose cells are given away', () => {
    const numbers = (all: readonly { number: unknown }[]) => all.map(({ number }) => number);
    expect(numbers(readContents('low-latency').tables)).toEqual(numbers(tables));
    for (const study of corpus.stated)
      expect(numbers(readContents(study.id).tables), study.id).toEqual(numbers(study.tables));
  });

  it('errata and claims have unique ids', () => {
    const ids = [...corpus.errata, ...corpus.claims].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
