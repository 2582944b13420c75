/** Invariants 36 to 53 of linear modules, over the whole range of the form. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LinearModuleCandidate } from '../../../families/linear-module/wire/linear-module.ts'
import { resolveAssumptions } from '../../../families/define/assumption-set.ts'
import { linearModuleAssumptions } from '../../../families/linear-module/assumptions.ts'
import { linearModuleDuty, linearModuleOf } from '../../../families/linear-module/duty.ts'
import { linearModuleSizer } from '../../../families/linear-module/sizer.ts'
import type { LinearModuleParameters } from '../../../families/linear-module/parameters.ts'
import { linearModuleSizing } from '../../../families/linear-module/sizing/linear-module-sizing.ts'
import { blockLoads } from '../../../families/linear-module/sizing/guide.ts'
import { guideLoad } from '../../../families/linear-module/sizing/load.ts'
import { railFor } from '../../../families/linear-module/sizing/speed.ts'
import { shortestStrokeTime, strokeProfile } from '../../../families/formulas/motion-profile.ts'
import { unlimited } from '../../../families/formulas/physical-constants.ts'
import { between } from './arbitraries.ts'
import { expectNear, expectNotAbove } from './closeness.ts'
import { matchingSkus } from './matching-skus.ts'
import {
  easyModuleParameters,
  linearModuleModels,
  linearModules,
  massBySpeed,
  moduleParameters,
  type MassBySpeed,
} from './linear-module-arbitraries.ts'
import { scaledRuns } from '../../setup/runs.ts'

const size = (parameters: LinearModuleParameters, candidate: LinearModuleCandidate) => {
  const duty = linearModuleDuty(parameters)
  const { values: assumptions } = resolveAssumptions(linearModuleAssumptions, duty, {})
  const setting = linearModuleSizing.settingOf(duty, assumptions)
  return { ...linearModuleSizing.size(setting, linearModuleOf(candidate)), duty, assumptions }
}
const matches = (parameters: LinearModuleParameters): string[] => matchingSkus(linearModuleSizer, linearModuleModels, { parameters })
const utilisations = (parameters: LinearModuleParameters, candidate: LinearModuleCandidate) =>
  size(parameters, candidate).limits.map(({ name, utilisation }) => [name, utilisation])
const shortest = ({ Stroke, Acceleration }: LinearModuleParameters) =>
  shortestStrokeTime({ stroke: Stroke / 1000, acceleration: Acceleration })
/** The same request by its total time, `times` the shortest one. */
const byTime = (request: MassBySpeed, times: number): LinearModuleParameters => ({ ...request, TotalTime: shortest(request) * times })
const isRotating = (torques: Readonly<Record<string, number>>) => Object.values(torques).map(Math.abs)

test('36: the phases cover the stroke in the time of the stroke, at a = v / t; no time is shorter than 2 √(S / a)', () => {
  fc.assert(
    fc.property(moduleParameters, (request) => {
      const { phases = [] } = linearModuleSizer.prepare(request, {}).motion?.() ?? {}
      const forward = phases.filter(({ direction, kind }) => direction === 'forward' && kind !== 'dwell')
      expectNear(
        forward.reduce((sum, { startSpeed, endSpeed, duration }) => sum + ((startSpeed + endSpeed) / 2) * duration, 0),
        request.Stroke,
      )
      const { demand, duty } = size(request, linearModuleModels[0]?.candidate as LinearModuleCandidate) // the catalogue is not empty
      expectNear(demand.profile.peakSpeed / demand.times.accelerate, duty.acceleration)
      expectNotAbove(shortest(request), demand.profile.duration)
      expectNotAbove(demand.profile.peakSpeed, duty.speed)
    }),
  )
})

test('36: trapezoid and triangle agree where the stroke is just long enough', () => {
  fc.assert(
    fc.property(between(0.01, 3), between(0.1, 30), (speed, acceleration) => {
      const stroke = speed ** 2 / acceleration
      const [below, above] = [1 - 1e-12, 1 + 1e-12].map((factor) => strokeProfile({ stroke: stroke * factor, speed, acceleration }))
      expectNear(below?.duration ?? 0, above?.duration ?? 1)
      expectNear(below?.duration ?? 0, (2 * speed) / acceleration)
    }),
  )
})

test('37: a stroke that cannot be done in the time asked for has no list, and the time check says why', () => {
  fc.assert(
    fc.property(easyModuleParameters, linearModules, between(0.01, 0.999), (request, candidate, share) => {
      const impossible = byTime(request, share)
      expect(matches(impossible)).toEqual([])
      const check = size(impossible, candidate).limits.find(({ name }) => name === 'travelTime')
      expect(check?.passed).toBe(false)
      expectNear(check?.required ?? 0, shortest(request))
    }),
    scaledRuns(50),
  )
})

