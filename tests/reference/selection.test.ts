/** Worked examples through the whole service, with the catalogue of the repository and the default assumptions. */
import { describe, expect, test } from 'vitest'
import type { BallScrewCandidate } from '../../families/ball-screw/wire/ball-screw.ts'
import type { ScrewJackCandidate } from '../../families/screw-jack/wire/screw-jack.ts'
import type { CheckAnswer } from '../../contract/results/selection.ts'
import type { Check } from '../../contract/results/sizing.ts'
import { ballScrewSizer } from '../../families/ball-screw/sizer.ts'
import type { BallScrewParameters } from '../../families/ball-screw/parameters.ts'
import { calculateSelection, explainSelection } from '../fixtures/whole-answers.ts'
import { checkCandidate, type CheckRequest } from '../../families/selection/check-candidate.ts'
import type { Sizer } from '../../families/define/sizer.ts'
import { screwJackSizer } from '../../families/screw-jack/sizer.ts'
import { ballScrewCatalogue } from '../property/families/real-catalogue.ts'
import { expectWithin } from './within.ts'

function check<Parameters, Candidate>(family: Sizer<Parameters, Candidate>, request: CheckRequest<Parameters, Candidate>): CheckAnswer {
  const checked = checkCandidate(family, request)
  if ('issues' in checked) throw new Error('the component was refused')
  return checked.answer
}
const valueOf = (answer: CheckAnswer, name: string): number => answer.values.find((value) => value.name === name)?.value ?? Number.NaN
const checkOf = (checks: readonly Check[], name: string): Check | undefined => checks.find((row) => row.name === name)

describe('W01 THK General Catalog A-722..A-735 as the form asks it', () => {
  const parameters: BallScrewParameters = {
    AssemblyMethod: 'horizontal',
    W: 80,
    Speed: 1000,
    Acceleration: 6.667,
    Stroke: 1000,
    UsePrecision: 'C7',
    FixedMethod: 'fixed-supported',
  }
  const answer = calculateSelection(ballScrewSizer, ballScrewCatalogue, { parameters, part: { page: 1, size: 100 } })

  test('the screw that THK chooses, WTF2040-2, is the default', () => {
    expect(answer.list[0]).toMatchObject({ skuName: 'WTF2040-2', isDefault: true, lead: 40, machineCode: 'WTF2040-2 +1302L C7' })
  })

  test('card: fs 24.7 (0.1), life 87 800 km by ISO 3408-5 (0.3 %, the source rounds the mean load), n1 1500', () => {
    expect(Math.abs((answer.list[0]?.fs ?? 0) - 24.7)).toBeLessThan(0.1)
    expectWithin(answer.list[0]?.l10 ?? 0, 87_800, 0.003)
    expect(answer.list[0]?.n1).toBe(1500)
  })

  // THK takes 1100 mm between the supports; the thread that is ordered is 1000 + 42 + 4 × 40 = 1202 mm: both limits fall by (1100 / 1202)².
  const longer = (1100 / 1202) ** 2

  test('ledger: critical speed 2180 × (1100/1202)², DN speed 3370 (0.3 %), tension 35 500 N, buckling by the conservative row half of 15 500 N × (1100/1202)² (0.5 %)', () => {
    const { models } = explainSelection(ballScrewSizer, ballScrewCatalogue, { parameters })
    const checks = models.find(({ skuName }) => skuName === 'WTF2040-2')?.checks ?? []
    expectWithin(checkOf(checks, 'criticalSpeed')?.available ?? 0, 2180 * longer, 0.003)
    expectWithin(checkOf(checks, 'dnValue')?.available ?? 0, 3370, 0.003)
    expectWithin(checkOf(checks, 'permissibleLoad')?.available ?? 0, 35_500, 0.005)
    expectWithin(checkOf(checks, 'buckling')?.available ?? 0, (15_500 / 2) * longer, 0.005)
  })

  test('lead 20 is rejected for its critical speed: 3000 > 2180 min⁻¹', () => {
    const { models } = explainSelection(ballScrewSizer, ballScrewCatalogue, { parameters })
    const row = checkOf(models.find(({ skuName }) => skuName === 'BLK2020-3.6')?.checks ?? [], 'criticalSpeed')
    expect(row).toMatchObject({ required: 3000, passed: false })
  })

  test('demands: forces 550, 17, −516, −550, −17, 516 N (below 1 N)', () => {
    const { demands } = explainSelection(ballScrewSizer, ballScrewCatalogue, { parameters })
    const printed = [550, 17, -516, -550, -17, 516]
    demands.slice(0, printed.length).forEach(({ value }, index) => expect(Math.abs(value - (printed[index] ?? 0))).toBeLessThan(1))
  })

  test('with 8 cycles a minute the mean speed is 400 min⁻¹ and 30 000 h are met', () => {
    const candidate = ballScrewCatalogue.models.find(({ skuName }) => skuName === 'WTF2040-2')?.candidate
    const motionShare = (100 * 8 * 2 * 1.15) / 60
    const checked = check(ballScrewSizer, { parameters, candidate: candidate ?? fail(), overrides: { requiredLife: 30_000, motionShare } })
    expectWithin(valueOf(checked, 'meanRotationalSpeed'), 400, 0.001)
    expect(checkOf(checked.checks, 'life')).toMatchObject({ required: 30_000, passed: true })
  })
})

