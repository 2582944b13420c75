/** Generates the pages of the package's entries (`docs/api/*.md`) from the doc blocks of their exports. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entryPages } from './api-docs/api-text.ts'
import { emitEngine } from './package/emit-engine.ts'

const projectDirectory = join(import.meta.dirname, '..')
mkdirSync(join(projectDirectory, 'docs/api'), { recursive: true })
for (const { path, text } of entryPages(emitEngine())) writeFileSync(join(projectDirectory, path), text)
