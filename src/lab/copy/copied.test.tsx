// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Copied } from './Copied';
import { useCopy } from './useCopy';

function Sample({ text }: { text: string }) {
  const { copying, copy } = useCopy();
  return (
    <>
      <button type="button" onClick={() => copy(text, 'Done')}>
        Copy
      </button>
      <Copied copying={copying} />
    </>
  );
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
const status = () => screen.getByRole('status').textContent;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says that a text was copied, and shows it no longer', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  writeText.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(<Sample text="https://x/y?z=1" />);
  press();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'To be copied' });
  press();
  await waitFor(() => expect(status()).toBe('Done'));
  expect(writeText.mock.calls).toEqual([['https://x/y?z=1'], ['https://x/y?z=1']]);
  expect(field.isConnected).toBe(false);
});

it('gives the text, all of it selected, where there is no clipboard', async () => {
  vi.stubGlobal('navigator', {});
  render(<Sample text={'a\nb'} />);
  press();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'To be copied' });
  expect(field).toMatchObject({
    value: 'a\nb',
    readOnly: true,
    selectionStart: 0,
    selectionEnd: 3,
  });
  expect(document.activeElement).toBe(field);
  expect(status()).toBe('The browser does not allow copying: copy it from here');
});
