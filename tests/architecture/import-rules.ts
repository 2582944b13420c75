/** The import table and the manners of importing. Cycles are found by the linter. */
import { posix } from 'node:path'
import ts from 'typescript'
import { type ImportRow, importTable, joiningScreens, productFolders, sharedScreens } from '../../scripts/import-table.ts'
import { type SourceFile, type Violation, violationAt } from './source-files.ts'

interface Import {
  readonly node: ts.Node
  readonly specifier: string
  readonly typesOnly: boolean
}

const isTypesOnly = (node: ts.ImportDeclaration | ts.ExportDeclaration): boolean => {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly
  const { importClause } = node
  if (!importClause) return false
  const bindings = importClause.namedBindings
  return importClause.phaseModifier === ts.SyntaxKind.TypeKeyword
    ? true
    : !importClause.name && bindings !== undefined && ts.isNamedImports(bindings) && bindings.elements.every(({ isTypeOnly }) => isTypeOnly)
}

const specifierOf = (node: ts.Node | undefined): string | undefined => (node && ts.isStringLiteralLike(node) ? node.text : undefined)

const importOf = (node: ts.Node): Import | undefined => {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const specifier = specifierOf(node.moduleSpecifier)
    return specifier === undefined ? undefined : { node, specifier, typesOnly: isTypesOnly(node) }
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { node, specifier: specifierOf(node.argument.literal) ?? '', typesOnly: true }
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const specifier = specifierOf(node.arguments[0])
    return specifier === undefined ? undefined : { node, specifier, typesOnly: false }
  }
  return undefined
}

const known = new WeakMap<SourceFile, readonly Import[]>()

/** Static, dynamic and type imports and re-exports of a file; several rules ask for them. */
export const importsOf = (file: SourceFile): readonly Import[] => {
  const found = known.get(file) ?? file.nodes.map(importOf).filter((one) => one !== undefined)
  known.set(file, found)
  return found
}

const isProduct = (path: string): boolean => productFolders.includes(path.split('/', 1)[0] ?? '')

const isRelative = (specifier: string): boolean => /^\.\.?\//.test(specifier)
const targetOf = (file: SourceFile, specifier: string): string => posix.join(posix.dirname(file.path), specifier)

const matchesAny = (patterns: readonly string[], path: string, groups: RegExpExecArray): boolean =>
  patterns.some((pattern) => new RegExp(pattern.replace('$1', groups[1] ?? '')).test(path))

const mayImportPackage = (row: ImportRow, specifier: string): boolean =>
  row.packages.some((name) => (name === 'node:' ? specifier.startsWith(name) : specifier === name || specifier.startsWith(`${name}/`)))

const judge = (row: ImportRow, file: SourceFile, { specifier, typesOnly }: Import): string | undefined => {
  if (!isRelative(specifier)) return mayImportPackage(row, specifier) ? undefined : `${row.name} may not import the package ${specifier}`
  const groups = new RegExp(row.folder).exec(file.path)
  const target = targetOf(file, specifier)
  if (!groups || matchesAny(row.may, target, groups)) return undefined
  if (!matchesAny(row.mayTypes ?? [], target, groups)) return `${row.name} may not import ${target}`
  return typesOnly ? undefined : `${row.name} may import only types of ${target}`
}

export const importTableHolds = (file: SourceFile): Violation[] => {
  const row = importTable.find(({ folder }) => new RegExp(folder).test(file.path))
  if (!row) return []
  return importsOf(file).flatMap((each) => {
    const message = judge(row, file, each)
    return message ? [violationAt(file, each.node, message)] : []
  })
}

const featureOf = (path: string): string | undefined => /^screens\/([^/]+)\//.exec(path)?.[1]

export const featuresStayApart = (file: SourceFile): Violation[] => {
  const own = featureOf(file.path)
  if (own === undefined || joiningScreens.includes(own)) return []
  return importsOf(file).flatMap(({ node, specifier }) => {
    const other = isRelative(specifier) ? featureOf(targetOf(file, specifier)) : undefined
    if (other === undefined || other === own || sharedScreens.includes(other)) return []
    return [violationAt(file, node, `the feature ${own} may not import the feature ${other}`)]
  })
}

const familyOf = (path: string): string | undefined => /^families\/([^/]+)\/(?:family|sizer)\.ts$/.exec(path)?.[1]

/** A list of families elsewhere would need its own imports: a new family would be one more of them. */
export const manifestsByRegistry = (file: SourceFile): Violation[] => {
  if (!isProduct(file.path) || file.path === 'families/registry.ts') return []
  return importsOf(file).flatMap(({ node, specifier }) => {
    const family = isRelative(specifier) ? familyOf(targetOf(file, specifier)) : undefined
    const own = family === undefined || family === 'define' || file.path.startsWith(`families/${family}/`)
    return own ? [] : [violationAt(file, node, `imports the family ${family}: only families/registry.ts does`)]
  })
}

export const noOwnIndex = (file: SourceFile): Violation[] =>
  importsOf(file).flatMap(({ node, specifier }) =>
    isRelative(specifier) && /^\.\/index\.tsx?$/.test(specifier) ? [violationAt(file, node, "imports its own folder's index")] : [],
  )

export const writtenExtensions = (file: SourceFile): Violation[] =>
  importsOf(file).flatMap(({ node, specifier }) =>
    isRelative(specifier) && !/\.[a-z0-9]+(\?[a-z-]+)?$/.test(specifier)
      ? [violationAt(file, node, `${specifier} without its extension`)]
      : [],
  )
