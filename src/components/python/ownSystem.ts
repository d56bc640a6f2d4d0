import { choiceField } from '../../address/choice';
import type { Problem } from '../../address/problem';
import { readerOf } from '../../address/reader';
import { OWN_SYSTEMS } from '../../measured/studyNames';
import { type NotebookCell, systemNotebook } from '../../python/systemProgram';
import { readChanges } from '../../scenario/codec';
import { effectiveValues } from '../../scenario/scenario';
import { carriedDescription } from '../../your-system/page/carriedDescription';
import { OWN_STUDY, ownStudy } from '../../your-system/study/ownStudy';
import { applied } from '../../your-system/study/settings';

/** The reader's own system that an address names, as a notebook, under the load and with the changes of its query. */
export async function ownNotebook(
  query: URLSearchParams,
): Promise<{ cells: NotebookCell[]; problems: Problem[] }> {
  const named = query.get('scenario') ?? '';
  const id = OWN_SYSTEMS.find((one) => named.startsWith(`${one.id}/`))?.id ?? OWN_STUDY;
  const { description, problems } = await carriedDescription(id);
  const { context, first, protocol } = ownStudy({ description, fit: null }, id);
  const { schema, prefix, labels, configurations } = context;
  const reader = readerOf(query);
  const options = labels.map((label) => prefix + label);
  const scenario = reader.read(
    choiceField({ key: 'scenario', title: 'Scenario', options, otherwise: first }),
  );
  const label = scenario.slice(prefix.length);
  const { changes, seed } = readChanges(context, label, reader);
  const values = effectiveValues(schema, configurations[label] ?? {}, changes);
  const { replications } = protocol;
  return {
    cells: systemNotebook(applied(description, values), { seed, replications }),
    problems: [...problems, ...reader.problems()],
  };
}
