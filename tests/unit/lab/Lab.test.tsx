// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { TestCaseLab } from '../../../src/studies/low-latency/lab/TestCaseLab';
import { measuredValues } from '../../../src/studies/low-latency/testCase';
import { replays, testCase } from './fixture';

// As the build of static pages has it.
vi.mock('../../../src/lab/lateParts', () => import('../../../src/lab/lateParts.server'));

describe('the lab without JavaScript', () => {
  const html = renderToString(<TestCaseLab testCase={testCase} replays={replays} />);

  it('names its configuration and is done', () => {
    expect(html).toContain('data-lab="low-latency/20-A"');
    expect(html).toContain('data-status="done"');
  });

  it('has no control that looks alive, and says why', () => {
    document.body.innerHTML = html;
    const controls = [...document.querySelectorAll('input, button, select, textarea')];
    expect(controls.length).toBeGreaterThan(50);
    expect(controls.filter((control) => control.closest('fieldset[disabled]') === null)).toEqual(
      [],
    );
    expect(document.querySelector('[data-unscripted]')?.textContent).toContain(
      'shows configuration 20-A as published, even where a link asks for another',
    );
  });

  it('lists the results of all configurations', () => {
    document.body.innerHTML = html;
    const rows = [...document.querySelectorAll('[data-unscripted] tbody tr')];
    const throughput = rows
      .filter((row) => row.textContent?.includes('Throughput'))
      .map((row) => [...row.querySelectorAll('data')].map(({ value }) => Number(value)));
    const metric = 'throughput.median';
    expect(throughput).toEqual(
      Object.entries(replays.configurations).map(([label, { metrics }]) => [
        measuredValues(testCase, `20-${label}`)[metric],
        metrics[metric]?.mean,
      ]),
    );
  });

  it('shows measured and precomputed numbers', () => {
    expect(html).toContain(
      '<data value="96" data-metric="throughput.median" data-kind="measured">96</data>',
    );
    expect(html).toContain(
      '<data value="101" data-metric="throughput.median" data-kind="simulated">101</data>',
    );
  });
});
