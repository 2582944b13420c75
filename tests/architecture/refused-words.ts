/** Names use the terms of the field: words of our own invention are refused where something is declared. */
import ts from 'typescript'
import { refusedInProduct, refusedNames, refusedParts, wireNames } from './refused-words.data.ts'
import { type SourceFile, type Violation, violationAt } from './source-files.ts'

/** `keptAnswersOf` → ` kept answers of `. */
const wordsOf = (name: string): string =>
  ` ${name
    .replaceAll(/([A-Z]+)/g, ' $1')
    .replaceAll(/[_$\s]+/g, ' ')
    .trim()
    .toLowerCase()} `

type Parts = readonly (readonly [word: string, instead: string])[]
const partsIn = (refused: Readonly<Record<string, string>>): Parts =>
  Object.entries(refused).map(([word, instead]) => [` ${word} `, instead])

const parts = { tests: partsIn(refusedParts), product: partsIn({ ...refusedParts, ...refusedInProduct }) }
type Scope = keyof typeof parts

/** Names that have been looked at: most are declared many times. */
const known = { tests: new Map<string, string | undefined>(), product: new Map<string, string | undefined>() }

const insteadOf = (name: string, scope: Scope): string | undefined => {
  if (!known[scope].has(name)) {
    const words = wordsOf(name)
    const instead = Object.hasOwn(refusedNames, name) ? refusedNames[name] : parts[scope].find(([word]) => words.includes(word))?.[1]
    known[scope].set(name, instead)
  }
  return known[scope].get(name)
}

const declarations: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.VariableDeclaration,
  ts.SyntaxKind.Parameter,
  ts.SyntaxKind.BindingElement,
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.ClassDeclaration,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.TypeParameter,
  ts.SyntaxKind.PropertySignature,
  ts.SyntaxKind.MethodSignature,
  ts.SyntaxKind.PropertyDeclaration,
  ts.SyntaxKind.MethodDeclaration,
])

/** The identifier that a node declares, if it declares one. Names of properties count; those that only quote the wire are strings. */
const declaredName = (node: ts.Node): ts.Identifier | undefined => {
  if (!declarations.has(node.kind)) return undefined
  const { name } = node as ts.NamedDeclaration // each kind of the list is one
  // A name with an underscore is a column of the database.
  return name && ts.isIdentifier(name) && !name.text.includes('_') ? name : undefined
}

export const noRefusedWords = (file: SourceFile): Violation[] => {
  const unchangeable = wireNames[file.path] ?? []
  const scope = file.path.startsWith('tests/') ? 'tests' : 'product'
  return file.nodes.flatMap((node) => {
    const name = declaredName(node)
    const instead = name && insteadOf(name.text, scope)
    return name && instead !== undefined && !unchangeable.includes(name.text) ? [violationAt(file, name, `${name.text}: ${instead}`)] : []
  })
}
