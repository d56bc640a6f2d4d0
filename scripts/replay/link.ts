import { mendedQuery } from '../../src/address/mendedQuery';
import type { Problem } from '../../src/address/problem';
import type { Configuration } from '../../src/comparison/published';
import { fromParams, type LinkContext, labelOf } from '../../src/scenario/codec';
import { readModel } from '../../src/scenario/model';
import type { Scenario } from '../../src/scenario/scenario';
import { UsageError } from '../command/usage';
import { archivedSimulator, readArchive, readArchivedScenarios } from './archive';
import { readConfigurations } from './catalogue';

/** What a link describes, in the model that it was made with. */
export interface Linked {
  /** Its configuration, with the knobs and base values of the model. */
  configuration: Configuration;
  scenario: Scenario;
  /** Path of the simulator of an archived model; absent for the current one. */
  simulator?: string;
  /** Those that the page would name. */
  problems: readonly Problem[];
}

/** The page of a lab at the end of an address, as some hosts write it with a slash or ".html", and its query. */
const LAB_LINK = /(?:^|\/)([a-z-]+)\/(?:test-case-(\d+)|lab)(?:\.html|\/)?(?:\?([^#]*))?(?:#.*)?$/;

/** Whether an argument is a link rather than the beginning of a scenario's name. */
export const isLink = (text: string): boolean => LAB_LINK.test(text);

const allPublished = readConfigurations();

/** The configurations of a page with the knobs and values of a model of theirs. */
function inModel(configurations: readonly Configuration[], study: string, model: string) {
  const found = readArchive().find((one) => one.study === study && one.model === model);
  if (found === undefined) return { configurations };
  const { schema, configurations: kept } = readArchivedScenarios(found);
  return {
    configurations: configurations.map((one) => ({
      ...one,
      schema,
      values: kept[one.scenario] ?? one.values,
    })),
    simulator: archivedSimulator(found),
  };
}

/** Reads a link of a lab, with or without the site it is on; throws a UsageError where it is none. */
export function readLink(link: string, published: readonly Configuration[] = allPublished): Linked {
  const [, study = '', testCase, text = ''] = LAB_LINK.exec(link) ?? [];
  const prefix = testCase === undefined ? `${study}/` : `${study}/${testCase}-`;
  const current = published.filter(({ scenario }) => scenario.startsWith(prefix));
  const [first] = current;
  if (first === undefined) {
    throw new UsageError(
      `No lab is at "${link}"; accepted: links such as /low-latency/test-case-20?config=A&sendOnly=6.`,
    );
  }
  const { query, problems: mended } = mendedQuery(text);
  const named = readModel(first.schema, query);
  const isArchived = named.model !== first.schema.modelVersion;
  const { configurations, simulator } = isArchived
    ? inModel(current, study, named.model)
    : { configurations: current, simulator: undefined };
  const context: LinkContext = {
    schema: configurations[0]?.schema ?? first.schema,
    path: '',
    prefix,
    labels: configurations.map(({ scenario }) => labelOf(scenario)),
    configurations: Object.fromEntries(
      configurations.map(({ scenario, values }) => [labelOf(scenario), values]),
    ),
  };
  const { scenario, problems } = fromParams(context, query);
  const configuration = configurations.find((one) => one.scenario === scenario.base) ?? first;
  return { configuration, scenario, simulator, problems: [...mended, ...problems] };
}
