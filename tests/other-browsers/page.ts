import { expect } from '@playwright/test';
import type { Reader, Target } from './reader';

/** A run may take as long on a busy machine. */
export const RUN_MS = 240_000;

/** Opens a page and waits until it is interactive. */
export async function open(reader: Reader, address: string): Promise<void> {
  await reader.goTo(address);
  await untilInteractive(reader);
}

export const untilInteractive = (reader: Reader): Promise<void> =>
  untilIs(reader, 'html', 'data-has-hydrated', 'true');

/** An attribute of the first element of a kind; null where either is missing. */
export const attributeOf = (reader: Reader, css: string, attribute: string) =>
  reader.evaluate(
    (kind, name) => document.querySelector(kind)?.getAttribute(name) ?? null,
    css,
    attribute,
  );

export const untilIs = (reader: Reader, css: string, attribute: string, value: string) =>
  expect
    .poll(() => attributeOf(reader, css, attribute), {
      message: `${attribute} of ${css}`,
      timeout: RUN_MS,
    })
    .toBe(value);

export const textOf = (reader: Reader, css: string): Promise<string> =>
  reader.evaluate((kind) => document.querySelector(kind)?.textContent ?? '', css);

/** Clicks on an element once it is there. */
export const click = (reader: Reader, target: Target): Promise<void> =>
  expect(() => reader.click(target)).toPass({ timeout: 120_000 });

export const slider = (name: string) => `input[type="range"][aria-label="${name}"]`;

/** Waits until a field has a value. */
export const untilValue = (reader: Reader, css: string, value: string): Promise<void> =>
  expect
    .poll(
      () => reader.evaluate((kind) => document.querySelector<HTMLInputElement>(kind)?.value, css),
      { message: `value of ${css}` },
    )
    .toBe(value);

export async function focus(reader: Reader, css: string): Promise<void> {
  const isFocused = await reader.evaluate((kind) => {
    const element = document.querySelector<HTMLElement>(kind);
    element?.focus();
    return element !== null && document.activeElement === element;
  }, css);
  expect(isFocused, `the focus on ${css}`).toBe(true);
}

export const addressOf = async (reader: Reader): Promise<URL> =>
  new URL(await reader.evaluate(() => location.href));
