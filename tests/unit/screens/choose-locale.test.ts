import { expect, it } from 'vitest'
import { chooseLocale } from '../../../screens/base/choose-locale.ts'

it.each([
  ['the stored choice comes first', 'ru', ['en-US'], 'ru'],
  ['a stored value that is no language is ignored', 'xx', ['es-MX'], 'es'],
  ['the browser decides on the first visit', undefined, ['es-ES', 'en'], 'es'],
  ['the first language we have is taken', undefined, ['fr-FR', 'de', 'ru-RU'], 'ru'],
  ['any Chinese reads the Chinese texts', undefined, ['zh-TW'], 'zh-Hans'],
  ['Chinese is the default', undefined, ['fr'], 'zh-Hans'],
  ['a browser that names no language gets Chinese', undefined, [], 'zh-Hans'],
])('%s', (_claim, stored, languages, chosen) => {
  expect(chooseLocale(stored, languages)).toBe(chosen)
})
