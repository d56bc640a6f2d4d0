import { describe, expect, it } from 'vitest';
import { begun, changed, redone, undone } from '../../../../src/your-system/edit/history';

const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];

describe('the history of what is edited', () => {
  it('gives back the very states that were left', () => {
    const history = changed(changed(begun(a), b, 'name it b'), c, 'name it c');
    expect(undone(history).now).toEqual({ state: b, what: 'name it b' });
    expect(undone(undone(history)).now.state).toBe(a);
    expect(redone(undone(history)).now.state).toBe(c);
    expect(redone(redone(undone(undone(history)))).now.what).toBe('name it c');
  });

  it('stays where nothing is left to undo or redo, or nothing changed', () => {
    const history = changed(begun(a), b, 'name it b');
    expect(undone(undone(undone(history))).now.state).toBe(a);
    expect(redone(history)).toBe(history);
    expect(changed(history, b, 'again')).toBe(history);
  });

  it('gives up what was undone once something else is done', () => {
    const history = changed(undone(changed(begun(a), b, 'name it b')), c, 'name it c');
    expect(redone(history)).toBe(history);
    expect(undone(history).now.state).toBe(a);
  });
});
