import { describe, expect, it } from 'vitest';
import { readData } from '../../../scripts/dataFiles';
import { readLink } from '../../../scripts/replay/link';
import { followedLinks, isExperiment, toldLinks } from '../../../scripts/replay/linkedExperiments';
import { studyOf } from '../../../src/measured/scenarioName';
import {
  type LinkedExperimentsFile,
  linkedExperimentsFileOf,
} from '../../../src/simulator/linkedExperiments';
import { STUDY_IDS } from '../../../src/studies/registry';

describe('experiments linked from the pages', () => {
  it.each(followedLinks())('$file: $link', ({ link }) => {
    const params = new URL(link, 'http://localhost').searchParams;
    const { configuration, scenario, simulator, problems } = readLink(link);
    expect(problems).toEqual([]);
    expect(
      simulator,
      'a page tells of the current model: its links name no version',
    ).toBeUndefined();
    expect(params.has('v')).toBe(false);
    expect(configuration.scenario).toMatch(
      new RegExp(`[-/]${params.get('config')?.replaceAll('/', '\\/')}$`),
    );
    expect(Object.keys(scenario.changes).sort()).toEqual(
      [...params.keys()].filter((key) => !['config', 'seed'].includes(key)).sort(),
    );
  });

  it('are told of with a result that is precomputed, and no result is left over', () => {
    const told = toldLinks();
    expect(told.filter((link) => !isExperiment(link))).toEqual([]);
    const studies = STUDY_IDS.filter((study) =>
      told.some((link) => studyOf(readLink(link).configuration.scenario) === study),
    );
    const precomputed = studies.flatMap((study) =>
      Object.keys(
        readData<LinkedExperimentsFile>(`replays/${linkedExperimentsFileOf(study)}`).configurations,
      ),
    );
    expect(precomputed.sort()).toEqual(told);
  });
});
