import { classHighlighter, highlightCode } from '@lezer/highlight';
import { parser } from '@lezer/python';
import type { Token } from './cells';

/** Python in parts, each with the class that the editor gives it too. */
export function tokensOf(code: string): Token[] {
  const tokens: Token[] = [];
  const put = (kind: string, text: string) => {
    const last = tokens.at(-1);
    if (last?.[0] === kind) tokens[tokens.length - 1] = [kind, last[1] + text];
    else tokens.push([kind, text]);
  };
  highlightCode(
    code,
    parser.parse(code),
    classHighlighter,
    (text, classes) => put(classes, text),
    () => put('', '\n'),
  );
  return tokens;
}
