import { parser } from '@lezer/python';
import type { Token } from '../../src/components/python/cells';
import { tokensOf } from '../../src/components/python/highlight';

/** Lines of a block, without the indentation of the first. */
function dedented(code: string, from: number, to: number): string {
  const start = code.lastIndexOf('\n', from - 1) + 1;
  const indentation = ' '.repeat(from - start);
  return code
    .slice(start, to)
    .trimEnd()
    .split('\n')
    .map((line) => (line.startsWith(indentation) ? line.slice(indentation.length) : line))
    .join('\n');
}

/** The functions of a Python module by their names, methods with the class in front. */
export function excerptsOf(code: string): Record<string, Token[]> {
  const excerpts: Record<string, Token[]> = {};
  const textAt = (range: { from: number; to: number } | null) =>
    range === null ? '' : code.slice(range.from, range.to);
  const scope: string[] = [];
  parser.parse(code).iterate({
    enter: ({ name, from, to, node }) => {
      const own = textAt(node.getChild('VariableName'));
      if (name === 'ClassDefinition') scope.push(own);
      if (name !== 'FunctionDefinition') return true;
      excerpts[[...scope, own].join('.')] = tokensOf(dedented(code, from, to));
      return false;
    },
    leave: ({ name }) => {
      if (name === 'ClassDefinition') scope.pop();
    },
  });
  return excerpts;
}
