import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { localeOfTag, locales } from '../../../i18n/locales.ts'
import { calculatorNamespace, familyNamespace, namespacesOf, readTextPath, textFiles } from '../../../i18n/text-files.ts'
import { dictionaries } from '../../../i18n/translate.ts'
import { calculators } from '../../../schemas/registry.ts'

const root = join(import.meta.dirname, '../../..')

describe('where texts stand', () => {
  it.each([
    ['i18n/ru/servo.ts', 'servo', 'ru'],
    ['i18n/zh-Hans/server/console.ts', 'server/console', 'zh-Hans'],
    ['families/reducer/texts/es.ts', 'families/reducer', 'es'],
    ['i18n/pt/families/reducer.ts', 'families/reducer', 'pt'],
    ['schemas/30-ball-screw/texts/en.ts', 'schemas/30-ball-screw', 'en'],
    ['i18n/pt/schemas/30-ball-screw.ts', 'schemas/30-ball-screw', 'pt'],
  ])('%s holds the texts of %s in %s, and both readers look there', (path, namespace, locale) => {
    expect(readTextPath(path)).toEqual({ namespace, locale })
    expect(textFiles(namespace, locale)).toContain(path)
  })

  it.each(['i18n/locales.ts', 'families/reducer/family.ts', 'schemas/registry.ts', 'server/texts/en.ts', 'families/reducer/texts/en.json'])(
    '%s holds none',
    (path) => {
      expect(readTextPath(path)).toBeUndefined()
    },
  )

  it('is one place for each text: beside its owner or in the folder of the language', () => {
    const twice = locales.flatMap((locale) =>
      [...dictionaries[locale].keys()].filter((namespace) => textFiles(namespace, locale).every((path) => existsSync(join(root, path)))),
    )
    expect(twice).toEqual([])
  })
})

test.each(calculators)('the texts of $schema.name are those of its folder', ({ schema }) => {
  const folders = readdirSync(join(root, 'schemas')).map((folder) => `schemas/${folder}`)
  expect(folders).toContain(calculatorNamespace(schema))
})

test('what a family does not name itself, the families share', () => {
  expect(namespacesOf(familyNamespace('rotary'))).toEqual(['families/rotary', 'models', 'sizing'])
  expect(namespacesOf('servo')).toEqual(['servo'])
})

test.each([
  ['cn', 'zh-Hans'],
  ['zh-TW', 'zh-Hans'],
  ['ru_RU.UTF-8', 'ru'],
  ['ES', 'es'],
  ['fr', undefined],
  ['', undefined],
])('the tag "%s" asks for %s', (tag, locale) => {
  expect(localeOfTag(tag)).toBe(locale)
})
