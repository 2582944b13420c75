import { describe, expect, it } from 'vitest'
import { createLookup } from '../../../i18n/lookup.ts'
import { translate, translateOr } from '../../../i18n/translate.ts'

describe('a lookup by key path', () => {
  const lookup = createLookup('en', { checks: { life: 'Life of {km} km' }, plain: 'text' })

  it('puts the values in', () => {
    expect(lookup('checks.life', { km: 50 })).toBe('Life of 50 km')
  })

  it.each(['checks', 'checks.unknown', 'plain.length', 'constructor', 'checks.toString', ''])('finds nothing at "%s"', (path) => {
    expect(lookup(path)).toBeUndefined()
  })

  it('puts a value in as it is, braces and markup included', () => {
    expect(lookup('checks.life', { km: '<b>{km}</b>' })).toBe('Life of <b>{km}</b> km')
  })
})

describe('a translation', () => {
  it('speaks each language', () => {
    expect(translate('zh-Hans', 'sizing:checks.buckling')).toBe('压杆稳定')
    expect(translate('en', 'sizing:checks.buckling')).toBe('Buckling')
  })

  it('falls back to the name it was given', () => {
    expect(translateOr('ru', 'sizing:checks.someNewCheck', 'someNewCheck')).toBe('someNewCheck')
  })
})
