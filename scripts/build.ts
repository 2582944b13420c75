/** `npm run build`: builds the screens into dist/ and the server into dist-server/, each with a stamp of its start time. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ownCommandLine } from '../server/base/command-line.ts'
import { serverBuild, serverFolders } from './server-build.ts'

const projectDirectory = join(import.meta.dirname, '..')
const { values: flags } = ownCommandLine({
  usage: `usage: npm run build                      builds the screens into dist/ and the server into dist-server/
       … -- --when-stale                  each only when a source of it is newer than its last build
       … -- --quiet                       prints warnings only`,
  options: { quiet: { type: 'boolean' }, 'when-stale': { type: 'boolean' } },
  takesWords: false,
})

/** A build output and its inputs: folders of the product, and files beside them. */
interface Built {
  readonly name: string
  readonly folder: string
  readonly sources: readonly string[]
  readonly build: (logLevel: 'info' | 'warn') => Promise<void>
}

/** Whether a path is newer than a time. Folders count too: removing or renaming a file changes its folder's time. */
const isNewer = (path: string, time: number): boolean => {
  const found = statSync(path)
  return found.mtimeMs > time || (found.isDirectory() && readdirSync(path).some((name) => isNewer(join(path, name), time)))
}

/** A plain script at the fixed address `/embed.js`, which pages of any origin may load. */
const webComponent = {
  configFile: false as const,
  root: projectDirectory,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    lib: {
      entry: 'screens/element/sizewright-select.ts',
      formats: ['iife' as const],
      name: 'sizewright',
      fileName: () => 'embed.js',
    },
  },
}

// Loaded only if there is something to build, so that an up-to-date start does not wait for it.
const loadVite = () => import('vite')

const screens: Built = {
  name: 'screens',
  folder: 'dist',
  sources: [
    'contract',
    'docs/dsl.schema.json',
    'engine',
    'families',
    'i18n',
    'schemas',
    'screens',
    'index.html',
    'NOTICE.md',
    'package-lock.json',
    'scripts/drawings.ts',
    'scripts/drawn.ts',
    'scripts/page-texts.data.ts',
    'scripts/page-texts.ts',
    'scripts/schema-views.ts',
  ].concat(['vite', 'tailwind'].map((tool) => `${tool}.config.ts`)),
  build: async (logLevel) => {
    const { build } = await loadVite()
    await build({ logLevel })
    await build({ ...webComponent, logLevel })
    copyFileSync('NOTICE.md', 'dist/notice.txt')
    await (await import('./drawings.ts')).writeDrawings('dist/drawings')
  },
}

const server: Built = {
  name: 'server',
  folder: 'dist-server',
  sources: [...serverFolders, 'package-lock.json', 'scripts/server-build.ts'],
  build: async (logLevel) => {
    const { build } = await loadVite()
    await build({ ...serverBuild(), logLevel })
  },
}

/** Path of the stamp, in a subfolder of the output that is never served. */
const stampOf = ({ folder }: Built): string => join(projectDirectory, folder, '.vite/built')

const isCurrent = (built: Built): boolean => {
  if (!existsSync(stampOf(built))) return false
  const { mtimeMs } = statSync(stampOf(built))
  return !built.sources.some((source) => isNewer(join(projectDirectory, source), mtimeMs))
}

const expected = [screens, server].filter((built) => !flags['when-stale'] || !isCurrent(built))
process.chdir(projectDirectory)
for (const built of expected) {
  const began = new Date()
  if (flags['when-stale']) console.error(`sizewright: building the ${built.name}`)
  await built.build(flags.quiet ? 'warn' : 'info')
  mkdirSync(dirname(stampOf(built)), { recursive: true })
  writeFileSync(stampOf(built), began.toISOString())
  // Sources changed during the build are newer than the stamp, so the next start builds again.
  utimesSync(stampOf(built), began, began)
}
