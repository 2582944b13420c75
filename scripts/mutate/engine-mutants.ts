/** Faults in the source of the engine: each an edit of one place, found by TypeScript's own parser. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'

/** What is done to a source. */
export type EngineKind = 'comparison' | 'arithmetic' | 'logical' | 'negation' | 'number' | 'branch' | 'everySome'

/** One fault: `file` from the top of the project, what stood there, what stands there now. */
export type EngineMutant = {
  readonly file: string
  readonly kind: EngineKind
  readonly line: number
  readonly column: number
  /** Where what is changed begins to be run: who does not come here does not meet the fault. */
  readonly start: number
  readonly was: string
  readonly becomes: string
  readonly source: string
}

const root = join(import.meta.dirname, '../..')
const syntax = ts.SyntaxKind

const operators: ReadonlyMap<ts.SyntaxKind, readonly [kind: EngineKind, becomes: string]> = new Map([
  [syntax.LessThanToken, ['comparison', '<=']],
  [syntax.LessThanEqualsToken, ['comparison', '<']],
  [syntax.GreaterThanToken, ['comparison', '>=']],
  [syntax.GreaterThanEqualsToken, ['comparison', '>']],
  [syntax.EqualsEqualsEqualsToken, ['comparison', '!==']],
  [syntax.ExclamationEqualsEqualsToken, ['comparison', '===']],
  [syntax.PlusToken, ['arithmetic', '-']],
  [syntax.MinusToken, ['arithmetic', '+']],
  [syntax.AsteriskToken, ['arithmetic', '/']],
  [syntax.SlashToken, ['arithmetic', '*']],
  [syntax.AmpersandAmpersandToken, ['logical', '||']],
  [syntax.BarBarToken, ['logical', '&&']],
])

type Edit = { readonly kind: EngineKind; readonly node: ts.Node; readonly becomes: string }

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)))

const ofBinary = (node: ts.BinaryExpression): readonly Edit[] => {
  const found = operators.get(node.operatorToken.kind)
  if (!found || (found[0] === 'arithmetic' && isText(node))) return []
  return [{ kind: found[0], node: node.operatorToken, becomes: found[1] }]
}

/** `const nowhere = -1`: the place of nothing. Nothing stands at any other negative place either. */
const isNowhere = ({ text, parent }: ts.NumericLiteral): boolean =>
  text === '1' &&
  ts.isPrefixUnaryExpression(parent) &&
  ts.isVariableDeclaration(parent.parent) &&
  parent.parent.name.getText() === 'nowhere'

const ofNumber = (node: ts.NumericLiteral): readonly Edit[] => {
  const value = Number(node.text)
  return [...(isNowhere(node) ? [] : [value + 1]), value - 1].map((one) => ({
    kind: 'number',
    node,
    becomes: one < 0 ? `(${one})` : String(one),
  }))
}

const negated = (node: ts.Expression, file: ts.SourceFile): Edit => ({ kind: 'negation', node, becomes: `!(${node.getText(file)})` })

/** `const known = memo.get(key); if (known) return known`: who does not remember works the same out again. */
const isMemory = ({ expression, thenStatement, parent }: ts.IfStatement, file: ts.SourceFile): boolean => {
  if (!ts.isReturnStatement(thenStatement) || !ts.isBlock(parent)) return false
  const name = thenStatement.expression?.getText(file) ?? ''
  const requested = expression.getText(file)
  const isGuard = requested === name || requested === `${name} !== undefined`
  return isGuard && parent.statements.some((one) => new RegExp(`^const ${name} = \\w+\\.get\\(\\w+\\)$`).test(one.getText(file)))
}

/** `if (…) memo.set(key, made)` below `const known = memo.get(key)`: who does not remember works the same out again. */
const isRemembering = ({ thenStatement, parent }: ts.IfStatement, file: ts.SourceFile): boolean => {
  const [, memo, key] = /^(\w+)\.set\((\w+), \w+\)$/.exec(thenStatement.getText(file)) ?? []
  return memo !== undefined && ts.isBlock(parent) && parent.statements.some((one) => one.getText(file).endsWith(` = ${memo}.get(${key})`))
}

