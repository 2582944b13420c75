import { describe, expect, it } from 'vitest'
import type { Slide, SlideModuleAssumptions, SlideModuleDuty } from '../../../../../families/slide-module/sizing/input.ts'
import { slideModuleSizing } from '../../../../../families/slide-module/sizing/slide-module-sizing.ts'

const guide = { dynamicLoadRating: 8490, staticLoadRating: 12_500, rollMoment: 211, pitchMoment: 99.5, yawMoment: 99.5 }
/** Figures of a table of 50 mm width. */
const slide: Slide = {
  width: 0.05,
  cleanliness: 1,
  repeatability: 2e-6,
  payloadHorizontal: 12,
  payloadVertical: 7,
  lengths: [
    { stroke: 0.21, speed: 0.8, bed: 0.3 },
    { stroke: 0.41, speed: 0.62, bed: 0.5 },
  ],
  guide,
  allowableMoment: 9.8,
}
const duty: SlideModuleDuty = {
  posture: 'horizontal',
  mass: 10,
  arms: { along: 0.02, lateral: 0.03, height: 0.04 },
  stroke: 0.3,
  speed: 0.5,
  phases: [],
  width: 0.5,
  cleanliness: 1,
  repeatability: 1e-5,
}
const assumptions: SlideModuleAssumptions = {
  acceleration: 3,
  loadFactor: 1.5,
  staticSafetyLimit: 2,
  requiredLife: 18_000 * 3600,
  motionShare: 1,
  frictionCoefficient: 0.01,
  guideResistance: 10,
}

const size = (requested: SlideModuleDuty, module: Slide = slide) =>
  slideModuleSizing.size(slideModuleSizing.settingOf(requested, assumptions), module)
const failing = (changes: Partial<SlideModuleDuty>, module: Slide = slide) =>
  size({ ...duty, ...changes }, module)
    .limits.filter(({ passed }) => !passed)
    .map(({ name }) => name)
const { allowableMoment: _, ...withoutAllowed } = slide
const bare: Slide = { ...withoutAllowed, guide: {} }

describe('a slide module', () => {
  it.each([
    [{}, []],
    [{ mass: 12.1 }, ['payload']],
    [{ posture: 'vertical', mass: 7.1 }, ['payload']],
    [{ stroke: 0.41 }, []],
    [{ stroke: 0.411 }, ['stroke']],
    [{ speed: 0.62 }, []],
    [{ speed: 0.63 }, ['maxSpeed']],
    [{ speed: 0.8, stroke: 0.21 }, []],
    [{ width: 0.049 }, ['width']],
    [{ cleanliness: 2 }, ['environment']],
    [{ repeatability: 1e-6 }, ['repeatability']],
    [{ arms: { along: 0, lateral: 0.1, height: 0 } }, ['dynamicMoment', 'guideLife']],
  ] as const)('under %o fails by %o', (changes, names) => {
    expect(failing(changes)).toEqual(names)
  })

  it('that is not made for vertical use fails there by that alone', () => {
    const horizontalOnly: Slide = { ...slide, payloadVertical: 'none' }
    expect(failing({ posture: 'vertical', mass: 1 }, horizontalOnly)).toEqual(['verticalUse'])
    expect(size({ ...duty, posture: 'vertical' }, horizontalOnly).notKnown).toEqual([])
    expect(failing({}, horizontalOnly)).toEqual([])
  })

  it('without a stated mass for vertical use is not known there', () => {
    const { payloadVertical: ___, ...unstated } = slide
    const { verdict, notKnown } = size({ ...duty, posture: 'vertical', mass: 1 }, unstated)
    expect([verdict.verdict, notKnown]).toEqual(['notKnown', [{ name: 'verticalUse', needs: ['payloadVerticalKg'] }]])
    expect(size(duty, unstated).notKnown).toEqual([])
  })

  it('of a maker who limits the static moments alone is not asked for another', () => {
    const { limits, notKnown } = size(duty, { ...slide, allowableMoment: 'none' })
    expect([limits.some(({ name }) => name === 'dynamicMoment'), notKnown]).toEqual([false, []])
  })

  it('without moment ratings is not known by its moments, shared ratings and life, and keeps what is stated', () => {
    const { yawMoment: ___, ...half } = guide
    expect(size(duty, { ...slide, guide: half }).notKnown).toEqual([
      { name: 'yawMoment', needs: ['yawMomentNm'] },
      { name: 'combinedFactor', needs: ['yawMomentNm'] },
      { name: 'guideLife', needs: ['yawMomentNm'] },
    ])
    expect(failing({}, bare)).toEqual([])
    const { notKnown } = size(duty, bare)
    expect(notKnown.map(({ name }) => name)).toEqual([
      'rollMoment',
      'pitchMoment',
      'yawMoment',
      'combinedFactor',
      'dynamicMoment',
      'guideLife',
    ])
  })

  it('is not asked for what a request leaves open', () => {
    const { cleanliness: ___, repeatability: ____, ...open } = duty
    const names = size(open).limits.map(({ name }) => name)
    expect(names.filter((name) => name === 'environment' || name === 'repeatability')).toEqual([])
  })
})
