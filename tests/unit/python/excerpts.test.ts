import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { excerptsOf } from '../../../scripts/python/excerpts';

const root = path.join(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const core = excerptsOf(read('python/src/messageboxlab/oracle/path.py'));
const textOf = (name: string) => core[name]?.map(([, text]) => text).join('');

describe('excerpts of a module', () => {
  it('are its functions, methods with their class, and none within another', () => {
    const code =
      'class A:\n    def f(self):\n        def g():\n            pass\n\n\ndef h():\n    pass\n';
    expect(Object.keys(excerptsOf(code))).toEqual(['A.f', 'h']);
  });

  it('keep their lines, without the indentation of the class', () => {
    expect(textOf('Receiver.stretch')).toMatch(/^def stretch\(self\) -> float:\n {4}return 1 \+ /);
  });
});

describe('the page on the path of a message', () => {
  it('explains every function of the second model’s core', () => {
    const page = read('docs/model/path.mdx');
    const missing = Object.keys(core).filter((name) => !page.includes(`'${name}'`));
    // Setting up is not part of the path.
    expect(missing).toEqual(['start']);
  });
});
