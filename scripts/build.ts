/** Builds the screens into dist/ and notes when the build began, so that `npm start` can tell whether sources are newer. */
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const projectDirectory = join(import.meta.dirname, '..')
const began = new Date()

process.chdir(projectDirectory)
await build({ logLevel: process.argv.includes('--quiet') ? 'warn' : 'info' })

const folder = join(projectDirectory, 'dist/.vite')
mkdirSync(folder, { recursive: true })
const stamp = join(folder, 'built')
writeFileSync(stamp, began.toISOString())
// Sources changed while the build ran are newer than the stamp: the next start builds again.
utimesSync(stamp, began, began)
