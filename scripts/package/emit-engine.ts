/** Emits the engine as JavaScript and declarations in memory: the source of the package and of its API pages. */
import { join, posix, relative, sep } from 'node:path'
import ts from 'typescript'

/** The entries of the package by import name. */
export const entries = {
  '.': 'library/index',
  './define': 'library/define/index',
  './compile': 'library/compile/index',
  './check': 'library/check/index',
  './explain': 'explain/index',
  './react': 'react/index',
  './texts': 'texts/index',
  './testing': 'testing/index',
} as const

/** An entry of the package. */
export type Entry = keyof typeof entries

/** `files`: texts by path below `engine/`, `plan/evaluate.js` and `plan/evaluate.d.ts`. */
export interface Emitted {
  readonly program: ts.Program
  readonly files: ReadonlyMap<string, string>
}

const projectDirectory = join(import.meta.dirname, '../..')
const engine = join(projectDirectory, 'engine')

/** Removes style imports: styles are a separate entry, and Node cannot import them from JavaScript. */
const withoutStyles = (text: string): string => text.replaceAll(/^import ['"]\.\/[\w-]+\.css['"];\n/gm, '')

/** Rewrites import extensions, which the compiler does only in JavaScript. */
const withEmittedExtensions = (text: string): string => text.replaceAll(/(from |import\()(['"])(\.\.?\/[^'"]+)\.tsx?\2/g, '$1$2$3.js$2')

/** Compiles everything the entries reach. Types are not checked here: `npm run check` does that. */
export function emitEngine(): Emitted {
  const read: { readonly config?: unknown } = ts.readConfigFile(join(projectDirectory, 'tsconfig.json'), (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, projectDirectory)
  const program = ts.createProgram({
    rootNames: Object.values(entries).map((entry) => join(engine, `${entry}.ts`)),
    options: {
      ...options,
      types: [],
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: engine,
      outDir: engine,
    },
  })
  const files = new Map<string, string>()
  program.emit(undefined, (path, text) => {
    files.set(relative(engine, path).split(sep).join(posix.sep), withEmittedExtensions(withoutStyles(text)))
  })
  return { program, files }
}
