import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PartBar } from './PartBar';

const widthOf = (part: number, most: number) =>
  /<rect[^>]* width="([^"]+)"/.exec(renderToString(<PartBar part={part} most={most} />))?.[1];

describe('PartBar', () => {
  it('fills the width with the largest part and a quarter of it with a quarter', () => {
    expect(widthOf(40, 40)).toBe('100.0%');
    expect(widthOf(10, 40)).toBe('25.0%');
  });

  it('is empty without any part', () => {
    expect(widthOf(0, 0)).toBe('0.0%');
  });
});
