// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProfileEditor } from '../../../src/lab/profile/ProfileEditor';

const limits = { hours: 24, most: 400 };
const onChange = vi.fn();

const onWhole = vi.fn();

function Editor({ simulatedHours = 24 }: { simulatedHours?: number }) {
  const [rates, setRates] = useState<readonly number[]>(new Array<number>(24).fill(75));
  return (
    <ProfileEditor
      rates={rates}
      limits={limits}
      simulatedHours={simulatedHours}
      step={5}
      reference={{ rate: 150, label: 'sustainable' }}
      onWhole={onWhole}
      onChange={(next) => {
        onChange(next);
        setRates(next);
      }}
    />
  );
}

const bar = (hour: string) =>
  screen.getByRole<HTMLInputElement>('slider', { name: `Load from ${hour}` });
const press = (hour: string, key: string) => fireEvent.keyDown(bar(hour), { key });

afterEach(() => {
  cleanup();
  onChange.mockClear();
});

describe('ProfileEditor', () => {
  it('has a slider for each hour', () => {
    render(<Editor />);
    expect(screen.getAllByRole('slider')).toHaveLength(24);
    expect(bar('08:00').value).toBe('75');
    expect(bar('23:00').getAttribute('aria-valuetext')).toBe('75 messages per second');
  });

  it('says which hours have no effect, and offers the whole day', () => {
    render(<Editor simulatedHours={1} />);
    expect(screen.getByRole('status').textContent).toContain('The run ends after 1 h');
    fireEvent.click(screen.getByRole('button', { name: 'Simulate all 24 hours' }));
    expect(onWhole).toHaveBeenCalledOnce();
    cleanup();
    render(<Editor />);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('follows the keyboard and stays in range', () => {
    render(<Editor />);
    press('08:00', 'ArrowUp');
    press('08:00', 'PageUp');
    expect(bar('08:00').value).toBe('105');
    press('08:00', 'End');
    press('08:00', 'ArrowUp');
    expect(bar('08:00').value).toBe('400');
    press('08:00', 'Home');
    press('08:00', 'ArrowDown');
    expect(bar('08:00').value).toBe('0');
    press('08:00', 'ArrowRight');
    expect(document.activeElement).toBe(bar('09:00'));
    expect(bar('09:00').tabIndex).toBe(0);
    expect(bar('08:00').tabIndex).toBe(-1);
  });

  it('paints the hours that the pointer crosses', () => {
    render(<Editor />);
    const bars = screen.getByRole('group', { name: 'Load over the day' });
    bars.getBoundingClientRect = () => new DOMRect(0, 0, 240, 100);
    bars.setPointerCapture = () => {};
    fireEvent.pointerDown(bars, { clientX: 5, clientY: 50, pointerId: 1, button: 0 });
    fireEvent.pointerMove(bars, { clientX: 35, clientY: 25, pointerId: 1 });
    fireEvent.pointerUp(bars, { pointerId: 1 });
    fireEvent.pointerMove(bars, { clientX: 200, clientY: 0, pointerId: 1 });
    const rates = onChange.mock.lastCall?.[0] as number[];
    expect(rates.slice(0, 5)).toEqual([200, 235, 265, 300, 75]);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('takes a pasted list and says what it could not use', () => {
    render(<Editor />);
    fireEvent.change(screen.getByRole('textbox'), {
      target: { value: `-1, 500${', 10'.repeat(22)}` },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Use these rates' }));
    expect(bar('00:00').value).toBe('0');
    expect(bar('01:00').value).toBe('400');
    expect(bar('23:00').value).toBe('10');
    expect(screen.getByRole('alert').textContent).toContain(
      'The rate from 00:00 is “-1”; accepted: whole numbers from 0 to 400 messages/s. 0 is used.',
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
