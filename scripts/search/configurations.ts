import type { Configuration } from '../../src/comparison/published';
import type { Listed } from '../../src/components/search/types';
import { SIZE_NAMES, VERSION_NAMES } from '../../src/studies/adapters/names';
import { caseLabel } from '../../src/studies/adapters/testCases';
import type { AdapterSize, AdapterVersion } from '../../src/studies/adapters/types';
import { STUDIES } from '../../src/studies/registry';
import {
  readAdapterTestCases,
  readConfigurationsOf,
  readStudyFacts,
  readTestCases,
} from '../dataFiles';
import { readStudyConfigurations } from '../replay/catalogue';

type Named = Pick<Listed, 'name' | 'title' | 'also'>;

/** "20-A" of a test case, which somebody may write without the hyphen. */
function ofTestCases(row: string): Named {
  const [number] = row.split('-');
  const testCase = readTestCases().find((one) => String(one.number) === number);
  return { name: row, title: `${row}: ${testCase?.title}`, also: [row, row.replace('-', '')] };
}

function ofAdapters(row: string): Named {
  const [id, version, size] = row.split('/');
  const testCase = readAdapterTestCases().find((one) => one.id === id);
  if (testCase === undefined) throw new Error(`There is no test case ${id}.`);
  const { label, detail } = caseLabel(testCase);
  const rest = [SIZE_NAMES[size as AdapterSize], VERSION_NAMES[version as AdapterVersion]];
  const name = [label, detail, ...rest].filter(Boolean).join(', ');
  return { name, title: name, also: [row, `${testCase.printed} ${rest.join(' ')}`] };
}

const ofConfigurations =
  (study: string) =>
  (row: string): Named => {
    const { title } = readConfigurationsOf(study).configurations.find(({ id }) => id === row) ?? {};
    return { name: `${title}`, title: `${title}`, also: [`${readStudyFacts(study).name} ${row}`] };
  };

/** How configurations are named, by study; by the titles of its experiments where none is given. */
const NAMES: Readonly<Record<string, (row: string) => Named>> = {
  'low-latency': ofTestCases,
  adapters: ofAdapters,
};

/** What was measured, in a sentence. */
function aboutOf({ metrics, measured }: Configuration): string {
  const printed = metrics.quantities.flatMap(({ label, metric }) => {
    const name = metric(measured);
    const value = measured[name];
    if (typeof value !== 'number') return [];
    const unit = metrics.unitOf(name);
    const quantity = /^[A-Z][a-z]+\b/.test(label) ? label.toLowerCase() : label;
    return [unit.startsWith(quantity) ? `${value} ${unit}` : `${quantity} ${value} ${unit}`.trim()];
  });
  return printed.length === 0
    ? 'Its results are told in words.'
    : `Measured: ${printed.join(', ')}.`;
}

/** Every published configuration as a search knows it. */
export const listedConfigurations = (): Listed[] =>
  STUDIES.flatMap(({ id }) =>
    readStudyConfigurations(id).map((one) => ({
      scenario: one.scenario,
      ...(NAMES[id] ?? ofConfigurations(id))(one.row),
      where: `${readStudyFacts(id).name}, ${one.source}`,
      about: aboutOf(one),
    })),
  );
