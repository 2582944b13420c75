/** What the laws of every selection do not say of linear modules, on the repository's catalogue. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearModuleSizer } from '../../../families/linear-module/sizer.ts'
import type { LinearModuleParameters } from '../../../families/linear-module/parameters.ts'
import { calculateSelection } from '../../fixtures/whole-answers.ts'
import { between } from './arbitraries.ts'
import { matchingSkus } from './matching-skus.ts'
import { easyModuleParameters, linearModuleCatalogue, linearModuleModels } from './linear-module-arbitraries.ts'
import { scaledRuns } from '../../setup/runs.ts'

const all = 1000
/** Runs of a property that writes whole ledgers. */
const ledgerRuns = scaledRuns(30)

const calculate = (parameters: LinearModuleParameters) =>
  calculateSelection(linearModuleSizer, linearModuleCatalogue, { parameters, part: { page: 1, size: all } })
const matches = (parameters: LinearModuleParameters) => matchingSkus(linearModuleSizer, linearModuleModels, { parameters })
test('A3, the exception: a longer total or constant-speed time lowers the speed and only adds models', () => {
  fc.assert(
    fc.property(
      easyModuleParameters,
      fc.constantFrom('TotalTime', 'EvenTime'),
      between(1, 4),
      between(1, 3),
      (request, tab, times, more) => {
        const { MaxSpeed: _, ...rest } = request
        const time = 2 * Math.sqrt(request.Stroke / 1000 / request.Acceleration) * times
        const [before, after] = [matches({ ...rest, [tab]: time }), matches({ ...rest, [tab]: time * more })]
        expect(before.filter((sku) => !after.includes(sku))).toEqual([])
      },
    ),
  )
})

test('the largest mass on a card is a mass that fits', () => {
  const fits = (parameters: LinearModuleParameters, sku: string) =>
    linearModuleModels
      .filter(({ skuID }) => skuID === sku)
      .every(({ candidate }) =>
        linearModuleSizer
          .prepare(parameters, {})
          .size(candidate)
          .limits.every(({ passed }) => passed),
      )
  fc.assert(
    fc.property(easyModuleParameters, (request) => {
      for (const { skuID, maxW } of calculate(request).list) {
        expect(maxW === undefined || fits({ ...request, M: maxW * (1 - 1e-9) }, skuID), `${skuID} at ${maxW}`).toBe(true)
      }
    }),
    ledgerRuns,
  )
})

const seriesOf = (list: readonly { readonly skuID: string }[]) =>
  new Set(list.map(({ skuID }) => linearModuleModels.find((model) => model.skuID === skuID)?.series))

test('moments of 2 kN m do not pass where nobody knows what the guide takes: GL and OSP-E are not known, and never the default', () => {
  // 200 kg × 9.807 m/s² × 1 m = 1961 N m of roll and of pitch.
  const request = { AssemblyMethod: 'horizontal', M: 200, A: 1000, B: 1000, C: 1000, MaxSpeed: 500, Acceleration: 3, Stroke: 800 } as const
  const { list, matched, notKnown } = calculate(request)
  expect([list, matched]).toEqual([[], 0])
  const gl = notKnown?.list.find(({ skuID }) => skuID === 'GL15-16')
  expect(gl?.isDefault).not.toBe(true)
  expect([gl?.l10, gl?.fs, gl?.maxW]).toEqual([undefined, undefined, undefined])
  expect(new Map(gl?.notKnown?.map(({ name, needs }) => [name, needs]))).toEqual(
    new Map([
      ['permissibleLoad', ['rootDiameterMm']],
      ['buckling', ['rootDiameterMm']],
      ['bearingStaticSafety', ['bearingStaticRatingN']],
      ['guideStaticSafety', ['pitchFactorPerMm', 'rollFactorPerMm']],
      ['pitchMoment', ['pitchMomentNm']],
      ['yawMoment', ['yawMomentNm']],
      ['rollMoment', ['rollMomentNm']],
      ['combinedLoad', ['pitchMomentNm', 'yawMomentNm', 'rollMomentNm']],
      ['life', ['pitchFactorPerMm', 'rollFactorPerMm', 'bearingDynamicRatingN']],
    ]),
  )
})

test('a belt axis that nobody rates upright is not known there', () => {
  const { list, notKnown } = calculate({
    AssemblyMethod: 'vertical',
    M: 50,
    A: 0,
    B: 0,
    C: 0,
    MaxSpeed: 2000,
    Acceleration: 3,
    Stroke: 800,
  })
  expect(list).toEqual([])
  const belt = notKnown?.list.find(({ skuID }) => skuID === 'OSP-E50BHD')
  expect(belt?.notKnown?.map(({ name }) => name)).toEqual(expect.arrayContaining(['verticalUse', 'verticalMass', 'life', 'pitchMoment']))
})

test('the complete KR and SKR modules are found, and nothing else', { tags: ['deep'] }, () => {
  const { list } = calculate({ AssemblyMethod: 'horizontal', M: 5, A: 0, B: 20, C: 50, MaxSpeed: 300, Acceleration: 3, Stroke: 200 })
  expect(seriesOf(list)).toEqual(new Set(['KR', 'SKR']))
  expect(list.length).toBeGreaterThan(20)
  fc.assert(
    fc.property(easyModuleParameters, (request) => {
      for (const series of seriesOf(calculate(request).list)) expect(['KR', 'SKR']).toContain(series)
    }),
  )
})

test('chart and table say one force: those of the model that is found, with its own resistance', () => {
  // 20 kg, 3 m/s²: 0.01 × 20 × 9.80665 + 8.8 + 60 = 70.7613 N with the 8.8 N of a KR55.
  const request = { AssemblyMethod: 'horizontal', M: 20, A: 0, B: 0, C: 0, MaxSpeed: 500, Acceleration: 3, Stroke: 1000 } as const
  const { motion, results, list } = calculate(request)
  const table = results.find(({ name }) => name === 'forwardAcceleratingForce')?.value
  expect(motion?.phases[0]?.load).toBe(table)
  const own = linearModuleModels.find(({ skuID }) => skuID === list[0]?.skuID)?.candidate.resistanceN ?? Number.NaN
  expect(table).toBeCloseTo(0.01 * 20 * 9.806_65 + own + 60, 6)
})
