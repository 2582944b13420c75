/**
 * Generates the pages of the package's entries: every export with its signature and doc block, from the emitted declarations.
 */
import { join, relative } from 'node:path'
import ts from 'typescript'
import { type Emitted, entries, type Entry } from '../package/emit-engine.ts'

/** An export as shown on a page. */
interface Exported {
  readonly name: string
  /** Path of its source below `engine/`. */
  readonly source: string
  readonly signature: string
  readonly doc: string
}

/** A page; `path` is relative to the folder of generated pages. */
export interface EntryPage {
  readonly path: string
  readonly text: string
}

const engine = join(import.meta.dirname, '../../engine')

/** File name of the page of an entry. */
const fileNameOf = (entry: Entry): string => (entry === '.' ? 'core' : entry.slice(2))

/** The doc block directly before a declaration: the last one, as the file may have one of its own. */
const docBlock = (text: string, node: ts.Node): string => {
  const blocks = (ts.getLeadingCommentRanges(text, node.pos) ?? [])
    .map(({ pos, end }) => text.slice(pos, end))
    .filter((one) => one.startsWith('/**'))
  return (blocks.at(-1) ?? '')
    .replace(/^\/\*\*\s*|\s*\*\/$/g, '')
    .replaceAll(/^\s*\* ?/gm, '')
    .trim()
}

const namesOf = (statement: ts.Statement): readonly string[] => {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText())
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement)
  return (isNamed || ts.isTypeAliasDeclaration(statement)) && statement.name ? [statement.name.text] : []
}

const declarationsIn = new Map<string, ts.SourceFile>()

const parsed = ({ files }: Emitted, path: string): ts.SourceFile => {
  const text = files.get(path) ?? ''
  const known = declarationsIn.get(path)
  if (known?.text === text) return known
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2024, true)
  declarationsIn.set(path, file)
  return file
}

const describeExport = (emitted: Emitted, name: string, declaration: ts.Declaration): Exported => {
  const source = relative(engine, declaration.getSourceFile().fileName)
  const file = parsed(emitted, source.replace(/\.tsx?$/, '.d.ts'))
  const own = file.statements.filter((statement) => namesOf(statement).includes(name))
  const signature = own.map((statement) => statement.getText().replace(/^export (declare )?/, '')).join('\n')
  const doc = own.map((statement) => docBlock(file.text, statement)).find((one) => one !== '') ?? ''
  return { name, source, signature, doc }
}

function exportsOf(emitted: Emitted, entry: Entry): readonly Exported[] {
  const checker = emitted.program.getTypeChecker()
  const index = emitted.program.getSourceFile(join(engine, `${entries[entry]}.ts`))
  const module = index && checker.getSymbolAtLocation(index)
  if (!module) throw new Error(`${entry} is no module`)
  return checker
    .getExportsOfModule(module)
    .map((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      const [declaration] = target.declarations ?? []
      if (!declaration) throw new Error(`${entry}: ${symbol.name} is declared nowhere`)
      return describeExport(emitted, symbol.name, declaration)
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || Number(one.name > other.name))
}

/** Keeps sentences and turns each tag into a list item. */
const docText = (doc: string): string => {
  const [words = '', ...tags] = doc.split(/\n?^@/m)
  const lines = tags.map((tag) => {
    const [, kind = '', rest = ''] = /^(\w+)\s*([^]*)$/.exec(tag) ?? []
    return `- *${kind}* ${rest.trim().replaceAll(/\s*\n\s*/g, ' ')}`
  })
  return [words.trim(), lines.join('\n')].filter(Boolean).join('\n\n')
}

const sectionText = ({ name, source, signature, doc }: Exported): string =>
  [`## ${name}`, docText(doc), `\`\`\`ts\n${signature}\n\`\`\``, `[engine/${source}](../../../engine/${source})`]
    .filter(Boolean)
    .join('\n\n')

const heads = {
  '.': 'The form without a page: plans, the state of a form, requests, units. No React.',
  './define': 'Writing a calculator: builders and types.',
  './compile': 'From a schema to a plan, with what is wrong about it. Needs zod.',
  './check': 'What an author is told of a calculator: faults, one per cause, with advice; examples; what a value depends on. Needs zod.',
  './react': 'The form. Its styles are the entry `@sizewright/engine/form.css`.',
  './texts':
    'The texts of a form, from the words of a language: `@sizewright/engine/texts/en`, `es`, `ru` and `zh-Hans` each export `words`.',
  './explain': 'Results that are values, why a number is what it is, and which input gives another.',
  './testing': 'The laws that every calculator obeys, and arbitrary people who use its form. Needs fast-check.',
} as const satisfies Record<Entry, string>

const importName = (entry: Entry): string => `@sizewright/engine${entry.slice(1)}`

const pageText = (entry: Entry, exported: readonly Exported[]): string =>
  [
    `# \`${importName(entry)}\``,
    `Generated from the doc blocks of its exports (\`npm run generate\`). ${heads[entry]} What the package is and how it is used: [the engine as a library](../../library.md).`,
    ...exported.map(sectionText),
  ].join('\n\n')

/** The page of every entry. */
export const entryPages = (emitted: Emitted): readonly EntryPage[] =>
  // Object.keys does not keep the literal type of the keys.
  (Object.keys(entries) as Entry[]).map((entry) => ({
    path: `api/${fileNameOf(entry)}.md`,
    text: `${pageText(entry, exportsOf(emitted, entry))}\n`,
  }))
