import { describe, expect, it } from 'vitest';
import { apiMdx, documented, type Entry } from '../../../scripts/python/api';

const entry: Entry = {
  name: 'mmc',
  kind: 'function',
  module: 'messageboxlab',
  doc: 'The queue.',
  signature: 'mmc(rate: float) -> Mmc',
};

describe('the page of the Python API', () => {
  it('has a heading for each section and name, with the call and the docstring', () => {
    expect(apiMdx([{ title: 'Formulas', entries: [entry] }])).toBe(
      '## Formulas\n\n### `mmc`\n\n```python\nmmc(rate: float) -> Mmc\n```\n\nThe queue.',
    );
  });

  it('says where a name is imported from that the package itself does not have', () => {
    const apart = { ...entry, module: 'messageboxlab.analytic' };
    expect(apiMdx([{ title: 'Formulas', entries: [apart] }])).toContain(
      'from messageboxlab.analytic import mmc',
    );
  });

  it('explains fields, and gathers by type those that explain themselves', () => {
    const fields = [
      { name: 'users', type: 'int', doc: 'How many\nthere are.' },
      { name: 'low', type: 'float', doc: '' },
      { name: 'high', type: 'float', doc: '' },
    ];
    const page = apiMdx([
      { title: 'Formulas', entries: [{ ...entry, kind: 'class', signature: undefined, fields }] },
    ]);
    expect(page).toContain('### class `mmc`');
    expect(page).toContain('- `users: int` – How many there are.\n- `low`, `high`: `float`');
  });

  it('keeps code as it is, and lets prose start neither expressions nor elements', () => {
    expect(documented('A `{"a": <b>}` is {not} <this> or a_b.\n\n>>> f(1)\n2')).toBe(
      'A `{"a": <b>}` is \\{not\\} \\<this\\> or a\\_b.\n\n```python\n>>> f(1)\n2\n```',
    );
  });
});
