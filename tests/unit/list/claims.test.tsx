// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readData } from '../../../scripts/dataFiles';
import { readJudgedClaims } from '../../../scripts/evidenceSource';
import { claimsEvidence } from '../../../src/comparison/claimsEvidence';
import type { ClaimLedgerEntry } from '../../../src/comparison/claimsTypes';
import { ClaimsBrowser } from '../../../src/components/claims/ClaimsBrowser';
import { ClaimsDigest } from '../../../src/components/claims/ClaimsDigest';
import { decisive, failuresFirst } from '../../../src/components/claims/claimOrder';

const ledger = readData<ClaimLedgerEntry[]>('claims-ledger.json');
const studies = ['low-latency', 'worker-threads'].map((study) => {
  const judged = readJudgedClaims(study);
  return { study, evidence: { ...claimsEvidence(judged, ledger), claims: judged.claims } };
});
const claims = studies.flatMap(({ evidence }) => evidence.claims);

const row = (id: string) => document.getElementById(id) as HTMLElement;
const hiddenOf = (id: string) => row(id).getAttribute('hidden');
const shownRows = () =>
  [...document.querySelectorAll<HTMLElement>('tbody[data-open]')].filter(
    (one) => !one.hasAttribute('hidden'),
  );
const address = (query: string) => window.history.replaceState(null, '', `/claims${query}`);

beforeEach(() => address(''));
afterEach(cleanup);

describe('the order of claims', () => {
  it('puts first what the simulation misses, then what the authors do', () => {
    const order = failuresFirst(claims).map(
      ({ measured, simulated }) => `${measured} ${simulated}`,
    );
    const firstOf = (verdicts: string) => order.indexOf(verdicts);
    expect(order[0]).toBe('holds fails');
    expect(firstOf('holds cannot tell')).toBeGreaterThan(firstOf('holds fails'));
    expect(firstOf('fails fails')).toBeGreaterThan(firstOf('holds cannot tell'));
    expect(firstOf('holds holds')).toBeGreaterThan(firstOf('fails fails'));
    expect(order.at(-1)).toBe('cannot tell cannot tell');
    expect(new Set(failuresFirst(claims))).toEqual(new Set(claims));
  });

  it('shows the comparison that a verdict hangs on', () => {
    for (const claim of claims.filter(({ simulated }) => simulated === 'fails'))
      expect(decisive(claim)?.simulated.verdict).toBe('fails');
    const trackingOff = claims.find(({ id }) => id === 'C0-58');
    expect(trackingOff && decisive(trackingOff)?.left.metric).toBe('roundtripTime.mean');
    const silent = claims.find(({ comparisons }) => comparisons.length === 0);
    expect(silent && decisive(silent)).toBeUndefined();
  });
});

