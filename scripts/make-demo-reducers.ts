/** Writes the demonstration series of gear units and rotary platforms (`*-demo.csv`) by the rules of docs/catalogue/reducers.md and rotary.md. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { demoFiles } from './demo-series/demo-files.ts'

const projectDirectory = join(import.meta.dirname, '..')

for (const [path, text] of demoFiles()) {
  mkdirSync(dirname(join(projectDirectory, path)), { recursive: true })
  writeFileSync(join(projectDirectory, path), text)
  console.log(`${path}: ${text.split('\n').length - 2} rows`)
}
