/** Generates the pages of the calculators (`docs/calculators/*.md`); a page whose calculator is gone goes too. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calculators } from '../schemas/registry.ts'
import { calculatorPage, pageName } from './calculator-docs/calculator-page.ts'

const folder = join(import.meta.dirname, '../docs/calculators')
mkdirSync(folder, { recursive: true })
for (const calculator of calculators) writeFileSync(join(folder, pageName(calculator)), await calculatorPage(calculator))

const current = new Set(calculators.map(pageName))
for (const name of readdirSync(folder).filter((file) => !current.has(file))) rmSync(join(folder, name))
