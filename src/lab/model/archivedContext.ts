import archive from '../../../static/simulators/index.json';
import type { ArchivedScenarios } from '../../scenario/archive';
import { knobById } from '../../scenario/schema';
import type { LabContext } from '../types';

/**
 * What a page is about in an archived model: the knobs and base values of that time, and its simulator. Files are fetched
 * from `root`, where the site's pages lie below; rejects where they do not arrive.
 */
export async function archivedContext(
  page: LabContext,
  model: string,
  root: string,
): Promise<LabContext> {
  const { study } = page.schema;
  const found = archive.find((one) => one.study === study && one.model === model);
  if (found === undefined) throw new Error(`Model ${model} of ${study} is not archived.`);
  const at = (file: string) => new URL(`${root}simulators/${file}`, window.location.href).href;
  const response = await fetch(at(found.scenarios));
  const { schema, configurations } = (await response.json()) as ArchivedScenarios;
  return {
    ...page,
    schema,
    configurations: Object.fromEntries(
      page.labels.map((label) => {
        const kept = configurations[`${page.prefix}${label}`] ?? page.configurations[label] ?? {};
        return [
          label,
          Object.fromEntries(Object.entries(kept).filter(([id]) => knobById(schema, id))),
        ];
      }),
    ),
    archived: { page, simulator: at(found.simulator) },
  };
}