test('38: waiting never raises the RMS torque; peak torque, thrust, speed and the set stay', () => {
  fc.assert(
    fc.property(easyModuleParameters, linearModules, between(1, 4), between(0.001, 60), (request, candidate, times, waiting) => {
      const without = byTime(request, times)
      const [before, after] = [size(without, candidate), size({ ...without, WaitingTime: waiting }, candidate)]
      expectNotAbove(after.figures.rmsTorque ?? 0, before.figures.rmsTorque ?? 0)
      expect(after.figures.rmsTorque === undefined).toBe(before.figures.rmsTorque === undefined)
      expect(after.demand.dutyCycle).toBeLessThan(before.demand.dutyCycle)
      expect(after.figures.peakTorque).toBe(before.figures.peakTorque)
      expect(after.limits).toEqual(before.limits)
    }),
  )
})

test('39: waiting counts beside a speed as it does beside the time that the speed makes', () => {
  fc.assert(
    fc.property(easyModuleParameters, linearModules, between(1, 4), between(0, 60), (request, candidate, times, waiting) => {
      const timed = size({ ...byTime(request, times), WaitingTime: waiting }, candidate)
      const { demand, figures } = size({ ...request, MaxSpeed: timed.demand.profile.peakSpeed * 1000, WaitingTime: waiting }, candidate)
      expectNear(demand.cycleTime, 2 * (demand.profile.duration + waiting))
      expectNear(timed.demand.cycleTime, demand.cycleTime)
      expectNear(timed.figures.rmsTorque ?? 0, figures.rmsTorque ?? 0)
    }),
  )
})

test('40: without arms a carriage has no moments; without a load its life is unlimited, and nothing divides by zero', () => {
  fc.assert(
    fc.property(massBySpeed, linearModules, (request, candidate) => {
      const centred = { ...request, A: 0, B: 0, C: 0 }
      const { pitch, yaw, roll } = size(centred, candidate).demand.guideLoad.moments
      for (const moment of [pitch, yaw, roll]) expect([moment.constant, moment.accelerating].map(Math.abs)).toEqual([0, 0])
      const { guide, combinedFactor } = size({ ...centred, AssemblyMethod: 'vertical' }, candidate).figures
      expect([guide?.life ?? unlimited, guide?.largestLoad ?? 0, combinedFactor ?? 0]).toEqual([unlimited, 0, 0])
    }),
  )
})

test('41: an arm to the other side changes no check', () => {
  fc.assert(
    fc.property(massBySpeed, linearModules, fc.constantFrom('A', 'B', 'C'), (request, candidate, arm) => {
      expect(utilisations({ ...request, [arm]: -request[arm] }, candidate)).toEqual(utilisations(request, candidate))
    }),
  )
})

test('41: arms times k give moments times k, a mass times k gives forces, moments and inertia times k', () => {
  fc.assert(
    fc.property(massBySpeed, linearModules, between(0.1, 5), (request, candidate, k) => {
      const { A, B, C, M } = request
      const base = size(request, candidate)
      const moments = (sized: typeof base) =>
        Object.values(sized.demand.guideLoad.moments).flatMap(({ constant, accelerating }) => [constant, accelerating])
      const longer = moments(size({ ...request, A: A * k, B: B * k, C: C * k }, candidate))
      const heavier = size({ ...request, M: M * k }, candidate)
      moments(base).forEach((moment, index) => {
        expectNear(longer[index] ?? 0, moment * k)
        expectNear(moments(heavier)[index] ?? 0, moment * k)
      })
      expectNear(heavier.demand.inertiaForce, base.demand.inertiaForce * k)
      expectNear(heavier.figures.loadInertia, base.figures.loadInertia * k)
    }),
  )
})

test('42: the arm along the travel has no effect on an upright axis', () => {
  fc.assert(
    fc.property(massBySpeed, linearModules, between(-1000, 1000), (request, candidate, arm) => {
      const upright = { ...request, AssemblyMethod: 'vertical' as const }
      expect(size({ ...upright, A: arm }, candidate).values()).toEqual(size(upright, candidate).values())
    }),
  )
})

test('43: a guide with equal pitch and yaw factors carries wall(x, y, z) as horizontal(x, z, y) at constant speed', () => {
  const factors = { pitch: 90, yaw: 90, roll: 30 }
  fc.assert(
    fc.property(between(0.1, 100), between(-1, 1), between(-1, 1), between(-1, 1), (mass, along, lateral, height) => {
      const wall = guideLoad('wall', { mass, arms: { along, lateral, height }, acceleration: 0 })
      const horizontal = guideLoad('horizontal', { mass, arms: { along, lateral: height, height: lateral }, acceleration: 0 })
      const loadOf = (load: typeof wall) => blockLoads(load, { factors, blocks: 1 }).forwardConstant
      expectNear(loadOf(wall), loadOf(horizontal))
    }),
  )
})

test('44: the combined factor is not below any single one, and what passes it passes the moments', () => {
  fc.assert(
    fc.property(massBySpeed, linearModules, (request, candidate) => {
      const { limits } = size(request, candidate)
      const utilisationOf = (check: string) => limits.find(({ name }) => name === check)?.utilisation ?? 0
      for (const moment of ['pitchMoment', 'yawMoment', 'rollMoment']) expectNotAbove(utilisationOf(moment), utilisationOf('combinedLoad'))
    }),
  )
})