/** What a branch does is left out: what returns early goes on, what is called is not. */
const ofIf = (node: ts.IfStatement, file: ts.SourceFile): readonly Edit[] => [
  negated(node.expression, file),
  ...(isMemory(node, file) || isRemembering(node, file) ? [] : [{ kind: 'branch' as const, node: node.thenStatement, becomes: '{}' }]),
  ...(node.elseStatement && !ts.isIfStatement(node.elseStatement)
    ? [{ kind: 'branch' as const, node: node.elseStatement, becomes: '{}' }]
    : []),
]

const ofCall = ({ expression }: ts.CallExpression): readonly Edit[] => {
  if (!ts.isPropertyAccessExpression(expression)) return []
  const { name } = expression
  if (name.text !== 'every' && name.text !== 'some') return []
  return [{ kind: 'everySome', node: name, becomes: name.text === 'every' ? 'some' : 'every' }]
}

const editsAt = (node: ts.Node, file: ts.SourceFile): readonly Edit[] => {
  if (ts.isBinaryExpression(node)) return ofBinary(node)
  if (ts.isNumericLiteral(node)) return ofNumber(node)
  if (ts.isIfStatement(node)) return ofIf(node, file)
  if (ts.isConditionalExpression(node)) return [negated(node.condition, file)]
  if (ts.isCallExpression(node)) return ofCall(node)
  return []
}

/** Types say nothing at run time, and what is thrown at who calls wrongly is words. */
const isSilent = (node: ts.Node): boolean => ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)

const editsIn = (file: ts.SourceFile): readonly Edit[] => {
  const found: Edit[] = []
  const visit = (node: ts.Node): void => {
    if (isSilent(node)) return
    found.push(...editsAt(node, file))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const oneLine = (text: string): string => {
  const joined = text.replace(/\s+/g, ' ')
  return joined.length > 60 ? `${joined.slice(0, 57)}…` : joined
}

/** @param file from the top of the project */
export const mutantsOfSource = (file: string, source: string): readonly EngineMutant[] => {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  return editsIn(parsed).map(({ kind, node, becomes }) => {
    const [start, end] = [node.getStart(parsed), node.getEnd()]
    const { line, character } = parsed.getLineAndCharacterOfPosition(start)
    const [was, now] = [oneLine(source.slice(start, end)), oneLine(becomes)]
    const changed = source.slice(0, start) + becomes + source.slice(end)
    // An operator is run where its expression begins; a number and a branch may be passed by where what is around them is not.
    const run = kind === 'number' || kind === 'branch' ? node : node.parent
    return { file, kind, line: line + 1, column: character + 1, start: run.getStart(parsed), was, becomes: now, source: changed }
  })
}

/** What the form engine is; the rest of `engine/` (pages, checks, parts, scenes) is about schemas and no part of a form. */
const formFolders = ['commit', 'compile', 'define', 'expression', 'plan', 'request', 'units'] as const

/** @returns sources of the form engine from the top of the project */
export const engineFiles = (): readonly string[] =>
  formFolders.flatMap((folder) =>
    readdirSync(join(root, 'engine', folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => relative(root, join(root, 'engine', folder, path)))
      .toSorted(),
  )

/**
 * @param under a folder or a file of the engine, from the top of the project
 * @returns every fault that can be planted there in the form engine, in the order of files and places
 * @throws RangeError where nothing of the form engine is there
 */
export const engineMutants = (under = 'engine'): readonly EngineMutant[] => {
  const files = engineFiles().filter((file) => file === under || file.startsWith(`${under}/`))
  if (files.length === 0) throw new RangeError(`nothing of the form engine is under ${under}`)
  return files.flatMap((file) => mutantsOfSource(file, readFileSync(join(root, file), 'utf8')))
}
