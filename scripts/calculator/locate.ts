/** Locates a part of a calculator in its module with the compiler's parser, without executing it. */
import ts from 'typescript'
import type { Fault, PartBeside } from '../../engine/check/fault.ts'
import type { LineAndColumn } from '../../engine/check/find-part.ts'
import { waysTo } from '../../engine/check/ways-to.ts'

/** The initialiser of a top-level name of the same file. */
const valueOfName = (file: ts.SourceFile, name: string): ts.Expression | undefined => {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name: own, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(own) && own.text === name) return initializer
    }
  }
  return undefined
}

const nameOf = (node: ts.ObjectLiteralElementLike): string | undefined =>
  node.name && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) || ts.isNumericLiteral(node.name)) ? node.name.text : undefined

/** A call with its name as first argument: `section('load', [...])`. */
const isNamedCall = (node: ts.Node, name: string): boolean =>
  ts.isCallExpression(node) && node.arguments.some((argument) => ts.isStringLiteral(argument) && argument.text === name)

/** The equivalent in JSON: `{ section: 'load', items: [...] }`. */
const isNamedObject = (node: ts.Node, name: string): boolean =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.some((one) => ts.isPropertyAssignment(one) && ts.isStringLiteral(one.initializer) && one.initializer.text === name)

/** The literal of a value: unwraps builders and assertions, and follows names of the same file. */
const literalOf = (file: ts.SourceFile, node: ts.Expression, depth = 0): ts.Expression => {
  if (depth > 10) return node
  const within = (inner: ts.Expression) => literalOf(file, inner, depth + 1)
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) return within(node.expression)
  if (ts.isCallExpression(node)) {
    const own = node.arguments.find((argument) => ts.isObjectLiteralExpression(argument))
    return own ? within(own) : node
  }
  if (!ts.isIdentifier(node)) return node
  const value = valueOfName(file, node.text)
  return value ? within(value) : node
}

/** A member by name: its own node, and its value. */
const memberOf = (file: ts.SourceFile, holder: ts.Expression, name: string): { at: ts.Node; value: ts.Expression } | undefined => {
  const literal = literalOf(file, holder)
  if (ts.isArrayLiteralExpression(literal)) {
    const item =
      literal.elements.find((element) => isNamedCall(element, name) || isNamedObject(element, name)) ?? literal.elements[Number(name)]
    return item && { at: item, value: item }
  }
  if (!ts.isObjectLiteralExpression(literal)) return undefined
  for (const property of literal.properties) {
    if (ts.isPropertyAssignment(property) && nameOf(property) === name) return { at: property, value: property.initializer }
    if (ts.isShorthandPropertyAssignment(property) && nameOf(property) === name) return { at: property, value: property.name }
    if (ts.isSpreadAssignment(property)) {
      const inner = memberOf(file, property.expression, name)
      if (inner) return inner
    }
  }
  return undefined
}

const isOther = (name: string): boolean => name === 'texts' || name === 'examples'

/** The value of the exported part; for the schema, of any exported name. */
const exportOf = (file: ts.SourceFile, part: PartBeside | undefined): ts.Expression | undefined => {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement) || !statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue
    const [first] = statement.declarationList.declarations
    const name = first && ts.isIdentifier(first.name) ? first.name.text : ''
    if (first?.initializer && (part === undefined ? !isOther(name) : name === part)) return first.initializer
  }
  return undefined
}

/**
 * @param source text of a `schema.ts`
 * @returns position of the deepest part of the fault's path that the file contains; its start if there is none
 */
export const placeInModule = (source: string, { path, part }: Pick<Fault, 'path' | 'part'>): LineAndColumn => {
  const file = ts.createSourceFile('schema.ts', source, ts.ScriptTarget.Latest)
  const root = exportOf(file, part)
  let best: { depth: number; at: ts.Node | undefined } = { depth: 0, at: root }
  for (const way of root ? waysTo(path) : []) {
    let [value, depth]: [ts.Expression | undefined, number] = [root, 0]
    for (const part of way) {
      const member: ReturnType<typeof memberOf> = value && memberOf(file, value, part)
      if (!member) break
      depth += 1
      if (depth > best.depth) best = { depth, at: member.at }
      value = member.value
    }
  }
  const { line, character } = file.getLineAndCharacterOfPosition(best.at?.getStart(file) ?? 0)
  return { line: line + 1, column: character + 1 }
}
