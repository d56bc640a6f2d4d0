import { type InputHTMLAttributes, type TouchEvent, useRef } from 'react';
import { touchDirection } from '../touchDirection';

interface RangeInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  value: number;
  onTurn: (value: number) => void;
}

interface Touch {
  clientX: number;
  clientY: number;
  /** Whether it drags the slider; null while it has no direction. */
  turns: boolean | null;
  /** The value of the place where it began. */
  value: number | null;
}

/**
 * A native slider that a swipe up or down leaves as it is: browsers set the value where a touch begins, before it is
 * known to be a swipe. A drag sideways turns it from its first move on, a tap when it is over.
 */
export function RangeInput({ onTurn, ...attributes }: RangeInputProps) {
  const touch = useRef<Touch | null>(null);
  const forget = () => {
    touch.current = null;
  };
  const follow = ({ touches }: TouchEvent) => {
    const { current } = touch;
    if (current === null || current.turns !== null) return;
    const direction = touchDirection(current, touches.item(0));
    if (direction !== null) current.turns = direction === 'sideways';
  };
  return (
    <input
      {...attributes}
      type="range"
      style={{ touchAction: 'pan-y' }}
      onTouchStart={({ touches }) => {
        const { clientX, clientY } = touches.item(0);
        touch.current = { clientX, clientY, turns: null, value: null };
      }}
      onTouchMove={follow}
      onTouchEnd={() => {
        const { current } = touch;
        forget();
        if (current?.turns === null && current.value !== null) onTurn(current.value); // a tap
      }}
      onTouchCancel={forget}
      onChange={(event) => {
        const { current } = touch;
        const value = Number(event.target.value);
        if (current === null || current.turns) onTurn(value);
        else current.value ??= value;
      }}
    />
  );
}
