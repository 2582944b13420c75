/** Constructs the house does without, one finder per rule. */
import ts from 'typescript'
import { commentsOf } from './comments.ts'
import { type SourceFile, type Violation, lineOf, violationAt } from './source-files.ts'

const each =
  <T extends ts.Node>(is: (node: ts.Node) => node is T, judge: (node: T, file: SourceFile) => string | undefined) =>
  (file: SourceFile): Violation[] =>
    file.nodes.filter(is).flatMap((node) => {
      const message = judge(node, file)
      return message ? [violationAt(file, node, message)] : []
    })

const isAny = (node: ts.Node): node is ts.KeywordTypeNode => node.kind === ts.SyntaxKind.AnyKeyword
export const noAny = each(isAny, () => '`any`')

export const noEnums = each(ts.isEnumDeclaration, ({ name }) => `enum ${name.text}: use a union or an array as const`)

/** Tools that demand a default export: their config files, Playwright's teardown, packages that are described. */
const mayExportDefault = (path: string): boolean => /(^|\/)[a-z-]+\.config\.ts$|\.mjs$|\.d\.ts$|^tests\/setup\//.test(path)

const isDefaultExport = (node: ts.Node): node is ts.Node =>
  ts.isExportAssignment(node) ||
  (ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false)) ||
  (ts.isExportSpecifier(node) && node.name.text === 'default')
export const noDefaultExports = each(isDefaultExport, (_, { path }) => (mayExportDefault(path) ? undefined : 'default export'))

const isCast = (node: ts.Node): node is ts.AsExpression | ts.TypeAssertion => ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)

/** `as` needs its reason in a comment on its line or the line above (`as const` asserts nothing). */
export const reasonedCasts = (file: SourceFile): Violation[] => {
  const casts = file.nodes.filter(isCast).filter(({ type }) => type.getText(file.tree) !== 'const')
  if (casts.length === 0) return []
  const commented = new Set(commentsOf(file).flatMap(({ firstLine, lastLine }) => [firstLine, lastLine]))
  return casts.flatMap((node) => {
    const line = lineOf(file, node.type.getStart(file.tree))
    if (commented.has(line) || commented.has(line - 1)) return []
    return [{ path: file.path, line, message: `\`as ${node.type.getText(file.tree)}\` without its reason` }]
  })
}

/** Re-exporting is for a folder's public edge, by name. */
export const noBarrels = each(ts.isExportDeclaration, (node, { path }) => {
  if (!node.moduleSpecifier) return undefined
  if (!node.exportClause) return '`export *`: re-export by name'
  return /^(engine|contract|i18n|schemas)\/index\.ts$|^(engine|engine\/library|server|screens)\/[^/]+\/index\.ts$/.test(path)
    ? undefined
    : 're-export outside a public index.ts'
})

const engineDefined = /^Math\.(cbrt|hypot|pow|exp|expm1|log\w*|a?(sin|cos|tan)h?|atan2)$/

/** Sizing runs on the server and in browsers: its numbers use only what IEEE 754 fixes to the last bit. */
export const noEngineMath = (file: SourceFile): Violation[] =>
  /^families\/(formulas|sizing|[^/]+\/sizing)\//.test(file.path)
    ? file.nodes
        .filter(ts.isPropertyAccessExpression)
        .filter((node) => engineDefined.test(node.getText(file.tree)))
        .map((node) => violationAt(file, node, `${node.getText(file.tree)}: use families/formulas/portable-math.ts`))
    : []
