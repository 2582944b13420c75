/** No behaviour by working class outside the folders that own one: neither a branch nor a table by its id, its name or its service. */
import ts from 'typescript'
import { type SourceFile, type Violation, violationAt } from './source-files.ts'
import { workingIds, workingServices } from './working-names.ts'

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
])
const anyId = /(^|\.)(id|(calc|calculator|working|class)Id)$/i
const calculatorIdOrName = /(^|\.)((calc|calculator|working)(Id|Name)|(calc|calculator|schema)\??\.(id|name))$/i
/** Methods that ask whether a text is one, or begins with one. */
const asking = /\.(startsWith|endsWith|includes|has|get|indexOf)$/

const isIdText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) && workingIds.has(node.text)
/** `300`, `2_000_000`: the tree holds it without separators. */
const isIdNumber = (node: ts.Node): boolean => ts.isNumericLiteral(node) && workingIds.has(node.text)

const comparesCalculator = (left: ts.Node, right: ts.Node): boolean =>
  isIdText(right) ||
  (ts.isNumericLiteral(right) && anyId.test(left.getText())) ||
  (ts.isStringLiteral(right) && calculatorIdOrName.test(left.getText()))

const isBranch = (node: ts.Node): boolean => {
  if (ts.isCaseClause(node)) return comparesCalculator(node.parent.parent.expression, node.expression)
  if (!ts.isBinaryExpression(node) || !comparisons.has(node.operatorToken.kind)) return false
  return comparesCalculator(node.left, node.right) || comparesCalculator(node.right, node.left)
}

const asks = (node: ts.Node): boolean => {
  if (!ts.isCallExpression(node)) return false
  const callee = node.expression
  if (asking.test(callee.getText())) return node.arguments.some(isIdText)
  if (!ts.isPropertyAccessExpression(callee) || !ts.isRegularExpressionLiteral(callee.expression)) return false
  const ids = callee.expression.text.match(/\d+/g)?.filter((digits) => workingIds.has(digits)) ?? []
  return ids.length > 0 && node.arguments.some((argument) => anyId.test(argument.getText()))
}

/** Numbers may be quantities: as keys they are ids where most of them are. */
const areIds = (numbers: readonly ts.Node[]): boolean => 2 * numbers.filter(isIdNumber).length > numbers.length

const isTable = (node: ts.Node): boolean => {
  if (ts.isObjectLiteralExpression(node)) {
    const keys = node.properties.flatMap(({ name }) => name ?? [])
    return keys.some(isIdText) || areIds(keys.filter(ts.isNumericLiteral))
  }
  if (!ts.isArrayLiteralExpression(node)) return false
  if (node.elements.some(isIdText)) return true
  // One number in brackets is a quantity; several that are all ids are not.
  if (node.elements.length > 1 && node.elements.every(isIdNumber)) return true
  const firsts = node.elements.flatMap((entry) => (ts.isArrayLiteralExpression(entry) ? (entry.elements[0] ?? []) : []))
  return firsts.length > 1 && firsts.every(isIdNumber)
}

const service = new RegExp(`\\b(${workingServices.join('|')})\\b`)
const namesService = (node: ts.Node): boolean => {
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
    return ts.isIdentifier(node.name) && service.test(node.name.text)
  }
  const hasText = ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node)
  return (hasText || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) && service.test(node.text)
}

/** What differs from class to class is data of its schema or of its family. */
export const noCalculatorBranches = (file: SourceFile): Violation[] => {
  if (/^(schemas|families|contract|tests|scripts)\//.test(file.path)) return []
  return file.nodes
    .filter((node) => isBranch(node) || asks(node) || isTable(node) || namesService(node))
    .map((node) => violationAt(file, node, 'behaviour by calculator: make it data of the schema or the family'))
}
