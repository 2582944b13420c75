import { describe, expect, it } from 'vitest'
import { slideModuleInit } from '../../../../families/slide-module/wire/slide-module.ts'
import { slideModuleSizer } from '../../../../families/slide-module/sizer.ts'
import { slideModuleInitData } from '../../../../families/slide-module/init.ts'
import type { SlideModuleParameters } from '../../../../families/slide-module/parameters.ts'

const parameters: SlideModuleParameters = {
  W: 5,
  AssemblyMethod: 'wall',
  A: 0,
  B: 0,
  C: 30,
  Stroke: 200,
  Speed: 300,
  Width: 500,
  UseEnvironment: 'clean',
  PositionAccuracy: '0.005',
}
const model = {
  skuID: 'TC60EB-10',
  skuName: 'TC60EB-10',
  series: 'TC',
  maker: 'IKO',
  basis: 'published',
  source: '',
  icon: 'slide',
  rank: 0,
  candidate: {
    widthMm: 60,
    leadMm: 10,
    environment: 'clean',
    repeatabilityMm: 0.002,
    payloadHorizontalKg: 17,
    payloadVerticalKg: 8,
    speedByStrokeMmS: { 200: 500, 300: 500 },
    bedByStrokeMm: { 200: 300, 300: 400 },
    dynamicLoadRatingN: 12_400,
    staticLoadRatingN: 17_100,
    rollMomentNm: 354,
    pitchMomentNm: 151,
    yawMomentNm: 151,
    allowableMomentNm: 6,
  },
} as const

describe('the slide-module form', () => {
  it('is told the limits that the specification has', () => {
    const { mimW, maxW, minStroke, maxStroke, minSpeed, maxSpeed } = slideModuleInitData
    expect([mimW, maxW, minStroke, maxStroke, minSpeed, maxSpeed]).toEqual([1, 130, 100, 1450, 1, 1250])
    expect(slideModuleInit.parse(slideModuleInitData)).toEqual(slideModuleInitData)
  })
})

describe('the card of a slide module', () => {
  it('shows mass, speed at this stroke, life, safety, lead, and the governing moment by name', () => {
    const card = slideModuleSizer.prepare(parameters, {}).card(model)
    expect(card).toMatchObject({ machineCode: 'TC60EB-10-200', lead: 10, maxSpeed: 500 })
    expect(card.maxW).toBeGreaterThan(5)
    expect(card.l10).toBeGreaterThan(0)
    expect(card.fs).toBeGreaterThan(2)
    expect(card.furtherFigures.map(({ name }) => name)).toEqual([
      'moduleWidth',
      'availableStroke',
      'bedLength',
      'repeatability',
      'governingMoment',
      'momentUtilisation',
      'combinedFactor',
      'guideLifeHours',
    ])
    expect(card.furtherFigures.find(({ name }) => name === 'governingMoment')?.value).toBe('dynamicMoment')
  })

  it('shows no moment for a load on the centre', () => {
    const { furtherFigures } = slideModuleSizer.prepare({ ...parameters, C: 0 }, {}).card(model)
    expect(furtherFigures.map(({ name }) => name)).not.toContain('governingMoment')
  })
})

describe('the motion of a slide module', () => {
  it.each([
    ['vertical', 49.03325],
    ['wall', 0],
  ] as const)('%s: %f N hold the load while it stands', (AssemblyMethod, standing) => {
    const motion = slideModuleSizer.prepare({ ...parameters, AssemblyMethod }, {}).motion?.()
    expect(motion?.load).toEqual({ name: 'axialForce', unit: 'N' })
    expect(motion?.phases.map(({ kind }) => kind)).toEqual(['accelerate', 'constant', 'decelerate', 'accelerate', 'constant', 'decelerate'])
    const mean = (motion?.phases ?? []).filter(({ kind }) => kind === 'constant').reduce((sum, { load }) => sum + load / 2, 0)
    expect(mean).toBeCloseTo(standing, 9)
  })
})
