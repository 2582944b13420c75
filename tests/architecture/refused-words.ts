/** Names use the terms of the field: words of our own invention are refused where something is declared. */
import ts from 'typescript'
import { refusedNames, refusedParts, wireNames } from './refused-words.data.ts'
import { type SourceFile, type Violation, violationAt } from './source-files.ts'

/** `keptAnswersOf` → ` kept answers of `. */
const wordsOf = (name: string): string =>
  ` ${name
    .replaceAll(/([A-Z]+)/g, ' $1')
    .replaceAll(/[_$\s]+/g, ' ')
    .trim()
    .toLowerCase()} `

const parts = Object.entries(refusedParts)

const insteadOf = (name: string): string | undefined =>
  (Object.hasOwn(refusedNames, name) ? refusedNames[name] : undefined) ?? parts.find(([word]) => wordsOf(name).includes(` ${word} `))?.[1]

/** The identifier that a node declares, if it declares one. Names of properties count; those that only quote the wire are strings. */
const declaredName = (node: ts.Node): ts.Identifier | undefined => {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodDeclaration(node)
  // A name with an underscore is a column of the database.
  return isDeclaration && node.name && ts.isIdentifier(node.name) && !node.name.text.includes('_') ? node.name : undefined
}

export const noRefusedWords = (file: SourceFile): Violation[] => {
  const unchangeable = wireNames[file.path] ?? []
  return file.nodes.flatMap((node) => {
    const name = declaredName(node)
    const instead = name && insteadOf(name.text)
    return name && instead !== undefined && !unchangeable.includes(name.text) ? [violationAt(file, name, `${name.text}: ${instead}`)] : []
  })
}
