/**
 * Text beside elements that come and go. Browsers that translate a page, and some extensions, replace text nodes: React can no longer
 * insert an element before such a node or remove it. Text that is the only child of its element is safe.
 */
import ts from 'typescript'
import { type SourceFile, type Violation, violationAt } from './source-files.ts'

type Kind = 'text' | 'element' | 'empty'
type Child = { readonly kind: Kind; readonly isConditional: boolean }

const unwrapped = (node: ts.Expression): ts.Expression => (ts.isParenthesizedExpression(node) ? unwrapped(node.expression) : node)

const isJsx = (node: ts.Node): boolean => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)

const containsJsx = (node: ts.Node): boolean => isJsx(node) || (ts.forEachChild(node, containsJsx) ?? false)

/** Whether the file declares this name as an element: typed as a node, or initialised with JSX. */
const isElementName = (name: string, { text, nodes }: SourceFile): boolean =>
  ['children', 'drawer'].includes(name) ||
  new RegExp(String.raw`\b${name.replace(/\W/g, '.')}\??: (ReactNode|ReactElement|JSX)`).test(text) ||
  nodes.some(
    (node) =>
      ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer !== undefined && containsJsx(node.initializer),
  )

const isElementCall = ({ expression, arguments: passed }: ts.CallExpression, file: SourceFile): boolean => {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()
  return /^(render[A-Z]|drawing)/.test(name) || passed.some(containsJsx) || /^(flatMap|map)$/.test(name) || isElementName(name, file)
}

const childOf = (outer: ts.Expression, file: SourceFile): Child => {
  const node = unwrapped(outer)
  if (isJsx(node)) return { kind: 'element', isConditional: false }
  if (ts.isConditionalExpression(node)) {
    const ends = [childOf(node.whenTrue, file), childOf(node.whenFalse, file)]
    const isText = ends.every(({ kind, isConditional }) => kind === 'text' && !isConditional)
    return { kind: ends.some(({ kind }) => kind === 'text') ? 'text' : 'element', isConditional: !isText }
  }
  if (ts.isBinaryExpression(node) && /^(&&|\|\||\?\?)$/.test(node.operatorToken.getText())) {
    return { kind: childOf(node.right, file).kind, isConditional: node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken }
  }
  const isNone = node.kind === ts.SyntaxKind.NullKeyword || (ts.isIdentifier(node) && node.text === 'undefined')
  if (isNone) return { kind: 'empty', isConditional: true }
  if (ts.isCallExpression(node) && isElementCall(node, file)) return { kind: 'element', isConditional: true }
  const name = ts.isPropertyAccessExpression(node) ? node.name.text : node.getText()
  if (isElementName(name, file)) return { kind: 'element', isConditional: true }
  return { kind: 'text', isConditional: false }
}

const isFragment = (node: ts.JsxElement | ts.JsxFragment): boolean =>
  ts.isJsxFragment(node) || /\bFragment$/.test(node.openingElement.tagName.getText())

const childrenOf = (node: ts.JsxElement | ts.JsxFragment, file: SourceFile): readonly Child[] =>
  node.children.flatMap((child): Child[] => {
    if (ts.isJsxText(child)) return /^\s*$/.test(child.text) && child.text.includes('\n') ? [] : [{ kind: 'text', isConditional: false }]
    if (!ts.isJsxExpression(child)) return [{ kind: 'element', isConditional: false }]
    return child.expression ? [childOf(child.expression, file)] : []
  })

export const noTextBesideConditionals = (file: SourceFile): Violation[] =>
  /^(screens|engine\/react)\/.*\.tsx$/.test(file.path)
    ? file.nodes
        .filter((node) => ts.isJsxElement(node) || ts.isJsxFragment(node))
        .filter((node) => {
          const children = childrenOf(node, file)
          // The children of a fragment are those of an element that the fragment does not know.
          if (isFragment(node) && children.some(({ kind, isConditional }) => kind === 'text' && !isConditional)) return true
          return children.length > 1 && children.some(({ kind }) => kind === 'text') && children.some((child) => child.isConditional)
        })
        .map((node) => violationAt(file, node, 'text beside an element that comes and goes: give the text an element of its own'))
    : []
