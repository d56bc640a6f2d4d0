import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import Links from '../../../docs/reference/links.mdx';
import { readStudyFacts } from '../../../scripts/dataFiles';
import { readArchive } from '../../../scripts/replay/archive';
import { readSchema } from '../../../scripts/replay/catalogue';
import { STUDY_IDS } from '../../../src/studies/registry';

const html = renderToStaticMarkup(<Links />);

it.each(readArchive())('the page of links tells of model $model of $study', (entry) => {
  const row = html.split('<tr').find((text) => text.includes(entry.simulator)) ?? '';
  for (const text of [entry.model, entry.date, entry.change, entry.sha256]) {
    expect(row).toContain(text);
  }
});

it.each(STUDY_IDS)('the page of links names the current model of %s', (study) => {
  const name = readStudyFacts(study).name.toLowerCase();
  expect(html).toContain(`${readSchema(study).modelVersion} of ${name}`);
});
