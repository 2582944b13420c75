/** Nothing late ever acts: what can come late stands where it is dropped once nobody asks for it any more. */
import ts from 'typescript'
import { type SourceFile, type Violation, violationAt } from './source-files.ts'

/** Pages and parts of pages; `screens/base` holds what makes calls, and drops what comes late. */
const isPart = (path: string): boolean =>
  /^(screens|engine\/react)\//.test(path) && !path.startsWith('screens/base/') && path !== 'engine/react/use-outcome.ts'

/** Fetching code tells nobody anything. */
const fetchesCode = /^(import|load\w*|prepare\w*|showLanguage|withTexts)\(|^navigator\.clipboard/

const isInside = (node: ts.Node, is: (ancestor: ts.Node) => boolean): boolean => {
  for (let ancestor = node.parent; ancestor; ancestor = ancestor.parent) if (is(ancestor)) return true
  return false
}

/** A function that is given a signal is a call of a machine or a resource. */
const takesSignal = (ancestor: ts.Node): boolean =>
  ts.isFunctionLike(ancestor) && ancestor.parameters.some(({ name }) => name.getText() === 'signal')

const clears = (file: SourceFile) => (ancestor: ts.Node) =>
  ts.isCallExpression(ancestor) &&
  /^use(Layout)?Effect$/.test(ancestor.expression.getText(file.tree)) &&
  ancestor.getText(file.tree).includes('clearTimeout')

/** What a timer, a network call or a controller of one's own must become. */
const judgeCall = (node: ts.CallExpression, file: SourceFile): string | undefined => {
  const called = node.expression.getText(file.tree)
  if (called === 'fetch' || called === 'setInterval') return `${called}(): ask by a machine or a resource`
  // Without a time it is the next tick of the same event.
  if (called === 'setTimeout' && node.arguments.length > 1 && !isInside(node, clears(file))) return 'a timer that nothing clears'
  const { expression } = node
  const isThen = ts.isPropertyAccessExpression(expression) && expression.name.text === 'then' && file.path.endsWith('.tsx')
  return isThen && !fetchesCode.test(expression.expression.getText(file.tree))
    ? 'then: ask by a machine, a resource or useOutcome'
    : undefined
}

const judge = (node: ts.Node, file: SourceFile): string | undefined => {
  if (ts.isNewExpression(node) && node.expression.getText(file.tree) === 'AbortController') {
    // Listeners of the window may be taken off so.
    return isInside(node, (one) => ts.isCallExpression(one) && /^use(Layout)?Effect$/.test(one.expression.getText(file.tree)))
      ? undefined
      : 'a call of its own: ask by a machine or a resource'
  }
  if (ts.isCallExpression(node)) return judgeCall(node, file)
  if (!ts.isAwaitExpression(node) || !file.path.endsWith('.tsx')) return undefined
  return fetchesCode.test(node.expression.getText(file.tree)) || isInside(node, takesSignal)
    ? undefined
    : 'await: ask by a machine, a resource or useOutcome'
}

/** Calls and timers go through a machine, `useResource` or `useOutcome`: each drops what comes once nobody asks for it. */
export const nothingLate = (file: SourceFile): Violation[] =>
  isPart(file.path)
    ? file.nodes.flatMap((node) => {
        const message = judge(node, file)
        return message === undefined ? [] : [violationAt(file, node, message)]
      })
    : []
