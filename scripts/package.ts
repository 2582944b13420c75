/** `npm run package`: builds the engine as a package in dist-package/, for `npm pack`. */
import { join } from 'node:path'
import { ownCommandLine } from '../server/base/command-line.ts'
import { buildPackage, packageName } from './package/build-package.ts'
import { emitEngine } from './package/emit-engine.ts'

ownCommandLine({
  usage: 'usage: npm run package                    writes the engine as a package into dist-package/',
  options: {},
  takesWords: false,
})
const folder = 'dist-package'
const emitted = emitEngine()
await buildPackage(emitted, join(import.meta.dirname, '..', folder))
console.log(`${packageName}: ${emitted.files.size} files in ${folder}/; npm pack ./${folder} makes the archive`)
