// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readData } from '../../../scripts/dataFiles';
import { correctionsFirst } from '../../../src/components/reference/corrections';
import { ErrataBrowser, ErrataDigest } from '../../../src/components/reference/ErrataBrowser';
import type { Erratum } from '../../../src/measured/types';
import { studyOfDocument } from '../../../src/studies/registry';

const errata = readData<Erratum[]>('errata.json');
const used = errata.filter(({ usedAsReference }) => usedAsReference);

const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('tbody[data-open]:not([hidden])')].map(({ id }) => id);

beforeEach(() => window.history.replaceState(null, '', '/errata'));
afterEach(cleanup);

describe('errata', () => {
  it('have those first that change a comparison', () => {
    const ids = correctionsFirst(errata).map(({ id }) => id);
    expect(new Set(ids.slice(0, used.length))).toEqual(new Set(used.map(({ id }) => id)));
    expect([...ids].sort()).toEqual(errata.map(({ id }) => id).sort());
  });

  it('are all on the page that the server draws, at their anchors and those of their studies', () => {
    const html = renderToString(<ErrataBrowser errata={errata} />);
    for (const { id } of errata) expect(html).toContain(`id="${id}"`);
    const studies = new Set(errata.map(({ address }) => studyOfDocument(address).id));
    for (const study of studies) expect(html).toContain(`<tbody id="${study}"`);
    expect(html).not.toContain('data-open="false"');
  });

  it('are found by what is printed, by rule and by test case', () => {
    render(<ErrataBrowser errata={errata} />);
    fireEvent.change(screen.getByLabelText('Found by'), { target: { value: 'machine-columns' } });
    const byRule = errata.filter(({ foundBy }) => foundBy === 'machine-columns');
    expect(new Set(shownIds())).toEqual(new Set(byRule.map(({ id }) => id)));
    expect(screen.getByRole('status').textContent).toBe(
      `${byRule.length} of ${errata.length} errata`,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    fireEvent.change(screen.getByLabelText('Test case'), { target: { value: '14' } });
    fireEvent.change(screen.getByLabelText('Search'), {
      target: { value: 'roundtripTime.median' },
    });
    expect(shownIds()).toContain('E0-01');
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'nowhere to be found' } });
    expect(shownIds()).toEqual([]);
    expect(document.getElementById('capacity')?.hidden).toBe(true);
  });

  it('add up in their digest', () => {
    const text = renderToString(<ErrataDigest errata={errata} />).replace(/<[^>]*>/g, '');
    const likely = errata.filter((one) => one.likely !== null && !one.usedAsReference).length;
    expect(text).toContain(`in ${errata.length} places`);
    expect(text).toContain(`${used.length} times it is the reference`);
    expect(text).toContain(`${likely} times it is only noted`);
    expect(text).toContain(`${errata.length - used.length - likely} entries are left`);
  });
});