describe('the list of claims', () => {
  it('holds everything open as the server draws it', () => {
    const html = renderToString(<ClaimsBrowser studies={studies} />);
    expect(html.match(/data-open="true"/g)).toHaveLength(claims.length);
    expect(html).not.toContain('data-open="false"');
    expect(html).not.toContain('aria-expanded');
    for (const { id } of claims) expect(html).toContain(`id="${id}"`);
  });

  it('closes its rows to the first of each study, the others until they are found', () => {
    render(<ClaimsBrowser studies={studies} />);
    expect(shownRows()).toHaveLength(10);
    expect(document.querySelectorAll('tbody[data-open="true"]')).toHaveLength(0);
    const [last] = failuresFirst(studies[0]?.evidence.claims ?? []).slice(-1);
    expect(hiddenOf(last?.id ?? '')).toBe('until-found');
    fireEvent(row(last?.id ?? ''), new Event('beforematch'));
    expect(hiddenOf(last?.id ?? '')).toBeNull();
    expect(row(last?.id ?? '').dataset.open).toBe('true');
  });

  it('opens and closes a row', () => {
    render(<ClaimsBrowser studies={studies} />);
    const button = within(row('C0-58')).getByRole('button');
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(row('C0-58').querySelector('[hidden]')).toBeNull();
    fireEvent.click(button);
    expect(row('C0-58').querySelector('[hidden="until-found"]')).not.toBeNull();
  });

  it('counts what it finds and writes it into the address', () => {
    render(<ClaimsBrowser studies={studies} />);
    fireEvent.change(screen.getByLabelText('Measured'), { target: { value: 'fails' } });
    const contradicted = claims.filter(({ measured }) => measured === 'fails').length;
    expect(screen.getByRole('status').textContent).toBe(
      `${contradicted} of ${claims.length} claims`,
    );
    expect(shownRows()).toHaveLength(contradicted);
    expect(window.location.search).toBe('?measured=fails');
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: '14-B tracking' } });
    expect(window.location.search).toBe('?q=14-B+tracking&measured=fails');
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(shownRows()).toHaveLength(10);
    expect(window.location.search).toBe('');
  });

  it('finds claims by what the model’s error leaves of them, and says it in the words of Compare', () => {
    render(<ClaimsBrowser studies={studies} />);
    fireEvent.change(screen.getByLabelText('Under the model’s error'), {
      target: { value: 'told' },
    });
    const told = claims.filter(({ worth }) => worth === 'told');
    expect(told.length).toBeGreaterThan(0);
    expect(shownRows().map(({ id }) => id)).toEqual(failuresFirst(told).map(({ id }) => id));
    for (const { id } of told) {
      const cells = [...row(id).querySelectorAll('[data-worth="told"]')].map(
        ({ textContent }) => textContent,
      );
      expect(cells[0]).toBe('told');
      expect(cells[1]).toMatch(/^90 % band [+−][\d.]+ to [+−][\d.]+\s%, told$/);
      const ends =
        (cells[1] ?? '')
          .replaceAll('−', '-')
          .match(/[+-][\d.]+/g)
          ?.map(Number) ?? [];
      expect(ends[0]).toBeLessThan(ends[1] ?? Number.NaN);
    }
    const plain = claims.find(({ worth }) => worth === undefined);
    expect(row(plain?.id ?? '').querySelector('td[data-worth]')).toBeNull();
  });

  it('shows the claim of a link though the filter of the link would hide it', () => {
    address('?measured=fails#claim-C0-58');
    render(<ClaimsBrowser studies={studies} />);
    expect(hiddenOf('C0-58')).toBeNull();
    expect(row('C0-58').dataset.open).toBe('true');
    expect(hiddenOf('C0-57')).toBe('');
  });

  it('names a value of the link that it cannot use', () => {
    address('?simulated=perhaps');
    render(<ClaimsBrowser studies={studies} />);
    const message = screen.getByRole('alert').textContent;
    expect(message).toContain('Simulated (simulated) is “perhaps”');
    expect(message).toContain('holds, fails, cannot tell');
  });
});

describe('the digest of the claims', () => {
  it('adds up', () => {
    const html = renderToString(<ClaimsDigest studies={studies} />).replace(/<[^>]*>/g, '');
    const supported = claims.filter(({ measured }) => measured === 'holds');
    const holding = supported.filter(({ simulated }) => simulated === 'holds');
    const contradicted = claims.filter(({ measured }) => measured === 'fails');
    const borneOut = claims.filter(({ simulated }) => simulated === 'holds');
    const count = (wanted: string | undefined) =>
      borneOut.filter(({ worth }) => worth === wanted).length;
    expect(html.replace(/\s+/g, ' ')).toContain(
      `Of ${borneOut.length} claims that the simulation bears out by its runs, ${count('told')} stay told under the model’s error. Of ${count('model')} only the model tells, of ${count('cannot-tell')} it cannot tell the direction, and ${count(undefined)} claim no difference`,
    );
    expect(html).toContain(`of the ${supported.length} claims`);
    expect(html).toContain(`contradict ${contradicted.length} of ${claims.length}`);
    expect(html).toContain(`${((100 * holding.length) / supported.length).toFixed(1)}`);
  });
});