const fail = (): never => {
  throw new Error('the model is not in the catalogue')
}

test('W05 THK General Catalog A-403, KR5520A, as a described screw with the source’s friction (1 %; life 3 %)', () => {
  const candidate: BallScrewCandidate = {
    nominalDiameterMm: 20,
    leadMm: 20,
    rootDiameterMm: 17.5,
    ballCircleDiameterMm: 20.75,
    dynamicLoadRatingN: 3620,
    staticLoadRatingN: 9290,
    nutLengthMm: 0,
    dnLimit: 50_000,
  }
  const parameters: BallScrewParameters = {
    AssemblyMethod: 'horizontal',
    W: 30,
    Speed: 500,
    Acceleration: 2.4,
    Stroke: 1200,
    FixedMethod: 'fixed-supported',
  }
  const answer = check(ballScrewSizer, {
    parameters,
    candidate,
    overrides: { frictionCoefficient: 0.005, guideResistance: 10, loadFactor: 1.2 },
  })
  expectWithin(valueOf(answer, 'forwardAcceleratingForce'), 83, 0.01)
  expectWithin(valueOf(answer, 'meanLoadForward'), 26.2, 0.01)
  expectWithin(valueOf(answer, 'staticSafety'), 111.9, 0.01)
  expectWithin(valueOf(answer, 'criticalSpeed'), 1560, 0.01)
  expectWithin(valueOf(answer, 'permissibleTension'), 35_300, 0.01)
  expect(valueOf(answer, 'dnValue')).toBe(31_125)
  expectWithin(valueOf(answer, 'lifeDistance') / 2 ** -0.9, 3.05e7, 0.03)
  expect(answer.notKnown.map(({ name }) => name)).toEqual(['maxSpeed', 'length', 'accuracy'])
})

describe('R2 and J1 as described jacks', () => {
  const swl5: ScrewJackCandidate = {
    capacityKg: 5200,
    screwKind: 'trapezoidal',
    screwDiameterMm: 40,
    leadMm: 7,
    rootDiameterMm: 32,
    wormRatio: 6,
    efficiency: 0.21,
    maxInputSpeedRpm: 1500,
    nominalDutyPercent: 20,
    maxDutyPercent: 100,
    maxStrokeMm: 2000,
    extensionMm: 0,
  }

  test('R2: 857.1 min⁻¹, 44.21 N m, 3.968 kW (0.02 %); screw efficiency 0.280, worm 0.75; self-locking with μ 0.06, not with 0.04', () => {
    const parameters = { ED: 20, W: 50_000 / 9.80665, Speed: 1000, Stroke: 300, FixedMethod: 'both-supported', WType: 'smooth' } as const
    const answer = check(screwJackSizer, { parameters, candidate: swl5, overrides: { lockingMargin: 1 } })
    expectWithin(valueOf(answer, 'inputSpeed'), 857.1, 2e-4)
    expectWithin(valueOf(answer, 'inputTorque'), 44.21, 2e-4)
    expectWithin(valueOf(answer, 'inputPower'), 3.968, 2e-4)
    expectWithin(valueOf(answer, 'screwEfficiency'), 28, 0.005)
    expectWithin(valueOf(answer, 'wormEfficiency'), 75, 0.005)
    // λ of Tr40x7 is 3.49°; ρ' is 3.55° at 0.06 and 2.37° at 0.04.
    expect([valueOf(answer, 'selfLocking'), valueOf(answer, 'brakeNeeded')]).toEqual([1, 0])
    const slippery = check(screwJackSizer, { parameters, candidate: swl5, overrides: { lowestThreadFriction: 0.04 } })
    expect([valueOf(slippery, 'selfLocking'), valueOf(slippery, 'brakeNeeded')]).toEqual([0, 1])
    expect(answer.notKnown.map(({ name }) => name)).toEqual(['inputTorque', 'thermal'])
  })

  test('J1: stroke side 711 mm and 80 mm end fitting, base fixed and guided: 695 027 N against 196 000 N (0.001 %)', () => {
    const parameters = { ED: 20, W: 49_000 / 9.80665, Speed: 100, Stroke: 711, FixedMethod: 'base-fixed-end-fixed' as const }
    const answer = check(screwJackSizer, {
      parameters,
      candidate: { ...swl5, rootDiameterMm: 38.4, screwDiameterMm: 50, extensionMm: 80 },
    })
    const buckling = checkOf(answer.checks, 'buckling')
    expectWithin(buckling?.available ?? 0, 695_027, 1e-5)
    expectWithin(buckling?.required ?? 0, 196_000, 1e-5)
    expect(buckling?.passed).toBe(true)
  })

  test('R3: at 1000 mm free length 26.2, 104.9 and 209.7 kN by the way the ends are held (0.2 %)', () => {
    const load = (FixedMethod: 'base-fixed-end-free' | 'both-supported' | 'base-fixed-end-fixed') =>
      valueOf(
        check(screwJackSizer, { parameters: { ED: 20, W: 1000, Speed: 100, Stroke: 1000, FixedMethod }, candidate: swl5 }),
        'bucklingLoad',
      )
    expectWithin(load('base-fixed-end-free'), 26.2, 0.002)
    expectWithin(load('both-supported'), 104.9, 0.002)
    expectWithin(load('base-fixed-end-fixed'), 209.7, 0.002)
  })
})
