/** Writes the engine as a package: ES modules, declarations, form styles, package.json, README. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { type Emitted, entries } from './emit-engine.ts'
import { formStyles } from './form-styles.ts'
import { wordFiles, wordsEntries } from './form-words.ts'

/** The name of the package. */
export const packageName = '@sizewright/engine'

const projectDirectory = join(import.meta.dirname, '../..')
const styles = 'react/form.css'

const product = z
  .object({
    version: z.string(),
    license: z.string(),
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync(join(projectDirectory, 'package.json'), 'utf8')))

/** The first entry that needs each peer dependency. */
const peers = {
  zod: './compile',
  react: './react',
  'react-hook-form': './react',
  '@hookform/resolvers': './react',
  'fast-check': './testing',
} as const

/** The oldest versions beside the one that is used here; see the test of the package. */
const older: Readonly<Record<string, string>> = { react: '^18.3.0 || ' }

const versionOf = (name: string): string => `${older[name] ?? ''}^${product.dependencies[name] ?? product.devDependencies[name]}`

const manifest = () => ({
  name: packageName,
  version: product.version,
  description: 'Forms that calculate, made from one declarative schema.',
  license: product.license,
  // Prevents accidental publishing; a private package can still be packed and installed.
  private: true,
  type: 'module',
  sideEffects: [`./${styles}`],
  exports: {
    ...Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, { types: `./${path}.d.ts`, default: `./${path}.js` }])),
    ...Object.fromEntries(wordsEntries.map(([name, path]) => [name, { types: `./${path}.d.ts`, default: `./${path}.js` }])),
    './form.css': `./${styles}`,
  },
  peerDependencies: Object.fromEntries(Object.keys(peers).map((name) => [name, versionOf(name)])),
  peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
})

/** Writes the package into `folder`, which is emptied first. */
export async function buildPackage({ files }: Emitted, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [path, text] of [...files, ...(await wordFiles())]) write(path, text)
  write(styles, await formStyles())
  write('package.json', `${JSON.stringify(manifest(), null, 2)}\n`)
  write('README.md', readFileSync(join(projectDirectory, 'scripts/package/README.md'), 'utf8'))
}
