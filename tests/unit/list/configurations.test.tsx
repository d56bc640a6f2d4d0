// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readData } from '../../../scripts/dataFiles';
import type { TestCase } from '../../../src/measured/types';
import { lowLatencyIndex } from '../../../src/studies/low-latency/lab';
import { ConfigurationBrowser } from '../../../src/studies/low-latency/pages/ConfigurationBrowser';
import {
  computersOf,
  computersText,
} from '../../../src/studies/low-latency/pages/configurationFields';

const { configurations } = lowLatencyIndex;
const idsShown = () =>
  [...document.querySelectorAll<HTMLElement>('tr[data-configuration]')].map(
    ({ dataset }) => dataset.configuration,
  );
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const named = (id: string) => {
  const found = configurations.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const printed = (id: string, metric: string) => named(id).measured[metric] ?? null;

beforeEach(() => window.history.replaceState(null, '', '/low-latency'));
afterEach(cleanup);

describe('the configurations of the low-latency study', () => {
  it('are counted by the roles that the topology of their test case gives', () => {
    for (const configuration of configurations) {
      const number = Number(configuration.id.split('-')[0]);
      const file = `low-latency/test-case-${String(number).padStart(2, '0')}.json`;
      const { machines } = readData<TestCase>(file).topology;
      const count = (receives: boolean, sends: boolean) =>
        machines.filter(
          ({ roles }) => roles.includes('receive') === receives && roles.includes('send') === sends,
        ).length;
      const { both, receiveOnly, sendOnly } = computersOf(configuration);
      expect([both, receiveOnly, sendOnly], configuration.id).toEqual([
        count(true, true),
        count(true, false),
        count(false, true),
      ]);
    }
    expect(computersText(named('7-A'))).toBe(
      '2 receive, 1 receives and sends, 3 send (1 also tracks)',
    );
    expect(computersText(named('1-A'))).toBe('5 receive and send, 1 tracks');
  });

  it('are all there before scripts run, in the order of the study', () => {
    const html = renderToString(<ConfigurationBrowser />);
    const ids = [...html.matchAll(/data-configuration="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(configurations.map(({ id }) => id));
    expect(html).toContain('data-works="false"');
  });

  it('are narrowed by roles, databases and a limit at once, as the link says', () => {
    render(<ConfigurationBrowser />);
    choose('Receive and send', '2');
    choose('MessageBoxes', '1');
    choose('Roundtrip at most', '300');
    const wanted = ['14-C', '15-A', '15-B', '16-A', '16-B', '16-C'];
    expect(idsShown()).toEqual(wanted);
    expect(screen.getByRole('status').textContent).toBe(`${wanted.length} of 50 configurations`);
    expect(window.location.search).toBe('?both=2&boxes=1&within=300');
    cleanup();
    render(<ConfigurationBrowser />);
    expect(idsShown()).toEqual(wanted);
  });

  it('keep a limit by the number as printed, misprint or not, and flag the misprint', () => {
    render(<ConfigurationBrowser />);
    choose('Roundtrip at most', '250');
    expect(printed('14-C', 'roundtripTime.median')).toBe(115);
    expect(idsShown()).toEqual(['14-C', '15-A']);
    expect(screen.getAllByTitle('Erratum, as printed').length).toBeGreaterThan(0);
    choose('Roundtrip at most', '300');
    const within = configurations.filter(({ measured }) => {
      const value = measured['roundtripTime.median'] ?? measured['roundtripTime.mean'];
      return value != null && value <= 300;
    });
    expect(idsShown()).toEqual(within.map(({ id }) => id));
    expect(within.length).toBe(15);
    choose('Throughput at least', '90');
    expect(idsShown()).toEqual(['15-A', '21-D']);
  });

  it('tell tracking from none, and count all computers of BizTalk', () => {
    render(<ConfigurationBrowser />);
    choose('Body tracking', 'off');
    choose('BizTalk computers', '7');
    expect(idsShown()).toEqual(['14-B', '14-C', '20-C']);
  });

  it('say so where nobody measured what is asked, with what to do', () => {
    render(<ConfigurationBrowser />);
    choose('Receive and send', '3');
    expect(idsShown()).toEqual([]);
    expect(screen.getByText(/Nobody measured such a configuration/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(idsShown()).toHaveLength(50);
  });

  it('are put in order, which the link keeps and which hides none', () => {
    render(<ConfigurationBrowser />);
    choose('Sort by', 'roundtrip');
    expect(idsShown().slice(0, 3)).toEqual(['14-C', '15-A', '21-C']);
    expect(idsShown().at(-1)).toBe('2-A');
    expect(window.location.search).toBe('?sort=roundtrip');
    choose('Sort by', 'throughput');
    expect(idsShown()[0]).toBe('2-A');
    choose('Sort by', 'computers');
    expect([idsShown()[0], idsShown().at(-1)]).toEqual(['1-A', '20-C']); // six computers, and seven
    expect(idsShown().indexOf('21-D')).toBeLessThan(idsShown().indexOf('12-A'));
    expect(idsShown()).toHaveLength(50);
  });

  it('are found by words', () => {
    render(<ConfigurationBrowser />);
    choose('Search', 'dual-core test case 21');
    expect(idsShown()).toEqual(['21-A', '21-B', '21-C', '21-D']);
  });
});
