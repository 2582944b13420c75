/** Invariants 13 to 25 of screw-jack sizing, over the whole range of the form. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { installTypes, type ScrewJackCandidate } from '../../../families/screw-jack/wire/screw-jack.ts'
import { explainSelection } from '../../fixtures/whole-answers.ts'
import { screwJackAssumptions } from '../../../families/screw-jack/assumptions.ts'
import { screwJackDuty, screwJackSizer, screwJackOf } from '../../../families/screw-jack/sizer.ts'
import type { ScrewJackParameters } from '../../../families/screw-jack/parameters.ts'
import { resolveAssumptions } from '../../../families/define/assumption-set.ts'
import { jackBucklingLoad } from '../../../families/formulas/buckling.ts'
import { jackFixingNames, jackFixings, judgedSpeedFactor } from '../../../families/screw-jack/sizing/fixing.ts'
import { standardGravity } from '../../../families/formulas/physical-constants.ts'
import { screwJackSizing } from '../../../families/screw-jack/sizing/screw-jack-sizing.ts'
import { isSelfLocking, threadFrictionAngle, trapezoidalFlankAngle } from '../../../families/formulas/trapezoidal-thread.ts'
import { between, screwJackParameters, screwJacks } from './arbitraries.ts'
import { expectNear } from './closeness.ts'
import { matchingSkus } from './matching-skus.ts'
import { screwJackCatalogue, screwJackModels } from './real-catalogue.ts'

const rounding = 1e-9

const size = (parameters: ScrewJackParameters, candidate: ScrewJackCandidate) => {
  const duty = screwJackDuty(parameters)
  const { values } = resolveAssumptions(screwJackAssumptions, duty, {})
  return screwJackSizing.size(screwJackSizing.settingOf(duty, values), screwJackOf(candidate))
}
const checkOf = (parameters: ScrewJackParameters, candidate: ScrewJackCandidate, name: string) =>
  size(parameters, candidate).limits.find((check) => check.name === name)
const matches = (parameters: ScrewJackParameters): string[] => matchingSkus(screwJackSizer, screwJackModels, { parameters })
const isSubset = (inner: readonly string[], outer: readonly string[]): boolean => inner.every((sku) => outer.includes(sku))
const withoutType = ({ ED, W, Speed, Stroke, FixedMethod }: ScrewJackParameters): ScrewJackParameters => ({
  ED,
  W,
  Speed,
  Stroke,
  FixedMethod,
})
/** Requests that some of the catalogue's jacks can meet. */
const easyParameters = screwJackParameters.map((parameters) => ({
  ...parameters,
  W: 100 + (parameters.W % 20_000),
  Speed: 1 + (parameters.Speed % 600),
  Stroke: 10 + (parameters.Stroke % 800),
}))

test('14: the load is taken as it comes: 3 t × 1.5 is 4.5 t × 1.0, and fs is never applied again', () => {
  fc.assert(
    fc.property(screwJackParameters, screwJacks, (parameters, candidate) => {
      const load = { ...parameters, W: 3000 * 1.5 }
      expect(size(load, candidate).checks()).toEqual(size({ ...parameters, W: 4500 }, candidate).checks())
      expectNear(size(load, candidate).demand.force, 4500 * standardGravity)
    }),
  )
})

test('15: a match carries the load; n1 = V i / p <= n1,max; T = 9550 P / n (0.1 %); P = F V / η + T0 n / 9550', () => {
  fc.assert(
    fc.property(screwJackParameters, screwJacks, (parameters, candidate) => {
      const { demand, figures, limits } = size(parameters, candidate)
      expectNear(figures.inputSpeed * 60, (parameters.Speed * candidate.wormRatio) / candidate.leadMm)
      expectNear(figures.inputTorque, (9550 * figures.inputPower) / 1000 / (figures.inputSpeed * 60), 1e-3)
      const lost = ((candidate.tareTorqueNm ?? 0) * figures.inputSpeed * 60 * 2 * Math.PI) / 60
      expectNear(figures.inputPower, (demand.force * parameters.Speed) / 60_000 / candidate.efficiency + lost)
      if (!limits.every(({ passed }) => passed)) return
      expect(candidate.capacityKg).toBeGreaterThanOrEqual(parameters.W * (1 - rounding))
      expect(figures.inputSpeed * 60).toBeLessThanOrEqual(candidate.maxInputSpeedRpm * (1 + rounding))
    }),
  )
})

