/**
 * Bundles the more than a thousand files of the server into a few in dist-server/: finding, stripping and compiling each was most of
 * the start time (docs/decisions/server.md). Nothing is minified: stack traces keep the function names, and each module is preceded
 * by its file name.
 */
import { readdirSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { inlineTextsOf } from '../i18n/inline-texts.ts'
import { readTextPath } from '../i18n/text-files.ts'
import { sourceHashes } from '../server/base/source-hashes.ts'

const project = join(import.meta.dirname, '..')

/** Folders with code the server runs. */
export const serverFolders: readonly string[] = ['contract', 'engine', 'families', 'i18n', 'schemas', 'server']

/**
 * Bundled packages: plain modules with many files each. All others are loaded from node_modules, as some have native code or data
 * files.
 */
const plainPackages = ['zod', 'hono', '@hono/node-server', 'kysely', 'fflate', 'uqr', 'typesafe-i18n']

const pathOf = (file: string): string => relative(project, file).split(sep).join('/')

const isFoundByName = (path: string): boolean =>
  path.endsWith('.ts') &&
  (readTextPath(path) !== undefined ||
    inlineTextsOf(path) !== undefined ||
    /^schemas\/([^/]+\/examples|(handbook|zoo)\/[^/]+)\.ts$/.test(path))

/** Texts and calculators, found by name so that a new one needs no registration. */
const foundByName = (): string[] =>
  ['i18n', 'families', 'schemas']
    .flatMap((folder) =>
      readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(project, folder, name)),
    )
    .map(pathOf)
    .filter(isFoundByName)

const lookup = '\0found-by-name'

const lookupCode = (paths: readonly string[], back: string): string => `
${paths.map((path, place) => `import * as m${place} from ${JSON.stringify(join(project, path))}`).join('\n')}
const modules = { ${paths.map((path, place) => `${JSON.stringify(path)}: m${place}`).join(', ')} }
const root = new URL(${JSON.stringify(back)}, import.meta.url).href
export const found = (address) => {
  const module = modules[address.slice(root.length)]
  if (!module) throw new RangeError(address + ' was not there when the server was built: npm run build')
  return module
}`

/** Matches `import(` with a computed argument. */
const computedImport = /\bimport\((?=\s*(?:\/\*.*?\*\/\s*)?\w)/g

/**
 * Keeps file reads and worker threads working: a bundled module resolves paths as if it were at its source.
 *
 * @param back relative path from the output folder to the project, such as `../`
 */
const atItsPlace = (code: string, path: string, back: string): string =>
  code
    .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${back}${dirname(path)}`)})`)
    .replaceAll('import.meta.url', `new URL(${JSON.stringify(`${back}${path}`)}, import.meta.url).href`)

const hashesCode = async (): Promise<string> => `
const hashes = ${JSON.stringify(await sourceHashes(serverFolders))}
export const sourceHashes = async (folders) => hashes.filter(([path]) => folders.some((folder) => path.startsWith(folder + '/')))`

const builtServer = (back: string): Plugin => ({
  name: 'built-server',
  enforce: 'pre',
  resolveId: (id) => (id === lookup ? id : undefined),
  load(id) {
    if (id === lookup) return lookupCode(foundByName(), back)
    return pathOf(id) === 'server/base/source-hashes.ts' ? hashesCode() : undefined
  },
  transform: {
    filter: { id: /\.ts$/ },
    handler(code, id) {
      const placed = atItsPlace(code, pathOf(id), back)
      const looked = placed.replaceAll(computedImport, 'found(')
      return looked === placed ? placed : `import { found } from ${JSON.stringify(lookup)}\n${looked}`
    },
  },
})

/**
 * Whether a module belongs to the file-generating threads, which run from source; the server only lists the file types and loads
 * none of them.
 */
const isOfThreads = (id: string): boolean => /^server\/files\/(?:bom|drawing|geometry|pdf|preview|report|sheet)\//.test(pathOf(id))

/**
 * The Vite configuration of the server.
 *
 * @param outDir below the project
 */
export const serverBuild = (outDir = 'dist-server'): InlineConfig => ({
  configFile: false,
  root: project,
  plugins: [builtServer(`${relative(join(project, outDir), project).split(sep).join('/')}/`)],
  ssr: { noExternal: plainPackages },
  build: {
    ssr: 'server/main.ts',
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      checks: { ineffectiveDynamicImport: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        codeSplitting: {
          // The entry awaits the server at its top level, so modules loaded meanwhile must not depend on the entry.
          groups: [{ name: 'server', test: (id) => pathOf(id) !== 'server/main.ts' && !isOfThreads(id) }],
        },
      },
    },
  },
})
