import { describe, expect, it } from 'vitest';
import { addressKey } from '../../src/measured/address';
import { readCorpus } from './corpus';
import { rules } from './rules';

const corpus = readCorpus();

describe.each(rules)('$id: $name', (rule) => {
  const findings = rule.check(corpus).map(({ address, message }) => ({
    place: addressKey(address),
    message,
  }));
  const declared = corpus.errata
    .filter(({ foundBy }) => foundBy === rule.id)
    .map(({ id, address }) => ({ place: addressKey(address), id }));

  it('every finding is an erratum', () => {
    const places = declared.map(({ place }) => place);
    expect(findings.filter(({ place }) => !places.includes(place))).toEqual([]);
  });

  it('every erratum of the rule is still found', () => {
    const places = findings.map(({ place }) => place);
    expect(declared.filter(({ place }) => !places.includes(place))).toEqual([]);
  });
});

it('every erratum names an existing rule or a reading', () => {
  const known = [...rules.map(({ id }) => id), 'reading'];
  expect(corpus.errata.filter(({ foundBy }) => !known.includes(foundBy))).toEqual([]);
});
