/** Lists and parses the files the rules look at. */
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import ts from 'typescript'

/** A parsed file; `path` is relative to the project, with `/`. */
export interface SourceFile {
  readonly path: string
  readonly text: string
  readonly tree: ts.SourceFile
  /** Every node of the tree, parents first. */
  readonly nodes: readonly ts.Node[]
}

export interface Violation {
  readonly path: string
  readonly line: number
  readonly message: string
}

/** Folders at the top that hold no sources; `screens/results` is not one of them. Installed packages are none anywhere. */
const skippedFolders = new Set(['dist', 'dist-package', 'dist-server', 'data', 'results', 'test-results', 'playwright-report', 'docs'])
const sourceName = /\.(ts|tsx|mts|mjs|js|jsx)$/
const generatedName = /\.generated\.|(^|\/)generated\//

/** Paths of all written (not generated) source files below a folder. */
const listSources = (root: string, folder = root): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    const isSkipped = entry.name.startsWith('.') || entry.name === 'node_modules' || (folder === root && skippedFolders.has(entry.name))
    if (entry.isDirectory()) return isSkipped ? [] : listSources(root, path)
    const relativePath = relative(root, path).split(sep).join('/')
    return sourceName.test(entry.name) && !generatedName.test(relativePath) ? [relativePath] : []
  })

export const parseSource = (path: string, text: string): SourceFile => {
  const kind = /\.[tj]sx$/.test(path) ? ts.ScriptKind.TSX : path.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ES2024, true, kind)
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return { path, text, tree, nodes }
}

export const readSources = (root: string): SourceFile[] =>
  listSources(root).map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')))

/** 1-based line of a position. */
export const lineOf = (file: SourceFile, position: number): number => file.tree.getLineAndCharacterOfPosition(position).line + 1

export const violationAt = (file: SourceFile, node: ts.Node, message: string): Violation => ({
  path: file.path,
  line: lineOf(file, node.getStart(file.tree)),
  message,
})
