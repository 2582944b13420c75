import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import { calculators } from '../../../schemas/registry.ts'
import { dictionaries } from '../../../i18n/translate.ts'

const root = join(import.meta.dirname, '../../..')
const folders = readdirSync(join(root, 'schemas'), { withFileTypes: true }).filter((entry) => entry.isDirectory())

describe.each(calculators)('the texts of $schema.name', ({ schema: { id, name } }) => {
  const folder = folders.find((entry) => entry.name.startsWith(`${id}-`))?.name ?? ''
  const path = `${folder.slice(`${id}-`.length)}.ts`

  it.each(locales)('are found in %s by the name of the folder of its schema, under the name of the schema', async (locale) => {
    const file: unknown = await import(join(root, 'i18n', locale, 'calculators', path))
    const joined = Object.entries(dictionaries[locale].calculators).find(([key]) => key === name)
    expect(joined).toBeDefined()
    expect(file).toHaveProperty(name, joined?.[1])
  })
})
