import { describe, expect, it } from 'vitest';
import { readSchema } from '../../../scripts/replay/catalogue';
import { STUDIES } from '../../../src/studies/registry';

/** A label that only somebody knows who has the product's documentation, such as "MaxIOThreads", "HBA cards" or "maxconnection". */
const isProductName = (label: string) =>
  /[a-z][A-Z]|[A-Z]{2}[a-z]|HBA|\bDB\b|^[a-z]|^BatchSize/.test(label) &&
  !/^(Worker )?MessageBoxes|MessageBox server|HTTP keep-alive|BizTalk/.test(label);

describe.each(STUDIES.map(({ id }) => id))('knobs of %s', (study) => {
  const { knobs } = readSchema(study);

  it.each(
    knobs.filter(({ label }) => isProductName(label)).map(({ label, plain }) => [label, plain]),
  )('%s is said in plain words, too', (label, plain) => {
    expect(plain).toMatch(/^[A-Z][a-z -]+[a-z]$/);
    expect(plain?.length).toBeLessThan(32);
    expect(plain).not.toBe(label);
  });

  it('have plain words for names alone', () => {
    const named = knobs.filter(({ plain }) => plain !== undefined);
    expect(named.filter(({ label }) => !isProductName(label)).map(({ label }) => label)).toEqual(
      [],
    );
  });
});
