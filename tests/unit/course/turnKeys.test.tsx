// @vitest-environment happy-dom
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTurnKeys } from '../../../src/course/useTurnKeys';

vi.setConfig({ testTimeout: 5000 }); // a key that is lost is waited for in vain

function Steps() {
  const [step, setStep] = useState(1);
  useTurnKeys((by) => setStep(step + by));
  return (
    <>
      <p>Step {step}</p>
      <input aria-label="text" />
      <input aria-label="range" type="range" />
      <textarea />
      <div contentEditable suppressContentEditableWarning>
        <b>bold</b>
      </div>
    </>
  );
}

const host = document.body;
let root: Root;
const press = (key: string, on: EventTarget = host, init: KeyboardEventInit = {}) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
const shown = () => host.querySelector('p')?.textContent;
/** As soon as the page has changed, before React does what it leaves for later. */
const changed = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(host, { subtree: true, childList: true, characterData: true });
  });
const turned = (key: string, on?: EventTarget) => {
  const change = changed();
  press(key, on);
  return change;
};

beforeEach(async () => {
  root = createRoot(host);
  const change = changed();
  root.render(<Steps />);
  await change;
});
afterEach(() => root.unmount());

it('turns from the step that is shown, however soon after it was', async () => {
  for (const key of ['n', 'n', 'p', 'n', 'n']) await turned(key);
  expect(shown()).toBe('Step 4');
});

it('leaves letters to fields, and to shortcuts of the browser', async () => {
  const left = async (on: EventTarget, init?: KeyboardEventInit) => {
    press('n', on, init);
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown()).toBe('Step 1');
  };
  for (const field of host.querySelectorAll('input[aria-label="text"], textarea, b'))
    await left(field);
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) await left(host, { [held]: true });
  await turned('p', host.querySelector('input[type="range"]') ?? host);
  expect(shown()).toBe('Step 0');
});
