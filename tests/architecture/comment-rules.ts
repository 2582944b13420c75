/** What comments must and must not say. */
import ts from 'typescript'
import { commentsOf } from './comments.ts'
import { type SourceFile, type Violation, violationAt } from './source-files.ts'

/** These files name the words they search for; type tests are the one place where an error is what is expected. */
const searchesForThem = (path: string): boolean => path.startsWith('tests/architecture/')
const expectsErrors = (path: string): boolean => path.startsWith('tests/types/')

const matchingLines = (file: SourceFile, pattern: RegExp, message: string): Violation[] =>
  file.text.split('\n').flatMap((text, index) => (pattern.test(text) ? [{ path: file.path, line: index + 1, message }] : []))

export const noUnfinished = (file: SourceFile): Violation[] =>
  searchesForThem(file.path) ? [] : matchingLines(file, /\b(TODO|FIXME|HACK|XXX)\b/, 'unfinished work on main')

const silenced = /(ox|es)lint-disable|@ts-(ignore|nocheck|expect-error)/

export const noSilencedChecks = (file: SourceFile): Violation[] =>
  searchesForThem(file.path) || expectsErrors(file.path)
    ? []
    : matchingLines(file, silenced, 'a silenced check: change the code or the rule')

const code =
  /^(?:(?:const|let|var) [\w{[].* = |import .* from ['"]|export (?:const|function|type|default) |return\b.*[()[\].]|(?:if|for|while) \(.*\)(?: \{|$)|\}(?: else.*)?$|\w[\w.]*\(.*\);?$|await \w+[.(])/

/** Most files have no line that may be such a comment: their comments need not be told from strings. */
const mayHoldCode = ({ text }: SourceFile): boolean => [...text.matchAll(/\/\/(.*)/g)].some(([, comment = '']) => code.test(comment.trim()))

export const noCommentedOutCode = (file: SourceFile): Violation[] =>
  (mayHoldCode(file) ? commentsOf(file) : []).flatMap(({ text, firstLine }) =>
    text.startsWith('//') && code.test(text.slice(2).trim()) ? [{ path: file.path, line: firstLine, message: 'commented-out code' }] : [],
  )

const documentedFolders = /^(engine|contract|families|server\/(catalogue|files))\//

const exportedNames = (statement: ts.Statement): string[] => {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText())
  const named = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement)
  return (named || ts.isTypeAliasDeclaration(statement)) && statement.name ? [statement.name.text] : []
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)

const hasDocBlock = ({ text }: SourceFile, node: ts.Node): boolean =>
  (ts.getLeadingCommentRanges(text, node.pos) ?? []).some(({ pos }) => text.startsWith('/**', pos))

/** `type Grade = keyof typeof grades` says no more than `grades` does. */
const isMadeFromValue = (statement: ts.Statement, values: readonly string[]): boolean =>
  ts.isTypeAliasDeclaration(statement) && values.some((value) => new RegExp(`\\btypeof ${value}\\b`).test(statement.type.getText()))

/** Every export of the documented folders has a doc block. A type made from a value of the file shares that value's, an overload its first signature's. */
export const documentedExports = (file: SourceFile): Violation[] => {
  if (!documentedFolders.test(file.path)) return []
  const statements = file.tree.statements.filter(isExported)
  const values = statements.filter(ts.isVariableStatement).flatMap(exportedNames)
  const documented = new Set<string>()
  return statements.flatMap((statement) => {
    const missing = exportedNames(statement).filter((name) => !documented.has(name) && !isMadeFromValue(statement, values))
    if (!hasDocBlock(file, statement) || hasOnlyFileBlock(file, statement)) {
      return missing.map((name) => violationAt(file, statement, `${name} has no doc block`))
    }
    for (const name of missing) documented.add(name)
    return []
  })
}

/** A file without imports: its opening block is followed by an empty line when it speaks for the file. */
const hasOnlyFileBlock = ({ text }: SourceFile, node: ts.Node): boolean => {
  const blocks = (ts.getLeadingCommentRanges(text, node.pos) ?? []).filter(({ pos }) => text.startsWith('/**', pos))
  const [only] = blocks
  return blocks.length === 1 && only !== undefined && /^\n\s*\n/.test(text.slice(only.end))
}
