// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SmallScatter } from './SmallScatter';

afterEach(cleanup);

describe('SmallScatter', () => {
  it('draws each point once and carries its description', () => {
    render(
      <SmallScatter
        description="Throughput against roundtrip of two configurations"
        points={[
          { id: '4-A', x: 102, y: 716 },
          { id: '20-A', x: 96, y: 307, emphasised: true },
        ]}
        target={{ y: 300, label: '300 ms' }}
        xLabels={['90', '110 messages/s']}
      />,
    );
    expect(document.querySelectorAll('[data-mark="measured"]')).toHaveLength(2);
    screen.getByRole('img', { name: 'Throughput against roundtrip of two configurations' });
  });
});
