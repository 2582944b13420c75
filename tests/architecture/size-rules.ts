/** Length of files and functions. */
import ts from 'typescript'
import { type SourceFile, type Violation, lineOf, violationAt } from './source-files.ts'

const maxFileLines = 300
const maxFunctionLines = 60
const maxComponentLines = 100

/** Data and texts may be long; they say so by their name. */
const isDataOrText = (path: string): boolean => /^i18n\/|\/texts\/|\.data\.[a-z]+$|(^|\/)examples\.ts$/.test(path)

export const fileLength = ({ path, text }: SourceFile): Violation[] => {
  const lines = text.trimEnd().split('\n').length
  if (lines <= maxFileLines || isDataOrText(path)) return []
  return [{ path, line: maxFileLines + 1, message: `${lines} lines; at most ${maxFileLines}` }]
}

type WithBody = ts.FunctionLikeDeclaration & { body: ts.Node }

const hasBody = (node: ts.Node): node is WithBody => ts.isFunctionLike(node) && 'body' in node && node.body !== undefined

/** The name a function goes by: its own or that of the variable or property it is given to, through wrappers such as memo(). */
const nameOf = (node: WithBody): string => {
  if (node.name) return node.name.getText()
  let holder: ts.Node = node.parent
  while (ts.isCallExpression(holder) || ts.isParenthesizedExpression(holder)) holder = holder.parent
  return ts.isVariableDeclaration(holder) || ts.isPropertyAssignment(holder) ? holder.name.getText() : 'function'
}

const isTestCall = (statement: ts.Statement): boolean =>
  ts.isExpressionStatement(statement) &&
  ts.isCallExpression(statement.expression) &&
  /^(describe|test|it)\b/.test(statement.expression.getText())

/** A block of tests is a list, not a function that does something. */
const isTestList = ({ path }: SourceFile, { body }: WithBody): boolean =>
  path.startsWith('tests/') && ts.isBlock(body) && body.statements.some(isTestCall)

export const functionLength = (file: SourceFile): Violation[] =>
  file.nodes.filter(hasBody).flatMap((node) => {
    if (isTestList(file, node)) return []
    const name = nameOf(node)
    const limit = /\.[tj]sx$/.test(file.path) && /^[A-Z]/.test(name) ? maxComponentLines : maxFunctionLines
    const lines = lineOf(file, node.end) - lineOf(file, node.getStart(file.tree)) + 1
    return lines > limit ? [violationAt(file, node, `${name} has ${lines} lines; at most ${limit}`)] : []
  })
