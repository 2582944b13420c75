import { describe, expect, it } from 'vitest'
import { texts as en } from '../../../../i18n/en/motor-drawer.ts'
import { texts as es } from '../../../../i18n/es/motor-drawer.ts'
import { createLookup, type Dictionary } from '../../../../i18n/lookup.ts'
import { texts as ru } from '../../../../i18n/ru/motor-drawer.ts'
import { texts as zhHans } from '../../../../i18n/zh-Hans/motor-drawer.ts'

const texts: Readonly<Record<'zh-Hans' | 'en' | 'es' | 'ru', Dictionary>> = { 'zh-Hans': zhHans, en, es, ru }

describe.each(Object.entries(texts))('the texts of the motor drawer in %s', (locale, dictionary) => {
  // The keys of the table are the locales.
  const lookup = createLookup(locale as 'en', dictionary)

  it('name every motor type, and why a field cannot be changed', () => {
    const needed = [
      ...['lowInertia', 'mediumInertia', 'highInertia'].map((typeCode) => `typeCodes.${typeCode}`),
      ...['onlyOption', 'calculation', 'filter', 'nothingLeft', 'nothingHere'].map((reason) => `reasons.${reason}`),
    ]
    expect(needed.filter((path) => lookup(path) === undefined)).toEqual([])
  })

  it('put names and numbers in', () => {
    expect(lookup('search.found', { count: 12 })).toContain('12')
    expect(lookup('reset', { name: 'Acme' })).toContain('Acme')
  })
})
