import path from 'node:path';
import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;

/** The types that an expression can have, one each; none where it is any node, which is judged where it is made. */
function parts(type: ts.Type): ts.Type[] {
  const all = type.isUnion() ? type.types : [type];
  const isAnyNode = all.some(({ flags }) => flags & (ts.TypeFlags.BigIntLike | ts.TypeFlags.Any));
  return isAnyNode ? [] : all;
}

const isText = (type: ts.Type) => (type.flags & TEXT) !== 0;

const isAnd = (node: ts.Expression): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;

/** What an expression can turn out to be: `a && b` is `b`, `a ? b : c` is either. */
function outcomes(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return outcomes(node.expression);
  if (ts.isConditionalExpression(node)) {
    return [...outcomes(node.whenTrue), ...outcomes(node.whenFalse)];
  }
  return isAnd(node) ? outcomes(node.right) : [node];
}

const isEmptyText = (node: ts.Expression) => ts.isStringLiteralLike(node) && node.text === '';

/** Whether an expression is text at one time and something else, or nothing, at another. */
function comesAndGoes(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const ends = outcomes(node);
  const types = ends.flatMap((end) => parts(checker.getTypeAtLocation(end)));
  if (!types.some(isText)) return false;
  return isAnd(node) || ends.some(isEmptyText) || !types.every(isText);
}

const isBlank = (child: ts.JsxChild) =>
  (ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) ||
  (ts.isJsxExpression(child) && child.expression === undefined);

/** Whether what is written between the tags can stand beside other nodes on the page. */
const hasNeighbours = (node: ts.JsxElement, children: readonly ts.JsxChild[]) =>
  children.length > 1 || !/^[a-z]/.test(node.openingElement.tagName.getText());

export interface ComingText {
  file: string;
  line: number;
  text: string;
  mend: string;
}

const isOfSource = ({ fileName }: ts.SourceFile) =>
  fileName.endsWith('.tsx') &&
  !fileName.endsWith('.test.tsx') &&
  !fileName.includes('node_modules');

/** Whether a child of an element is text of its own, whatever its value. */
function isBareText(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (ts.isJsxText(child)) return child.text.trim() !== '';
  if (!ts.isJsxExpression(child) || !child.expression) return false;
  const ends = outcomes(child.expression);
  if (ends.every((end) => ts.isStringLiteralLike(end) && end.text.trim() === '')) return false;
  return ends.flatMap((end) => parts(checker.getTypeAtLocation(end))).some(isText);
}

/** What is wrong with the children of one element, each with its mend. */
function* mendsOf(node: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker) {
  const children = node.children.filter((child) => !isBlank(child));
  if (ts.isJsxFragment(node)) {
    if (children.some((child) => isBareText(child, checker)))
      yield { at: node, mend: 'make this fragment an element, such as <span>' };
    return;
  }
  if (!hasNeighbours(node, children)) return;
  for (const child of children) {
    if (!ts.isJsxExpression(child) || !child.expression) continue;
    if (comesAndGoes(child.expression, checker))
      yield { at: child, mend: 'put this text into its own <span>, in a drawing <tspan>' };
  }
}

/**
 * Every bare text of a component that comes and goes beside other nodes. A page translator puts nodes of its own in
 * the place of texts; React then fails to remove a text, but never an element.
 */
export function findComingText(program: ts.Program): ComingText[] {
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(isOfSource)
    .flatMap((source) => {
      const found: ComingText[] = [];
      const visit = (node: ts.Node) => {
        if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
          for (const { at, mend } of mendsOf(node, checker)) {
            const line = source.getLineAndCharacterOfPosition(at.getStart()).line + 1;
            const file = path.relative(process.cwd(), source.fileName);
            found.push({ file, line, text: at.getText(), mend });
          }
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    });
}
