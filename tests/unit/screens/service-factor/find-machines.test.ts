import { describe, expect, it } from 'vitest'
import { serviceFactorTables } from '../../../../families/service-factor/tables.ts'
import { texts as en } from '../../../../i18n/en/service-factor.ts'
import { texts as es } from '../../../../i18n/es/service-factor.ts'
import { texts as ru } from '../../../../i18n/ru/service-factor.ts'
import { texts as zh } from '../../../../i18n/zh-Hans/service-factor.ts'
import { findMachines } from '../../../../screens/service-factor/find-machines.ts'

const { machines } = serviceFactorTables
const texts = { en, es, ru, zh } as const
const found = (locale: keyof typeof texts, query: string, group?: 'sewage'): string[] => {
  const named = (area: Readonly<Record<string, string>>) => (key: string) => area[key] ?? key
  const names = { machine: named(texts[locale].machines), group: named(texts[locale].groups) }
  return findMachines(machines, { query, group, names }).map(({ key }) => key)
}

describe('the search for a machine', () => {
  it('goes across all categories', () => {
    expect(found('en', 'bucket', 'sewage')).toEqual(
      expect.arrayContaining(['dredgerBucketConveyor', 'bucketWheelPickUp', 'bucketConveyor']),
    )
  })

  it('finds all words in any order, and a category by its name after the machines', () => {
    expect(found('en', 'conveyor bucket')).toEqual(expect.arrayContaining(['bucketConveyor']))
    const all = found('en', 'conveying')
    expect(all).toHaveLength(machines.filter(({ group }) => group === 'conveying').length)
    const lifts = found('en', 'lift')
    expect(lifts.indexOf('goodsLift')).toBeLessThan(lifts.indexOf('hoistingGear'))
  })

  it.each([
    ['en', 'BUCKET  conveyor', 'bucketConveyor'],
    ['es', 'telefe', 'continuousRopeway'],
    ['ru', 'подъемник', 'tBarLift'],
    ['zh', '磨', 'tubeMill'],
  ] as const)('in %s reads "%s"', (locale, query, key) => {
    expect(found(locale, query)).toContain(key)
  })

  it('without a query gives the machines of the category, and none without one', () => {
    expect(found('en', '  ', 'sewage')).toEqual(machines.filter(({ group }) => group === 'sewage').map(({ key }) => key))
    expect(found('en', '')).toEqual([])
  })

  it('finds nothing by a word that no name has', () => {
    expect(found('en', 'teapot')).toEqual([])
  })
})
