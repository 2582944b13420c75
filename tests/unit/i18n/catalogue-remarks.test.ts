/** The remarks of the rows that come with the program are codes that the families' texts say in every language. */
import { expect, it } from 'vitest'
import { familyLoaders } from '../../../families/registry.ts'
import { defaultLocale } from '../../../i18n/locales.ts'
import { familyNamespace } from '../../../i18n/text-files.ts'
import { dictionaries } from '../../../i18n/translate.ts'
import { readSharedSeed } from '../server/support/shared-seed.ts'

const { rows } = await readSharedSeed()

/** Codes of a family by whether its texts say them, each once. */
const codesOf = (family: string): readonly string[] => {
  // What demonstration data are, their badge says.
  const notes = (rows.get(family) ?? []).filter(({ basis }) => basis !== 'demo').map(({ note = '' }) => note)
  const parts = notes.flatMap((note) => note.split(';')).filter((part) => part !== '')
  return [...new Set(parts.map((part) => part.replace(/=.*/, '')))]
}

const remarksOf = (family: string): object => {
  const remarks = dictionaries[defaultLocale].get(familyNamespace(family))?.['remarks']
  return typeof remarks === 'object' ? remarks : {}
}

const families = Object.keys(familyLoaders).filter((family) => Object.keys(remarksOf(family)).length > 0)

it.each(families)('of %s have words, and every word is used', (family) => {
  expect(codesOf(family).toSorted()).toEqual(Object.keys(remarksOf(family)).toSorted())
})

it('have words in every family whose models have cards', () => {
  expect(families.length).toBe(8)
})

it.each([...rows.keys()])('and sources of %s name no file of a program', (family) => {
  const odd = (rows.get(family) ?? []).filter(({ source }) => /\.(json|tsx?|py|md|csv)\b|github/.test(source))
  expect(odd.map(({ sku, source }) => `${sku}: ${source}`)).toEqual([])
})
