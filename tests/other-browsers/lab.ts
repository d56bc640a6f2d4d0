import { addressOf, RUN_MS, untilInteractive, untilIs } from './page';
import type { Reader } from './reader';
import { expect } from './test';

/** Waits until the lab shows the result of the full request. */
export async function untilDone(reader: Reader): Promise<void> {
  await untilInteractive(reader);
  await untilIs(reader, '[data-lab]', 'data-status', 'done');
}

export const untilScenario = (reader: Reader, scenario: string): Promise<void> =>
  untilIs(reader, '[data-lab]', 'data-lab', scenario);

/** Waits until the sentence on the run is as told. */
export const untilStatus = (reader: Reader, told: RegExp): Promise<void> =>
  expect
    .poll(
      () =>
        reader.evaluate(
          () => document.querySelector('[data-lab] [data-status] [role="status"]')?.textContent,
        ),
      { timeout: RUN_MS },
    )
    .toMatch(told);

type Kind = 'measured' | 'simulated' | 'published';

/** The numbers of a kind in the tables of the lab, by metric; a metric may stand in several. */
export const numbersOf = (reader: Reader, kind: Kind): Promise<[metric: string, value: number][]> =>
  reader.evaluate((wanted) => {
    const css = `[data-lab] table data[data-kind="${wanted}"][data-metric]`;
    return [...document.querySelectorAll<HTMLElement>(css)].map((one): [string, number] => [
      one.dataset.metric ?? '',
      Number(one.getAttribute('value')),
    ]);
  }, kind);

/** The first number of a kind for a metric. */
export async function numberOf(reader: Reader, kind: Kind, metric: string): Promise<number> {
  const numbers = await numbersOf(reader, kind);
  return numbers.find(([name]) => name === metric)?.[1] ?? Number.NaN;
}

export const digestOf = (reader: Reader) =>
  reader.evaluate(() => document.querySelector<HTMLElement>('[data-digest]')?.dataset.digest);

/** Everything that tells two results apart: the digest, and the simulated outcomes. */
export const resultOf = async (reader: Reader) => ({
  digest: await digestOf(reader),
  simulated: await numbersOf(reader, 'simulated'),
});

export const untilQuery = (reader: Reader, query: Record<string, string>): Promise<void> =>
  expect
    .poll(async () => Object.fromEntries((await addressOf(reader)).searchParams))
    .toEqual(query);
