/** `npm run build`: builds the screens into dist/ and notes when the build began. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownCommandLine } from '../server/base/command-line.ts'

const projectDirectory = join(import.meta.dirname, '..')
const folder = join(projectDirectory, 'dist/.vite')
const stamp = join(folder, 'built')
const { values: flags } = ownCommandLine({
  usage: `usage: npm run build                      builds the screens into dist/
       … -- --when-stale                  only when a source is newer than the last build
       … -- --quiet                       prints warnings only`,
  options: { quiet: { type: 'boolean' }, 'when-stale': { type: 'boolean' } },
  takesWords: false,
})

/** What the build reads: the folders of the product, and the files beside them. */
const sources = [
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
  'scripts/page-texts.data.ts',
  'scripts/page-texts.ts',
  'scripts/schema-views.ts',
].concat(['vite', 'tailwind'].map((tool) => `${tool}.config.ts`))

/** Folders count too: removing or renaming a file changes the time of its folder. */
const isNewer = (path: string, time: number): boolean => {
  const found = statSync(path)
  return found.mtimeMs > time || (found.isDirectory() && readdirSync(path).some((name) => isNewer(join(path, name), time)))
}

/** One plain script, which a page of any origin names by a fixed address: `/embed.js`. */
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

const isCurrent = (): boolean => {
  if (!existsSync(stamp)) return false
  const { mtimeMs } = statSync(stamp)
  return !sources.some((source) => isNewer(join(projectDirectory, source), mtimeMs))
}

if (!flags['when-stale'] || !isCurrent()) {
  const began = new Date()
  process.chdir(projectDirectory)
  if (flags['when-stale']) console.error('sizewright: building the screens')
  // Loaded only when there is something to build: a start that has its screens does not wait for it.
  const { build } = await import('vite')
  const logLevel = flags.quiet ? 'warn' : 'info'
  await build({ logLevel })
  await build({ ...webComponent, logLevel })
  copyFileSync('NOTICE.md', 'dist/notice.txt')
  mkdirSync(folder, { recursive: true })
  writeFileSync(stamp, began.toISOString())
  // Sources changed while the build ran are newer than the stamp: the next start builds again.
  utimesSync(stamp, began, began)
}
