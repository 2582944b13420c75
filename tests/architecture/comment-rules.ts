/** What comments must and must not say. */
import ts from 'typescript'
import { commentsOf } from './comments.ts'
import { type SourceFile, type Violation, violationAt } from './source-files.ts'

const matchingLines = (file: SourceFile, pattern: RegExp, message: string): Violation[] =>
  file.text.split('\n').flatMap((text, index) => (pattern.test(text) ? [{ path: file.path, line: index + 1, message }] : []))

// Written in halves: this file is searched, too.
const unfinished = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'HA' + 'CK', 'X' + 'XX'].join('|')})\\b`)
const silenced = new RegExp(['(ox|es)lint-dis' + 'able', '@ts-ig' + 'nore', '@ts-noch' + 'eck', '@ts-exp' + 'ect-error'].join('|'))

export const noUnfinished = (file: SourceFile): Violation[] => matchingLines(file, unfinished, 'unfinished work on main')

/** Type tests are the one place where an error is what is expected. */
export const noSilencedChecks = (file: SourceFile): Violation[] =>
  /^tests\/types\//.test(file.path) ? [] : matchingLines(file, silenced, 'a silenced check: change the code or the rule')

const code =
  /^(?:(?:const|let|var) [\w{[].* = |import .* from ['"]|export (?:const|function|type|default) |return\b.*[()[\].]|(?:if|for|while) \(.*\)(?: \{|$)|\}(?: else.*)?$|\w[\w.]*\(.*\);?$|await \w+[.(])/

export const noCommentedOutCode = (file: SourceFile): Violation[] =>
  commentsOf(file).flatMap(({ text, firstLine }) =>
    text.startsWith('//') && code.test(text.slice(2).trim()) ? [{ path: file.path, line: firstLine, message: 'commented-out code' }] : [],
  )

const documentedFolders = /^(engine|contract|server\/(sizing|catalogue|files))\//

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
