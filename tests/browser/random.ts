import type { Page } from '@playwright/test';

/** What somebody might type who reads no labels. */
const TEXTS = ['', '0', '-1', '3', '7.5', '1e9', 'many', '12,5', '<b>', '99999999999999999999'];
const KEYS = ['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', 'Enter', 'Escape'];

/** Repeats itself for a seed: Park and Miller's generator. */
export function chooser(seed: number) {
  let state = seed;
  return <One>(from: readonly One[]): One => {
    state = (state * 16_807) % 2_147_483_647;
    return from[state % from.length] as One;
  };
}

/** What a reader can act on; links and files lead away. */
const CONTROLS =
  'main :is(button, input:not([type="file"]), select, textarea, summary, [role="slider"]):not(:disabled, [readonly])';

/** Acts once on something that can be seen. What disappears under the hand is left alone. */
export async function act(page: Page, choose: ReturnType<typeof chooser>): Promise<void> {
  const controls = page.locator(CONTROLS).filter({ visible: true });
  const count = await controls.count();
  if (count === 0) return;
  const control = controls.nth(choose(Array.from({ length: count }, (_, index) => index)));
  const quick = { timeout: 2000 };
  try {
    const kind = await control.evaluate(
      (element) => element.getAttribute('type') ?? element.tagName.toLowerCase(),
      undefined,
      quick,
    );
    if (kind === 'select') {
      const options = control.locator('option');
      const values = await options.evaluateAll((all) =>
        all.map((one) => (one as HTMLOptionElement).value),
      );
      await control.selectOption(choose(values), quick);
    } else if (['text', 'number', 'search', 'textarea', 'input'].includes(kind)) {
      // A box for numbers takes no letters, neither from a keyboard.
      await control.fill(choose(kind === 'number' ? TEXTS.slice(0, 6) : TEXTS), quick);
      await control.press(choose(['Enter', 'Tab']), quick);
    } else if (kind === 'radio' || kind === 'checkbox') {
      await control.press('Space', quick); // their labels lie over them
    } else if (kind === 'range') {
      await control.press(choose(KEYS), quick);
    } else {
      await control.click(quick);
    }
  } catch {
    // It was gone, covered or switched off in the meantime.
  }
}
