import { describe, expect, test } from 'vitest'
import { guideLayouts, guidePostures } from '../../../contract/guide.ts'
import type { Dictionary } from '../../../i18n/lookup.ts'
import { locales } from '../../../i18n/locales.ts'
import { dictionaries } from '../../../i18n/translate.ts'
import { guideAssumptions } from '../../../families/guide/assumptions.ts'
import { guideFamily } from '../../../families/guide/family.ts'
import { ballRailInitByPosture } from '../../../families/guide/init.ts'
import type { GuideParameters } from '../../../families/guide/parameters.ts'
import { strokePhases } from '../../../sizing/axial-force.ts'
import { guideCheckNames } from '../../../sizing/guide-checks.ts'
import { guideModels } from '../../property/sizing/guide-arbitraries.ts'

const parameters: GuideParameters = {
  UseMethod: 'wall',
  Layout: '2x4',
  SliderSpacing: 300,
  RailSpacing: 300,
  W: 100,
  A: 10,
  B: 20,
  C: 30,
  Speed: 500,
  Acceleration: 3,
  Stroke: 500,
}

const hasText = (dictionary: Dictionary | string | undefined, [key, ...rest]: readonly string[]): boolean => {
  if (key === undefined) return typeof dictionary === 'string'
  return typeof dictionary === 'object' && hasText(dictionary[key], rest)
}

describe.each(locales)('texts of guides in %s', (locale) => {
  const missing = (group: string, names: readonly string[]) => names.filter((name) => !hasText(dictionaries[locale], [group, name]))

  test('name every check, assumption, phase, and every value of the demands, a sizing, a motion and a card', () => {
    const preparation = guideFamily.prepare(parameters, {})
    const [model] = guideModels
    if (!model) throw new Error('no guides')
    const values = [...preparation.size(model.candidate).values(), ...preparation.card(model).disPlayParams].map(({ name }) => name)
    const motion = preparation.motion?.()
    expect(missing('checks', guideCheckNames)).toEqual([])
    expect(missing('assumptions', Object.keys(guideAssumptions))).toEqual([])
    expect(missing('words', strokePhases)).toEqual([])
    expect(missing('values', [...values, motion?.load.name ?? ''])).toEqual([])
  })

  test('name every layout and posture of the form', () => {
    const option = (field: string) => (value: string) => hasText(dictionaries[locale], ['calculators', 'ballRail', field, 'options', value])
    expect([guideLayouts.every(option('layout')), guidePostures.every(option('posture'))]).toEqual([true, true])
  })
})

test('every posture has every layout, with a picture of its own', () => {
  const lists = guidePostures.map((posture) => ballRailInitByPosture[posture]?.layoutList ?? [])
  expect(lists.map((list) => list.map(({ value }) => value))).toEqual(guidePostures.map(() => [...guideLayouts]))
  expect(new Set(lists.flat().map(({ icon }) => icon)).size).toBe(guidePostures.length * guideLayouts.length)
  expect(lists[2]?.[3]).toMatchObject({ value: '2x2', icon: 'guide-2x2-wall', isSliderSpacing: true, isRailSpacing: true })
})
