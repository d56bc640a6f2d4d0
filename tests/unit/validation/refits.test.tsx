import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readParametersOf, source } from '../../../scripts/evidenceSource';
import { ParameterList } from '../../../src/components/validation/ParameterList';
import { RefitSummary, refittedOfStudy } from '../../../src/components/validation/RefitSummary';
import { RefitTable } from '../../../src/components/validation/RefitTable';
import { studyFit } from '../../../src/evidence/fits';
import { refittedOf } from '../../../src/evidence/refitted';
import { capacity } from '../../../src/studies/capacity/metrics';
import { STUDIES, studyNamed } from '../../../src/studies/registry';

const strip = (html: string): string => html.replace(/<[^>]*>/g, '');
const fact = (metric: string) => ({ scenario: 'capacity/sustainable', metric });

describe('refits without a fact', () => {
  const refitted = refittedOf(
    {
      modelVersion: '1.0.0',
      replications: 1,
      leftOut: 'fact',
      folds: [
        { heldOut: [fact('lockWaitMs')], parameters: { a: 1 }, open: [] },
        { heldOut: [fact('cleanupSeconds')], parameters: { a: 2 }, open: ['a'] },
      ],
      predictions: [
        { ...fact('lockWaitMs'), measured: 40, fitted: 41, predicted: 30, isDetermined: true },
        { ...fact('cleanupSeconds'), measured: 30, fitted: 30, predicted: 90, isDetermined: false },
      ],
      unmoved: [fact('diskIdle.log')],
    },
    capacity,
  );

  it('are judged by what the others determine alone', () => {
    expect(refitted.determined).toBe(1);
    expect(refitted.heldOut).toEqual({ medianPercent: 25, worstPercent: 25 });
    expect(refitted.fitted?.worstPercent).toBeCloseTo(2.5, 10);
    expect(refitted.facts.map(({ open }) => open)).toEqual([[], ['a']]);
    expect(refitted.unmoved).toEqual(['Log disk idle (sustainable)']);
  });
});

describe.each(['capacity', 'worker-threads'] as const)('the pages of %s', (study) => {
  const { facts, determined, leftOut } = refittedOfStudy(study);
  const table = renderToString(<RefitTable study={study} />);

  it('show each fact that a refit leaves out', () => {
    const rows = [...table.matchAll(/<tr data-refit="(\w+)">/g)].map(([, kind]) => kind);
    expect(rows).toHaveLength(facts.length);
    expect(rows.filter((kind) => kind === 'predicted')).toHaveLength(determined);
    expect(rows.length).toBeGreaterThan(5);
  });

  it('name the parameters that a fact alone fixed', () => {
    for (const { open } of facts.filter(({ isDetermined }) => !isDetermined))
      for (const id of open) expect(table).toContain(`<code>${id}</code>`);
  });

  it('say how many facts can be predicted', () => {
    const text = strip(renderToString(<RefitSummary study={study} />));
    expect(text).toContain(`leave out one ${leftOut} each`);
    expect(text).toMatch(determined === 0 ? /None can be/ : `${determined} fact`);
  });
});

it('parameters that nobody fitted stand without one', () => {
  const values = readParametersOf('scale-up');
  const without = { ...studyNamed('scale-up'), fit: undefined };
  const fit = studyFit(without, values, source.read);
  expect(fit).toBeNull();
  const html = renderToString(<ParameterList study="scale-up" parameters={values} fit={fit} />);
  expect(html).toContain(values[0]?.meaning);
  expect(html).not.toContain('±');
});

const fitted = STUDIES.flatMap((study) => {
  const values = readParametersOf(study.id);
  const fit = studyFit(study, values, source.read);
  return fit === null ? [] : [{ study: study.id, values, fit }];
});

describe.each(fitted)('the parameters of $study', ({ study, values, fit }) => {
  const html = renderToString(<ParameterList study={study} parameters={values} fit={fit} />);

  it('stand with what the fit says of them', () => {
    const calibrated = values.filter(({ origin }) => origin === 'calibrated');
    expect(Object.keys(fit.parameters).sort()).toEqual(calibrated.map(({ id }) => id).sort());
    expect(html.match(/±/g)?.length).toBeGreaterThanOrEqual(calibrated.length);
  });

  it('have an interval, or the reason why there is none', () => {
    const count = Object.keys(fit.parameters).length;
    const without = `No interval possible: ${fit.facts} facts, ${count} parameters.`;
    expect(strip(html).includes(without)).toBe(fit.facts !== null && fit.facts <= count);
  });

  it('are those of the fit, or say how far from it they were set by hand', () => {
    expect(fit.isAdopted).toBe(['low-latency', 'adapters'].includes(study));
    expect(strip(html).includes('set by hand and stay so')).toBe(!fit.isAdopted);
  });
});