test('16: of a normal and a slow ratio, the slow one turns faster in proportion and needs more power for the same lift', () => {
  fc.assert(
    fc.property(screwJackParameters, screwJacks, between(2, 4), between(0.4, 0.9), (parameters, normal, ratio, efficiency) => {
      const slow = { ...normal, wormRatio: normal.wormRatio * ratio, efficiency: normal.efficiency * efficiency }
      const [one, other] = [size(parameters, normal).figures, size(parameters, slow).figures]
      expectNear(other.inputSpeed / one.inputSpeed, ratio)
      expect(other.inputPower).toBeGreaterThan(one.inputPower)
    }),
  )
  const pairs = screwJackModels
    .filter(({ skuID }) => skuID.endsWith('-P'))
    .map((model) => [model, screwJackModels.find(({ skuID }) => skuID === model.skuID.replace(/-P$/, '-M'))] as const)
  expect(pairs.length).toBeGreaterThan(0)
  for (const [fast, slow] of pairs) expect(slow?.candidate.efficiency).toBeLessThan(fast.candidate.efficiency)
})

test('17: buckling goes with d⁴ and 1/L²; free end : both supported : end fixed = 1 : 4 : 8, and the matches are nested', () => {
  fc.assert(
    fc.property(between(0.01, 0.2), between(0.1, 5), between(1e10, 2e11), (rootDiameter, length, bucklingFactor) => {
      const load = jackBucklingLoad({ rootDiameter, length, bucklingFactor })
      expectNear(jackBucklingLoad({ rootDiameter: 2 * rootDiameter, length, bucklingFactor }), 16 * load)
      expectNear(jackBucklingLoad({ rootDiameter, length: 2 * length, bucklingFactor }), load / 4)
    }),
  )
  const free = jackFixings['base-fixed-end-free'].bucklingFactor
  expect([jackFixings['both-supported'].bucklingFactor / free, jackFixings['base-fixed-end-fixed'].bucklingFactor / free]).toEqual([4, 8])
  fc.assert(
    fc.property(easyParameters, (parameters) => {
      const type1 = withoutType(parameters)
      const [open, supported, fixed] = (['base-fixed-end-free', 'both-supported', 'base-fixed-end-fixed'] as const).map((FixedMethod) =>
        matches({ ...type1, FixedMethod }),
      )
      expect(isSubset(open ?? [], supported ?? []) && isSubset(supported ?? [], fixed ?? [])).toBe(true)
    }),
  )
})

test('a screw is judged with the specified speed factor, but never with more than the beam has', () => {
  const [free, supported] = [jackFixings['base-fixed-end-free'].eigenvalueSquared, jackFixings['both-supported'].eigenvalueSquared].map(
    Math.sqrt,
  )
  expect(Math.cos(free ?? 0) * Math.cosh(free ?? 0)).toBeCloseTo(-1, 5)
  expect(Math.tan(supported ?? 0)).toBeCloseTo(Math.tanh(supported ?? 0), 5)
  expect(jackFixingNames.map(judgedSpeedFactor)).toEqual([1.56, expect.closeTo(0.35625, 5), 1.56])
})

test('18: the speed factor of a free end is below that of a held end; both held ends share it', () => {
  expect(jackFixings['base-fixed-end-free'].speedFactor).toBeLessThan(jackFixings['both-supported'].speedFactor)
  expect(jackFixings['both-supported'].speedFactor).toBe(jackFixings['base-fixed-end-fixed'].speedFactor)
  fc.assert(
    fc.property(screwJackParameters, screwJacks, (parameters, candidate) => {
      const speed = (FixedMethod: ScrewJackParameters['FixedMethod']) =>
        checkOf({ ...parameters, InstallType: '2A', FixedMethod }, candidate, 'criticalSpeed')
      expect(speed('both-supported')).toEqual(speed('base-fixed-end-fixed'))
    }),
  )
})

test('19: critical speed is no check for a screw that travels; for a rotating one it can only remove models', () => {
  fc.assert(
    fc.property(easyParameters, fc.constantFrom('A', 'B'), (parameters, side) => {
      const type1 = { ...parameters, InstallType: side === 'A' ? '1A' : '1B' } as const
      const type2 = { ...parameters, InstallType: side === 'A' ? '2A' : '2B' } as const
      expect(
        explainSelection(screwJackSizer, screwJackCatalogue, { parameters: type1 }).models.every(({ checks }) =>
          checks.every(({ name }) => name !== 'criticalSpeed'),
        ),
      ).toBe(true)
      expect(isSubset(matches(type2), matches(type1))).toBe(true)
    }),
  )
})

test('20 and 21: upright and inverted give the same models; without an assembly code the answer is the union of all codes', () => {
  fc.assert(
    fc.property(easyParameters, (parameters) => {
      const byType = new Map(installTypes.map((InstallType) => [InstallType, matches({ ...parameters, InstallType })]))
      expect(byType.get('1A')).toEqual(byType.get('1B'))
      expect(byType.get('2A')).toEqual(byType.get('2B'))
      const union = new Set([...byType.values()].flat())
      expect(new Set(matches(withoutType(parameters)))).toEqual(union)
    }),
  )
})

