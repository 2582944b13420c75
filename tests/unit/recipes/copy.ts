/** A copy of the project to try a recipe in. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { found } from './probe.data.ts'

const root = join(import.meta.dirname, '../../..')
const sources = [
  'contract',
  'engine',
  'families',
  'i18n',
  'schemas',
  'screens/drawings',
  'scripts',
  'server',
  'tests/unit/recipes',
  'tests/unit/server/support',
  'package.json',
  'tsconfig.json',
]

/** Prints what the probe of the working directory found; through Vite, so that any Node reads the sources. */
const reading = `import { runnerImport } from 'vite'
const { module } = await runnerImport(process.cwd() + '/tests/unit/recipes/probe.data.ts', { configFile: false, logLevel: 'error' })
console.log(JSON.stringify(module.found))
process.exit(0)`

export const makeCopy = () => {
  const folder = mkdtempSync(join(tmpdir(), 'recipe-'))
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')))
  return {
    folder,
    edit,
    write(path: string, text: string) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    },
    /** A folder under a new name, each of its texts changed. */
    duplicate(from: string, to: string, change: (text: string) => string) {
      cpSync(join(folder, from), join(folder, to), { recursive: true })
      for (const name of readdirSync(join(folder, to), { recursive: true, encoding: 'utf8' })) {
        if (/\.(ts|json|csv)$/.test(name)) edit(join(to, name), change)
      }
    },
    async probe(): Promise<typeof found> {
      const env = { ...process.env, VITEST: '' }
      const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', reading], {
        cwd: folder,
        env,
        maxBuffer: 1e8,
      })
      // The last line is the probe's, of that type.
      return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as typeof found
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
