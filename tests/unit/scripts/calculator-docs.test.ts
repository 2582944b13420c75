import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { calculators } from '../../../schemas/registry.ts'
import { calculatorPage, pageName } from '../../../scripts/calculator-docs/calculator-page.ts'

const folder = join(import.meta.dirname, '../../../docs/calculators')

it.each(calculators.map((calculator) => [pageName(calculator), calculator] as const))(
  'docs/calculators/%s is what schema, texts, examples and sizing give (npm run generate)',
  async (name, calculator) => {
    expect(readFileSync(join(folder, name), 'utf8')).toBe(await calculatorPage(calculator))
  },
)

it('every page belongs to a registered calculator', () => {
  expect(readdirSync(folder).toSorted()).toEqual(calculators.map(pageName).toSorted())
})
