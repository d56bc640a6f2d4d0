// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { scaleLinear } from 'd3-scale';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TimeReadout } from './TimeReadout';
import type { ReadoutData } from './types';

const data: ReadoutData = {
  stepMs: 60_000,
  endMs: 600_000,
  groups: [
    {
      title: 'Spool, rows',
      lines: [{ label: 'spool', values: Array.from({ length: 10 }, (_, step) => 100 * step) }],
    },
  ],
};

/** With what is fetched when a pointer arrives. */
async function draw(): Promise<Element> {
  render(
    <svg aria-label="chart">
      <TimeReadout data={data} x={scaleLinear([0, 600_000], [50, 650])} top={10} bottom={90} />
    </svg>,
  );
  const surface = document.querySelector('[role="slider"]') as Element;
  vi.spyOn(surface, 'getBoundingClientRect').mockReturnValue({
    left: 100,
    width: 1200,
  } as DOMRect);
  fireEvent.pointerEnter(surface, { clientX: 100 + 0.55 * 1200 });
  await arrived();
  return surface;
}

const arrived = () => act(() => vi.dynamicImportSettled());

const said = () => document.querySelector('[aria-live="polite"]')?.textContent;
const lineAt = () => Number(document.querySelector('[data-readout-step] line')?.getAttribute('x1'));
const slider = () => screen.getByRole('slider', { name: 'Values at a time of the run' });

afterEach(cleanup);

describe('TimeReadout', () => {
  it('shows the moment at which a pointer came in', async () => {
    await draw();
    expect(said()).toBe('Spool, rows: 500.');
  });

  it('follows a pointer and forgets the moment when it leaves', async () => {
    const surface = await draw();
    fireEvent.pointerMove(surface, { clientX: 100 + 0.35 * 1200, pointerType: 'mouse' });
    expect(said()).toBe('Spool, rows: 300.');
    screen.getByText('3 min');
    // In the middle of the step, where its point is drawn.
    expect(lineAt()).toBeCloseTo(50 + 3.5 * 60, 6);
    fireEvent.pointerLeave(surface, { pointerType: 'mouse' });
    expect(said()).toBe('');
  });

  it('keeps what a finger chose when it is lifted', async () => {
    const surface = await draw();
    fireEvent.pointerDown(surface, { clientX: 100 + 0.95 * 1200, pointerType: 'touch' });
    fireEvent.pointerLeave(surface, { pointerType: 'touch' });
    expect(said()).toBe('Spool, rows: 900.');
  });

  it('is walked with keys, and Escape leaves it', async () => {
    await draw();
    act(() => slider().focus());
    fireEvent.keyDown(slider(), { key: 'Home' });
    expect(said()).toBe('Spool, rows: 0.');
    fireEvent.keyDown(slider(), { key: 'End' });
    fireEvent.keyDown(slider(), { key: 'ArrowLeft' });
    expect(said()).toBe('Spool, rows: 800.');
    expect(slider().getAttribute('aria-valuenow')).toBe('8');
    expect(slider().getAttribute('aria-valuetext')).toBe('8\u202fmin');
    fireEvent.keyDown(slider(), { key: 'Escape' });
    expect(said()).toBe('');
    expect(document.activeElement).not.toBe(slider());
  });

  it('shows the moment at once where the focus came before what shows it', async () => {
    render(
      <svg aria-label="chart">
        <TimeReadout data={data} x={scaleLinear([0, 600_000], [50, 650])} top={10} bottom={90} />
      </svg>,
    );
    act(() => slider().focus());
    expect(said()).toBeUndefined();
    await arrived();
    expect(said()).toBe('Spool, rows: 0.');
  });

  it('stays away where the pointer had gone before it came', async () => {
    render(
      <svg aria-label="chart">
        <TimeReadout data={data} x={scaleLinear([0, 600_000], [50, 650])} top={10} bottom={90} />
      </svg>,
    );
    fireEvent.pointerEnter(slider(), { clientX: 500 });
    fireEvent.pointerLeave(slider(), { pointerType: 'mouse' });
    await arrived();
    expect(said()).toBe('');
  });

  it('puts away what a pointer shows on Escape, too', async () => {
    const surface = await draw();
    fireEvent.pointerMove(surface, { clientX: 500, pointerType: 'mouse' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(document.querySelector('[data-readout-step]')).toBeNull();
  });
});
