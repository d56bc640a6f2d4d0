import { type Problem, problemOf } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { readerOf } from '../../address/reader';
import { MODEL } from '../../scenario/model';
import type { KnobSchema } from '../../scenario/schema';

type Model = Pick<KnobSchema, 'study' | 'modelVersion'>;

const KEY = MODEL.key;

/** The models that answer a question, as its link names them, such as "low-latency:1.1.0". */
export const modelsText = (models: readonly Model[]): string =>
  models.map(({ study, modelVersion }) => `${study}:${modelVersion}`).join();

/** A link with the models of the scenarios that it names, so that whoever opens it later can tell. One that names its model like the link of a lab stays as it is. */
export function withModels(link: string, models: readonly Model[]): string {
  if (new URLSearchParams(link.slice(link.indexOf('?') + 1)).has(KEY)) return link;
  const named = models.filter(({ study }) => link.includes(`=${study}/`));
  return named.length === 0 ? link : `${link}&${KEY}=${modelsText(named)}`;
}

/**
 * Takes the models out of a query, and names each that is not the present one: earlier models answer links of labs alone.
 * Never throws.
 */
export function readModels(
  query: URLSearchParams,
  models: readonly Model[],
): { rest: URLSearchParams; problems: Problem[] } {
  const rest = new URLSearchParams([...query].filter(([key]) => key !== KEY));
  const reader = readerOf(query);
  const given = (reader.text(MODEL) ?? '').split(',').filter((text) => text !== '');
  const accepted = modelsText(models);
  // Links of labs name the version alone.
  const isPresent = (text: string) =>
    models.some((model) => [modelsText([model]), model.modelVersion].includes(text));
  for (const text of given.filter((one) => !isPresent(one))) {
    const what = `This question was asked of another model (${KEY}), ${quoted(text)}`;
    const instead =
      'It is answered by that one, and its numbers may differ. The lab of a scenario still runs the model that its own link names.';
    reader.report(problemOf(KEY, text, what, accepted, instead));
  }
  return { rest, problems: reader.problems() };
}
