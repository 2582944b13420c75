/** Faults in the source of the engine: single edits, located with TypeScript's parser. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'

/** Kinds of edits. */
export type EngineKind = 'comparison' | 'arithmetic' | 'logical' | 'negation' | 'number' | 'branch' | 'everySome'

/** One fault: `file` relative to the project root, the original and the replaced text. */
export type EngineMutant = {
  readonly file: string
  readonly kind: EngineKind
  readonly line: number
  readonly column: number
  /** Start of the executed code around the edit: code that is never run there cannot reveal the fault. */
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

/** Whether a literal is a sentinel (`const nowhere = -1`): any other negative number would behave alike. */
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

/**
 * Whether an `if` reads a cache (`const known = memo.get(key); if (known) return known`): without it, results are recomputed but
 * equal.
 */
const isMemory = ({ expression, thenStatement, parent }: ts.IfStatement, file: ts.SourceFile): boolean => {
  if (!ts.isReturnStatement(thenStatement) || !ts.isBlock(parent)) return false
  const name = thenStatement.expression?.getText(file) ?? ''
  const requested = expression.getText(file)
  const isGuard = requested === name || requested === `${name} !== undefined`
  return isGuard && parent.statements.some((one) => new RegExp(`^const ${name} = \\w+\\.get\\(\\w+\\)$`).test(one.getText(file)))
}

/**
 * Whether an `if` writes a cache (`if (…) memo.set(key, made)` after `const known = memo.get(key)`): without it, results are equal.
 */
const isRemembering = ({ thenStatement, parent }: ts.IfStatement, file: ts.SourceFile): boolean => {
  const [, memo, key] = /^(\w+)\.set\((\w+), \w+\)$/.exec(thenStatement.getText(file)) ?? []
  return memo !== undefined && ts.isBlock(parent) && parent.statements.some((one) => one.getText(file).endsWith(` = ${memo}.get(${key})`))
}

/** Removes the effect of a branch: an early return or a call. */
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

/**
 * Whether a node has no tested behaviour: types do not exist at run time, and messages of programming errors are not compared.
 */
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

/** @param file relative to the project root */
export const mutantsOfSource = (file: string, source: string): readonly EngineMutant[] => {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  return editsIn(parsed).map(({ kind, node, becomes }) => {
    const [start, end] = [node.getStart(parsed), node.getEnd()]
    const { line, character } = parsed.getLineAndCharacterOfPosition(start)
    const [was, now] = [oneLine(source.slice(start, end)), oneLine(becomes)]
    const changed = source.slice(0, start) + becomes + source.slice(end)
    // An operator runs where its expression starts; numbers and branches may be skipped although the code around them runs.
    const run = kind === 'number' || kind === 'branch' ? node : node.parent
    return { file, kind, line: line + 1, column: character + 1, start: run.getStart(parsed), was, becomes: now, source: changed }
  })
}

/** Folders of the form engine; the rest of `engine/` (pages, checks, parts, scenes) is not part of a form. */
const formFolders = ['commit', 'compile', 'define', 'expression', 'plan', 'request', 'units'] as const

/** The folder of assemblies, which has laws of its own. */
const assemblyFolder = 'assembly'

/** @returns whether faults are to be planted in the assemblies instead of the form engine */
export const isOfAssemblies = (under: string): boolean => /^engine\/assembly($|\/)/.test(under)

/** @returns sources of the form engine, or of assemblies, relative to the project root */
export const engineFiles = (under = 'engine'): readonly string[] =>
  (isOfAssemblies(under) ? [assemblyFolder] : formFolders).flatMap((folder) =>
    readdirSync(join(root, 'engine', folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => relative(root, join(root, 'engine', folder, path)))
      .toSorted(),
  )

/**
 * @param under a folder or file of the engine, relative to the project root
 * @returns every fault that can be planted there in the form engine or the assemblies, by file and position
 * @throws RangeError if it contains nothing of the form engine
 */
export const engineMutants = (under = 'engine'): readonly EngineMutant[] => {
  const files = engineFiles(under).filter((file) => file === under || file.startsWith(`${under}/`))
  if (files.length === 0) throw new RangeError(`nothing of the form engine is under ${under}`)
  return files.flatMap((file) => mutantsOfSource(file, readFileSync(join(root, file), 'utf8')))
}
