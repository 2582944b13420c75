import { describe, expect, test } from 'vitest'
import { guideLayouts, guidePostures } from '../../../../families/ball-rail/wire/ball-rail.ts'
import { locales } from '../../../../i18n/locales.ts'
import { translate } from '../../../../i18n/translate.ts'
import { ballRailAssumptions } from '../../../../families/ball-rail/assumptions.ts'
import { ballRailSizer } from '../../../../families/ball-rail/sizer.ts'
import { ballRailInitByPosture } from '../../../../families/ball-rail/init.ts'
import type { BallRailParameters } from '../../../../families/ball-rail/parameters.ts'
import { strokePhases } from '../../../../families/formulas/axial-force.ts'
import { ballRailSizing } from '../../../../families/ball-rail/sizing/ball-rail-sizing.ts'
import { guideModels } from '../../../property/families/ball-rail-arbitraries.ts'

const parameters: BallRailParameters = {
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

describe.each(locales)('texts of guides in %s', (locale) => {
  const missing = (group: string, names: readonly string[]) =>
    names.filter((name) => translate(locale, `families/ball-rail:${group}.${name}`) === undefined)

  test('name every check, assumption, phase, and every value of the demands, a sizing, a motion and a card', () => {
    const preparation = ballRailSizer.prepare(parameters, {})
    const [model] = guideModels
    if (!model) throw new Error('no guides')
    const values = [...preparation.size(model.candidate).values(), ...preparation.card(model).furtherFigures].map(({ name }) => name)
    const motion = preparation.motion?.()
    expect(missing('checks', ballRailSizing.checkNames)).toEqual([])
    expect(missing('assumptions', Object.keys(ballRailAssumptions))).toEqual([])
    expect(missing('words', strokePhases)).toEqual([])
    expect(missing('values', [...values, motion?.load.name ?? ''])).toEqual([])
  })

  test('name every layout and posture of the form', () => {
    const option = (field: string) => (value: string) => translate(locale, `schemas/31-ball-rail:${field}.options.${value}`) !== undefined
    expect([guideLayouts.every(option('layout')), guidePostures.every(option('posture'))]).toEqual([true, true])
  })
})

test('every posture has every layout, with a picture of its own', () => {
  const lists = guidePostures.map((posture) => ballRailInitByPosture[posture]?.layoutList ?? [])
  expect(lists.map((list) => list.map(({ value }) => value))).toEqual(guidePostures.map(() => [...guideLayouts]))
  expect(new Set(lists.flat().map(({ icon }) => icon)).size).toBe(guidePostures.length * guideLayouts.length)
  expect(lists[2]?.[3]).toMatchObject({ value: '2x2', icon: 'guide-2x2-wall', isSliderSpacing: true, isRailSpacing: true })
})
