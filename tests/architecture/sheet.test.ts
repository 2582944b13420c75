/** The one sheet as the build makes it: it stays small, and every class of the sources is in it. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'
import { build } from 'vite'
import { parseSource, type SourceFile } from './source-files.ts'

const root = join(import.meta.dirname, '../..')

/** Bytes, gzip. */
const mostBytes = 12_000

const compile = async (): Promise<string> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { write: false, target: 'es2024', assetsInlineLimit: 0, rolldownOptions: { input: join(root, 'screens/app/theme.css') } },
  })
  const outputs = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const sheet = outputs.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  return sheet?.type === 'asset' ? String(sheet.source) : ''
}

/** Names of classes in selectors, without the escapes. */
const classesOf = (sheet: string): ReadonlySet<string> =>
  new Set(
    [...sheet.matchAll(/\.(?<name>(?:\\3\d |\\.|[\w-])+)/g)].map(({ groups }) =>
      (groups?.['name'] ?? '').replaceAll(/\\3(\d) /g, '$1').replaceAll('\\', ''),
    ),
  )

/** Whether a part of an expression decides something instead of being its value. */
const decides = (node: ts.Node, parent: ts.Node): boolean =>
  (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) ||
  (ts.isConditionalExpression(parent) && parent.condition === node) ||
  (ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText())) ||
  ts.isCallExpression(parent) ||
  ts.isArrayLiteralExpression(parent)

/** Whether a text is a value of a `className`. */
const isClassName = (node: ts.Node): boolean => {
  const { parent } = node
  if (ts.isJsxAttribute(parent)) return /(^c|C)lassName$/.test(parent.name.getText())
  return (
    (ts.isExpression(parent) || ts.isTemplateSpan(parent) || ts.isJsxExpression(parent)) && !decides(node, parent) && isClassName(parent)
  )
}

const isText = (node: ts.Node): node is ts.StringLiteral | ts.TemplateLiteralToken =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)

/** The classes of a text, if it is one of classes: in a `className`, or by most of its words. */
const namedIn = (node: ts.StringLiteral | ts.TemplateLiteralToken, known: ReadonlySet<string>): readonly string[] => {
  const words = node.text.split(/\s+/).filter((word) => word !== '')
  const matched = words.filter((word) => known.has(word))
  // Words of the language are names of classes, too: one of them has to be more.
  const isOfClasses = matched.length > 1 && matched.length * 2 >= words.length && matched.some((word) => /[a-z][:-]/.test(word))
  return isClassName(node) || isOfClasses ? words : []
}

const unknownIn = ({ path, nodes }: SourceFile, known: ReadonlySet<string>): readonly string[] =>
  nodes
    .filter(isText)
    .flatMap((node) => namedIn(node, known))
    .filter((name) => !known.has(name))
    .map((name) => `${path}: ${name}`)

let sheet = ''
beforeAll(async () => {
  sheet = await compile()
})

test('the sheet is no larger than it has to be', () => {
  expect(gzipSync(sheet, { level: 9 }).length).toBeLessThanOrEqual(mostBytes)
})

test('a class that the sheet does not have is found', () => {
  const known = new Set(['grid', 'gap-2', 'text-ink'])
  const found = (text: string) => unknownIn(parseSource('a.tsx', text), known)
  expect(found('const a = <p className="grid gap-7" />')).toEqual(['a.tsx: gap-7'])
  expect(found("const a = <p className={`grid ${kind === 'wide' ? 'gap-2' : 'text-inc'} gap-2`} />")).toEqual(['a.tsx: text-inc'])
  expect(found("const look = 'grid gap-2 text-inc'")).toEqual(['a.tsx: text-inc'])
  expect(found("const words = 'a grid of three'; const a = <p title=\"gap-7\" className={looks['gap-7']} />")).toEqual([])
})

test('every class of the sources is in the sheet', () => {
  const known = classesOf(sheet)
  expect(known.has('max-phone:min-h-11')).toBe(true)
  const paths = globSync('{engine/react,screens}/**/*.{ts,tsx}', { cwd: root })
  const found = paths.flatMap((path) => unknownIn(parseSource(path, readFileSync(join(root, path), 'utf8')), known))
  expect(found).toEqual([])
})