test('22: a longer stroke never raises the permissible load; a stroke near 0 gives a finite buckling load', () => {
  fc.assert(
    fc.property(screwJackParameters, screwJacks, between(1, 5), (parameters, candidate, more) => {
      const short = size(parameters, candidate).figures
      const long = size({ ...parameters, Stroke: parameters.Stroke * more }, candidate).figures
      // Both are known, or neither is.
      expect(long.permissibleForce ?? 0).toBeLessThanOrEqual((short.permissibleForce ?? 0) * (1 + rounding))
      const extended = { ...candidate, extensionMm: candidate.extensionMm + 20 }
      expect(Number.isFinite(size({ ...parameters, Stroke: Number.MIN_VALUE }, extended).figures.bucklingLoad)).toBe(true)
    }),
  )
})

test("23: self-locking is λ <= 0.8 ρ' of the lowest friction, well inside a thread efficiency of (1 − tan² ρ')/2; shocks and ball screws always need a brake, and of a load that nothing is said of it is not told that none is needed", () => {
  fc.assert(
    fc.property(screwJackParameters, screwJacks, (parameters, candidate) => {
      const { screwEfficiency, selfLocking, brakeNeeded } = size(parameters, candidate).figures
      const { leadMm, screwDiameterMm, screwKind, threadStarts = 1, threadForm } = candidate
      const flankAngle = threadForm === 'square' ? 0 : trapezoidalFlankAngle
      const friction = threadFrictionAngle({ frictionCoefficient: 0.06, flankAngle })
      const angle = Math.atan(leadMm / (Math.PI * (screwDiameterMm - leadMm / threadStarts / 2)))
      const efficiency = Math.tan(angle) / Math.tan(angle + friction)
      expect(selfLocking).toBe(screwKind === 'trapezoidal' && angle <= 0.8 * friction)
      expect(selfLocking && efficiency >= (1 - Math.tan(friction) ** 2) / 2).toBe(false)
      expect(brakeNeeded).toBe(
        !selfLocking || { smooth: false, medium: true, strong: true, unsaid: undefined }[parameters.WType ?? 'unsaid'],
      )
      expect(selfLocking && screwEfficiency >= 0.5).toBe(false)
    }),
  )
  const thread = { lead: 0.006, pitchDiameter: 0.027, flankAngle: trapezoidalFlankAngle }
  expect([0.15, 0.01].map((frictionCoefficient) => isSelfLocking({ ...thread, frictionCoefficient }))).toEqual([true, false])
})

test('24: above its duty-cycle limit a model is absent; up to its nominal duty cycle the duty has no influence on heat', () => {
  fc.assert(
    fc.property(screwJackParameters, screwJacks, between(0.1, 1), (parameters, candidate, share) => {
      const hard = checkOf({ ...parameters, ED: candidate.maxDutyPercent * 1.001 }, candidate, 'dutyCycle')
      expect(hard?.passed).toBe(false)
      const thermal = (ED: number) => checkOf({ ...parameters, ED }, candidate, 'thermal')?.utilisation
      expect(thermal(candidate.nominalDutyPercent * share)).toBe(thermal(candidate.nominalDutyPercent))
    }),
  )
})

test('the largest load on the card is one that can be asked for, and no more', () => {
  const ofLoad = new Set(['capacity', 'buckling', 'permissibleLoad', 'inputTorque', 'thermal', 'life'])
  fc.assert(
    fc.property(screwJackParameters, screwJacks, (parameters, candidate) => {
      const { permissibleForce } = size(parameters, candidate).figures
      // Where the torque without load is all that the worm bears, nothing is left to lift with.
      if (permissibleForce === undefined || permissibleForce === 0) return
      const failing = (factor: number) =>
        size({ ...parameters, W: (permissibleForce / standardGravity) * factor }, candidate).limits.filter(
          ({ name, passed }) => !passed && ofLoad.has(name),
        )
      expect([failing(1 - 1e-9), failing(1.001).length > 0]).toEqual([[], true])
    }),
  )
})

test('the highest speed on the card is one that can be asked for, and no more', () => {
  const ofSpeed = new Set(['inputSpeed', 'thermal', 'criticalSpeed'])
  fc.assert(
    fc.property(screwJackParameters, screwJacks, (parameters, candidate) => {
      const { maxLiftingSpeed } = size(parameters, candidate).figures
      if (maxLiftingSpeed === undefined) return
      const failing = (factor: number) =>
        size({ ...parameters, Speed: maxLiftingSpeed * 60_000 * factor }, candidate).limits.filter(
          ({ name, passed }) => !passed && ofSpeed.has(name),
        )
      expect([failing(1 - 1e-9), failing(1 + 1e-6).length > 0]).toEqual([[], true])
    }),
  )
})
