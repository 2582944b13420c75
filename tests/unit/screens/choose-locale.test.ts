import { expect, it } from 'vitest'
import { type Locale, locales } from '../../../i18n/locales.ts'
import { chooseLocale } from '../../../screens/base/texts/choose-locale.ts'

it.each([
  ['the stored choice comes first', 'ru', ['en-US'], 'ru'],
  ['a stored value that is no language is ignored', 'xx', ['es-MX'], 'es'],
  ['the browser decides on the first visit', undefined, ['es-ES', 'en'], 'es'],
  ['the first language we have is taken', undefined, ['fr-FR', 'de', 'ru-RU'], 'ru'],
  ['any Chinese reads the Chinese texts', undefined, ['zh-TW'], 'zh-Hans'],
  ['Chinese is the default', undefined, ['fr'], 'zh-Hans'],
  ['a browser that names no language gets Chinese', undefined, [], 'zh-Hans'],
  ['a stored language that the site does not offer is ignored', 'ru', ['en'], 'en', ['es', 'en']],
  ['of the browser’s languages the first that the site offers is taken', undefined, ['ru', 'en'], 'en', ['es', 'en']],
  ['the default language is the site’s first', undefined, ['zh-CN'], 'es', ['es', 'en']],
] as const)('%s', (_claim, stored, languages, chosen, offered: readonly Locale[] = locales) => {
  expect(chooseLocale(stored, languages, offered)).toBe(chosen)
})
