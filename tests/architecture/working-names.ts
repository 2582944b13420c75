/** Ids and services of the working classes and families, read from the sources that own them: no list of them is kept here. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { parseSource } from './source-files.ts'

const root = join(import.meta.dirname, '../..')

const nodesBelow = (folder: string): readonly ts.Node[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(schema|-form|family)\.ts$/.test(path))
    .flatMap((path) => parseSource(path, readFileSync(join(root, folder, path), 'utf8')).nodes)

const schemaNodes = nodesBelow('schemas')
const properties = [...schemaNodes, ...nodesBelow('families')].filter(ts.isPropertyAssignment)
const valuesOf = (name: string): readonly ts.Expression[] =>
  properties.filter((property) => property.name.getText() === name).map(({ initializer }) => initializer)

const ownIds = readdirSync(join(root, 'schemas')).flatMap((name) => /^(\d+)-/.exec(name)?.[1] ?? [])
const furtherIds = valuesOf('also')
  .filter(ts.isArrayLiteralExpression)
  .flatMap(({ elements }) => elements.map((element) => element.getText()))

/** Every id of a working class, as text. */
export const workingIds: ReadonlySet<string> = new Set([...ownIds, ...furtherIds])

/** `BallScrewWorking` of `get: 'BallScrewWorking/Calculation'`. */
const ofPaths = [...valuesOf('get'), ...valuesOf('post'), ...valuesOf('service')]
  .filter(ts.isStringLiteral)
  .flatMap(({ text }) => text.split('/')[0] ?? [])
const ofFamilies = valuesOf('services')
  .filter(ts.isObjectLiteralExpression)
  .flatMap((services) => services.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : [])))

/** Every service that a screen calls or a family answers for, longest first. */
export const workingServices: readonly string[] = [...new Set([...ofPaths, ...ofFamilies])].toSorted((a, b) => b.length - a.length)