test('45: the life of a module is that of the part that lives shortest; it is not known where that of one part is not', () => {
  fc.assert(
    fc.property(moduleParameters, linearModules, (request, candidate) => {
      const { guide, screwLife, bearingLife, life } = size(request, candidate).figures
      const lives = candidate.driveKind === 'screw' ? [guide?.life, screwLife, bearingLife] : [guide?.life]
      const known = lives.filter((one) => one !== undefined)
      expect(life?.distance).toBe(known.length < lives.length ? undefined : Math.min(...known))
    }),
  )
})

test('48: the shortest rail with enough stroke is taken, and its speed is the one that counts', () => {
  fc.assert(
    fc.property(massBySpeed, fc.constantFrom(...linearModuleModels), (request, { candidate }) => {
      const module = linearModuleOf(candidate)
      const { figures, limits, duty } = size(request, candidate)
      const long = module.rails.filter(({ stroke }) => stroke >= duty.stroke)
      const rail = railFor(module, duty.stroke)
      expect(figures.rail).toBe(rail)
      const longest = module.rails.at(-1)?.length
      expect(rail?.length).toBe(long.length > 0 ? Math.min(...long.map(({ length }) => length)) : longest)
      const speed = limits.find(({ name }) => name === 'travelSpeed')
      expect(speed?.available).toBe(rail?.maxSpeed ?? module.maxSpeed)
    }),
  )
})

test('49: v = n U and J = m (U / 2π)² hold for screw and belt', () => {
  fc.assert(
    fc.property(massBySpeed, linearModules, (request, candidate) => {
      const { figures, duty, demand } = size(request, candidate)
      const travelPerTurn = candidate.leadMm / 1000
      expectNear(figures.requiredSpeed * travelPerTurn, duty.speed)
      expectNear(figures.loadInertia, demand.mass * (travelPerTurn / (2 * Math.PI)) ** 2)
    }),
  )
})

test('50: running torque times angular speed is F v / η; an upright axis gives back no more than η² of it', () => {
  fc.assert(
    fc.property(massBySpeed, linearModules, (request, candidate) => {
      const { figures, duty, assumptions } = size({ ...request, AssemblyMethod: 'vertical' }, candidate)
      const efficiency = candidate.driveKind === 'screw' ? assumptions.ballScrewEfficiency : assumptions.beltEfficiency
      const { forces, torques, runningTorque } = figures
      if (runningTorque === undefined || !forces) return
      expectNear(runningTorque * 2 * Math.PI * figures.requiredSpeed, (forces.forwardConstant * duty.speed) / efficiency)
      if (!torques) return
      expectNear(torques.forwardConstant, runningTorque)
      const down = torques.backwardConstant
      if (down < 0) expectNotAbove(-down, torques.forwardConstant * efficiency ** 2)
    }),
  )
})

test('51: the RMS torque is between the mean and the peak of the torques', () => {
  fc.assert(
    fc.property(massBySpeed, linearModules, (request, candidate) => {
      const { figures, demand } = size(request, candidate)
      const { rmsTorque, peakTorque } = figures
      if (!figures.torques || rmsTorque === undefined || peakTorque === undefined) return
      const torques = isRotating(figures.torques)
      const times = [demand.times.accelerate, demand.times.constant, demand.times.decelerate]
      const mean = torques.reduce((sum, torque, index) => sum + torque * (times[index % 3] ?? 0), 0) / demand.cycleTime
      expectNotAbove(rmsTorque, peakTorque)
      expectNotAbove(mean, rmsTorque)
    }),
  )
})

test('52: the result table has unique names, a known unit each, and the numbers of the trace of the matching', () => {
  fc.assert(
    fc.property(moduleParameters, fc.constantFrom(...linearModuleModels), (request, { candidate }) => {
      const preparation = linearModuleSizer.prepare(request, {})
      const rows = preparation.results?.(candidate) ?? []
      expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
      expect(rows).toEqual(preparation.size(candidate).values())
      expect(rows.slice(0, preparation.demands().length)).toEqual(preparation.demands())
      expect(preparation.results?.(undefined)).toEqual(preparation.demands())
      const { figures } = size(request, candidate)
      const valueOf = (row: string) => rows.find(({ name }) => name === row)?.value
      expectNear(valueOf('peakTorque') ?? 0, figures.peakTorque ?? 0)
      expect(valueOf('peakTorque') === undefined).toBe(figures.peakTorque === undefined)
      expectNear(valueOf('maxAxialForce') ?? 0, figures.largestForce ?? 0)
    }),
  )
})

test('53: a module that is not operable upright never appears there', () => {
  fc.assert(
    fc.property(massBySpeed, linearModules, (request, candidate) => {
      const limits = (posture: 'vertical' | 'wall') =>
        size({ ...request, AssemblyMethod: posture }, { ...candidate, verticalUse: 'notOperable' }).limits
      expect(limits('vertical').find(({ name }) => name === 'verticalUse')?.passed).toBe(false)
      expect(limits('wall').some(({ name }) => name === 'verticalUse')).toBe(false)
    }),
  )
})
