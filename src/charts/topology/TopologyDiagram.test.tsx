// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lengthOf, marks } from '../../../tests/support/marks';
import { type BizTalkMachine, TopologyDiagram, type TopologyDiagramProps } from './TopologyDiagram';

const machines: BizTalkMachine[] = [
  { name: 'C05', roles: ['receive', 'send'], processors: 2, cpuPercent: 42 },
  { name: 'C02', roles: ['send'], processors: 4, cpuPercent: 16 },
  { name: 'A02', roles: ['send', 'track'], processors: 4, cpuPercent: 17 },
  { name: 'seventh', roles: ['send'], processors: 2, cpuPercent: null, inferred: true },
];
const props: TopologyDiagramProps = {
  machines,
  loadGenerator: { name: 'Load generator', detail: '3 virtual users' },
  sqlServers: [{ name: 'O01', detail: 'MessageBox', utilisationPercent: 58, limiting: true }],
  storage: { name: 'SAN', detail: 'log and data files' },
  backend: { name: 'Backend', detail: '5 KB in, 5 KB out' },
};

afterEach(cleanup);

describe('TopologyDiagram', () => {
  it('shows every role as plain text when nothing can be moved', () => {
    render(<TopologyDiagram {...props} />);
    expect(document.querySelectorAll('[data-role]')).toHaveLength(6);
    expect(document.querySelectorAll('button[data-role]')).toHaveLength(0);
    expect(document.querySelectorAll('[data-inferred]')).toHaveLength(1);
    expect(document.querySelectorAll('[data-mark="utilisation"]')).toHaveLength(4);
    screen.getByText(
      /Load generator, 3 virtual users, sends to .*C05: receive and send; C02: send/,
    );
  });

  it('moves a role by arrow key to the next computer that can take it', () => {
    const onMoveRole = vi.fn();
    const canMoveRole = (_: string, __: string, target: string) => target !== 'C02';
    render(<TopologyDiagram {...props} onMoveRole={onMoveRole} canMoveRole={canMoveRole} />);
    const chip = screen.getByRole('button', { name: /^Track on A02/ });
    fireEvent.keyDown(chip, { key: 'ArrowRight' });
    expect(onMoveRole).toHaveBeenLastCalledWith('A02', 'track', 'seventh');
    fireEvent.keyDown(chip, { key: 'ArrowLeft' });
    expect(onMoveRole).toHaveBeenLastCalledWith('A02', 'track', 'C05');
  });

  it('offers buttons beside the chosen role, says the move and keeps the focus on it', () => {
    function Movable() {
      const [held, setHeld] = useState<readonly BizTalkMachine[]>(machines);
      return (
        <TopologyDiagram
          {...props}
          machines={held}
          onMoveRole={(from, role, target) =>
            setHeld(
              held.map((machine) =>
                machine.name === from
                  ? { ...machine, roles: machine.roles.filter((other) => other !== role) }
                  : machine.name === target
                    ? { ...machine, roles: [...machine.roles, role] }
                    : machine,
              ),
            )
          }
        />
      );
    }
    render(<Movable />);
    fireEvent.click(screen.getByRole('button', { name: /^Track on A02/ }));
    fireEvent.click(
      screen.getByRole('button', { name: 'Move Track from A02 to the next computer' }),
    );
    screen.getByText('Track moved from A02 to seventh');
    expect(document.activeElement?.getAttribute('data-chip')).toBe('seventh/track');
  });

  it('moves a role by drag, only onto a computer without it', () => {
    const onMoveRole = vi.fn();
    render(<TopologyDiagram {...props} onMoveRole={onMoveRole} />);
    const dataTransfer = { setData: vi.fn(), effectAllowed: '' };
    const box = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
    fireEvent.dragStart(screen.getByRole('button', { name: /^Send on C05/ }), { dataTransfer });
    fireEvent.drop(box('C02'));
    expect(onMoveRole).not.toHaveBeenCalled();
    fireEvent.dragStart(screen.getByRole('button', { name: /^Receive on C05/ }), { dataTransfer });
    fireEvent.drop(box('C02'));
    expect(onMoveRole).toHaveBeenCalledWith('C05', 'receive', 'C02');
  });

  it('turns into a table', () => {
    render(<TopologyDiagram {...props} />);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toContain(
      'seventhBizTalksend, inferred2none',
    );
  });
});

describe('the bars of TopologyDiagram', () => {
  it('are as long as the number beside them says, and no longer than their track', () => {
    const loads = [42, 0.4, 87.25];
    render(
      <TopologyDiagram
        {...props}
        machines={machines
          .slice(0, 3)
          .map((machine, index) => ({ ...machine, cpuPercent: loads[index] ?? null }))}
        sqlServers={[{ name: 'O01', detail: 'MessageBox', utilisationPercent: 58 }]}
        storage={{ name: 'SAN', detail: 'files', utilisationPercent: 130 }}
      />,
    );
    const drawn = marks('utilisation').map((bar) => {
      const fill = bar.querySelector('[class*="fill"]') as Element;
      expect(fill.getAttribute('style')).toMatch(/%;?$/);
      return [bar.textContent, lengthOf(fill, 'width')];
    });
    expect(drawn).toEqual([
      ['42\u202f%', 42],
      ['0\u202f%', 0.4],
      ['87\u202f%', 87.25],
      ['58\u202f%', 58],
      ['130\u202f%', 100],
    ]);
    expect(marks('utilisation')[3]?.parentElement?.textContent).toContain('O01');
  });
});
