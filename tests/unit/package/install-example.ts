/** A folder as somebody has it who has installed the packed package: the example application, its packages beside it, nothing of our tree. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'

const projectDirectory = join(import.meta.dirname, '../../..')
const example = join(projectDirectory, 'examples/belt-checker')

const manifest = z.object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) })

/** `react`: folder below node_modules with the React to use, where it is not the one of this project. */
type InstallOptions = { readonly react?: string }

/** Packs `packageFolder`, unpacks the archive under its name, and links the other packages that the example names. */
export function installExample(packageFolder: string, folder: string, { react }: InstallOptions = {}): void {
  cpSync(example, folder, { recursive: true, filter: (path) => !/\/(node_modules|dist)$/.test(path) })
  const modules = join(folder, 'node_modules')
  const packed = execFileSync('npm', ['pack', packageFolder, '--pack-destination', folder, '--json', '--ignore-scripts'], {
    encoding: 'utf8',
  })
  const [archive] = z.array(z.object({ name: z.string(), filename: z.string() })).parse(JSON.parse(packed))
  if (!archive) throw new Error('npm pack made no archive')
  const own = join(modules, archive.name)
  mkdirSync(own, { recursive: true })
  execFileSync('tar', ['-xzf', join(folder, archive.filename), '-C', own, '--strip-components=1'])
  const { dependencies, devDependencies } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    if (name === archive.name) continue
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    const from = react !== undefined && /^react(-dom)?$/.test(name) ? join(react, 'node_modules') : ''
    symlinkSync(join(projectDirectory, 'node_modules', from, name), join(modules, name))
  }
  // Linked packages would find the React beside them.
  if (react !== undefined) writeFileSync(join(folder, 'vite.config.js'), "export default { resolve: { dedupe: ['react', 'react-dom'] } }\n")
}
