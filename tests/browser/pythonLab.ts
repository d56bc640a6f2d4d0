import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './site';

/** Python starts in a few seconds, on a busy machine in many. */
export const START_MS = 120_000;

export const cell = (page: Page, name = 'program'): Locator =>
  page.locator(`[data-cell="${name}"]`);
export const output = (page: Page, name?: string): Locator => cell(page, name).getByRole('log');
export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

export async function openLab(page: Page, query = ''): Promise<void> {
  await open(page, `python${query}`);
}

/** Replaces the program of the lab. */
export async function write(page: Page, program: string): Promise<void> {
  await button(page, 'Edit program').click();
  const editor = cell(page).locator('.cm-content');
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(program);
}

export async function run(page: Page, status: 'done' | 'failed' = 'done'): Promise<void> {
  await button(page, 'Run').click();
  await expect(cell(page)).toHaveAttribute('data-status', status, { timeout: START_MS });
}
