/** Invariants 21 to 35 of ball-rail guides, over the whole range of the form. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guideLayouts, type BallRailCandidate } from '../../../families/ball-rail/wire/ball-rail.ts'
import { resolveAssumptions } from '../../../families/define/assumption-set.ts'
import { ballRailAssumptions } from '../../../families/ball-rail/assumptions.ts'
import { ballRailDuty, guideOf } from '../../../families/ball-rail/duty.ts'
import type { BallRailParameters } from '../../../families/ball-rail/parameters.ts'
import { strokePhases } from '../../../families/formulas/axial-force.ts'
import { distributeLoad, transverseLoad } from '../../../families/ball-rail/sizing/block-load.ts'
import { resultantOf, type Resultant } from '../../../families/ball-rail/sizing/forces.ts'
import type { Vector } from '../../../families/ball-rail/sizing/vector.ts'
import { blockPositions, layoutShapes } from '../../../families/ball-rail/sizing/layout.ts'
import { ratingFor50Km } from '../../../families/ball-rail/sizing/life.ts'
import { ballRailSizing } from '../../../families/ball-rail/sizing/ball-rail-sizing.ts'
import { standardGravity, unlimited } from '../../../families/formulas/physical-constants.ts'
import { between } from './arbitraries.ts'
import { expectNear, expectNotAbove } from './closeness.ts'
import { guideForms, ballRailParameters, guides } from './ball-rail-arbitraries.ts'

const assumptionsOf = (parameters: BallRailParameters) => resolveAssumptions(ballRailAssumptions, ballRailDuty(parameters), {}).values
const settingOf = (parameters: BallRailParameters) => ballRailSizing.settingOf(ballRailDuty(parameters), assumptionsOf(parameters))
const demandOf = (parameters: BallRailParameters) => settingOf(parameters).demand
const size = (parameters: BallRailParameters, candidate: BallRailCandidate) =>
  ballRailSizing.size(settingOf(parameters), guideOf(candidate))
const layoutsWith = (isIncluded: (shape: { rails: number; blocksPerRail: number }) => boolean) =>
  fc.constantFrom(...guideLayouts.filter((layout) => isIncluded(layoutShapes[layout])))
/** Sums of many terms that cancel: compared with the size of the terms. */
const expectSum = (sum: number, expected: number, size: number) => {
  expect(Math.abs(sum - expected)).toBeLessThanOrEqual(1e-9 * Math.max(size, 1e-9))
}

describe('balance of the blocks', () => {
  test('21: radial loads add up to FZ and lateral loads to FY in every phase', () => {
    fc.assert(
      fc.property(ballRailParameters, (parameters) => {
        for (const { force, distribution } of Object.values(demandOf(parameters).phases)) {
          const sum = (part: 'radial' | 'lateral') => distribution.blocks.reduce((total, load) => total + load[part], 0)
          const terms = distribution.blocks.reduce((total, { radial, lateral }) => total + Math.abs(radial) + Math.abs(lateral), 0)
          expectSum(sum('radial'), force.z, terms)
          expectSum(sum('lateral'), force.y, terms)
        }
      }),
    )
  })

  test('22: vertical, the arm along the travel changes nothing and no weight rests on the blocks', () => {
    fc.assert(
      fc.property(ballRailParameters, guides, between(-500, 500), (parameters, candidate, arm) => {
        const vertical = { ...parameters, UseMethod: 'vertical' as const }
        expect(size({ ...vertical, A: arm }, candidate).figures.largestLoad).toBe(size(vertical, candidate).figures.largestLoad)
        expect(demandOf(vertical).phases.forwardConstant.resultant.radial).toBe(0)
      }),
    )
  })

  test('23: centred and without inertia every block carries m g / N: down when horizontal, sideways on a wall, nothing when vertical', () => {
    fc.assert(
      fc.property(ballRailParameters, guides, (parameters, candidate) => {
        const centred = { ...parameters, A: 0, B: 0, C: 0, Acceleration: 0 }
        const { demand, figures } = size(centred, candidate)
        const share = (parameters.W * standardGravity) / demand.positions.length
        const loads = { horizontal: [share, 0], wall: [0, share], vertical: [0, 0] }[parameters.UseMethod]
        for (const { radial, lateral } of demand.phases.forwardConstant.distribution.blocks) {
          expectNear(radial, loads[0] ?? Number.NaN)
          expectNear(lateral, loads[1] ?? Number.NaN)
        }
        expect(figures.lifeDistance === unlimited).toBe(parameters.UseMethod === 'vertical')
        expect(Number.isFinite(figures.staticSafety)).toBe(true)
      }),
    )
  })

  test('24, 30: mirroring an arm or the acceleration swaps blocks; the worst block stays as it is', () => {
    fc.assert(
      fc.property(ballRailParameters, guides, fc.constantFrom('A', 'B', 'C'), (parameters, candidate, arm) => {
        const [before, after] = [size(parameters, candidate), size({ ...parameters, [arm]: -parameters[arm] }, candidate)]
        expectNear(after.figures.largestLoad, before.figures.largestLoad)
        expectNear(after.figures.meanLoad, before.figures.meanLoad)
        const { phases } = before.demand
        expectNear(phases.forwardAccelerating.resultant.pitch, phases.backwardDecelerating.resultant.pitch)
        expect(phases.forwardDecelerating.distribution).toEqual(phases.backwardAccelerating.distribution)
      }),
    )
  })
})

describe('spacings', () => {
  const moments = fc.record({
    radial: fc.constant(0),
    lateral: fc.constant(0),
    roll: between(1, 1e4),
    pitch: between(1, 1e4),
    yaw: between(1, 1e4),
  })
  const worst = (resultant: Resultant, layout: Parameters<typeof blockPositions>[0], part: 'radial' | 'lateral') =>
    Math.max(...distributeLoad(resultant, blockPositions(layout)).blocks.map((load) => Math.abs(load[part])))

  test('25: pitch and yaw parts fall as 1/l, the roll part as 1/L', () => {
    const layouts = layoutsWith(({ rails, blocksPerRail }) => rails > 1 && blocksPerRail > 1)
    fc.assert(
      fc.property(layouts, moments, between(0.05, 1), between(1, 5), (layout, resultant, spacing, factor) => {
        const near = { layout, sliderSpacing: spacing, railSpacing: spacing }
        const along = { ...near, sliderSpacing: spacing * factor }
        const across = { ...near, railSpacing: spacing * factor }
        expectNear(worst({ ...resultant, roll: 0 }, along, 'radial') * factor, worst({ ...resultant, roll: 0 }, near, 'radial'))
        expectNear(worst(resultant, along, 'lateral') * factor, worst(resultant, near, 'lateral'))
        expectNear(worst({ ...resultant, pitch: 0 }, across, 'radial') * factor, worst({ ...resultant, pitch: 0 }, near, 'radial'))
      }),
    )
  })

  test('26: with one block per rail the slider spacing, with one rail the rail spacing has no effect', () => {
    fc.assert(
      fc.property(guideForms, guides, between(10, 2000), (form, candidate, other) => {
        const { blocksPerRail, rails } = layoutShapes[form.Layout]
        const unread = { ...form, ...(blocksPerRail === 1 && { SliderSpacing: other }), ...(rails === 1 && { RailSpacing: other }) }
        expect(size(unread, candidate).limits).toEqual(size(form, candidate).limits)
      }),
    )
  })

  test('28: a third pair of blocks on the same footprint never raises the worst load, and leaves it alone when vertical', () => {
    fc.assert(
      fc.property(guideForms, guides, (form, candidate) => {
        const four = size({ ...form, Layout: '2x2' }, candidate).figures.largestLoad
        const six = size({ ...form, Layout: '2x3', SliderSpacing: form.SliderSpacing / 2 }, candidate).figures.largestLoad
        if (form.UseMethod === 'vertical') expectNear(six, four)
        else expectNotAbove(six, four)
      }),
    )
  })
})

describe('masses', () => {
  const vectors: fc.Arbitrary<Vector> = fc.record({ x: between(-1, 1), y: between(-1, 1), z: between(-1, 1) })
  const masses = fc.array(fc.record({ mass: between(1, 1000), point: vectors }), { minLength: 1, maxLength: 5 })
  const weightOf = (mass: number, direction: Vector): Vector => ({ x: mass * direction.x, y: mass * direction.y, z: mass * direction.z })
  const parts = ['radial', 'lateral', 'roll', 'pitch', 'yaw'] as const

  test('27: several masses are one at their mass-weighted mean point; splitting one changes nothing', () => {
    fc.assert(
      fc.property(masses, vectors, (several, direction) => {
        const mass = several.reduce((sum, one) => sum + one.mass, 0)
        const mean = (axis: keyof Vector): number => several.reduce((sum, one) => sum + one.mass * one.point[axis], 0) / mass
        const one = { mass, point: { x: mean('x'), y: mean('y'), z: mean('z') } }
        const half = { ...one, mass: one.mass / 2 }
        const resultantFor = (list: readonly { mass: number; point: Vector }[]) =>
          resultantOf(list.map(({ mass, point }) => ({ force: weightOf(mass, direction), point })))
        const [single, separate, split] = [resultantFor([one]), resultantFor(several), resultantFor([half, half])]
        for (const part of parts) {
          expectSum(separate[part], single[part], one.mass)
          expectSum(split[part], single[part], one.mass)
        }
      }),
    )
  })

  test('29: twice the mass is twice the load, an eighth of the life and half the safety', () => {
    fc.assert(
      fc.property(ballRailParameters, guides, (parameters, candidate) => {
        const [once, twice] = [size(parameters, candidate).figures, size({ ...parameters, W: 2 * parameters.W }, candidate).figures]
        expectNear(twice.largestLoad, 2 * once.largestLoad)
        if (once.lifeDistance < unlimited) expectNear(twice.lifeDistance * 8, once.lifeDistance)
        if (once.staticSafety < unlimited) expectNear(twice.staticSafety * 2, once.staticSafety)
      }),
    )
  })

  test('the largest mass of the card reaches the first limit of the loads exactly', () => {
    fc.assert(
      fc.property(ballRailParameters, guides, (parameters, candidate) => {
        const { largestMass = Infinity } = size(parameters, candidate).figures
        fc.pre(largestMass < 1e12)
        const { limits } = size({ ...parameters, W: largestMass }, candidate)
        const loaded = limits.filter(({ name }) => ['staticSafety', 'life', 'loadShare'].includes(name))
        expectNear(Math.max(...loaded.map(({ utilisation }) => utilisation)), 1)
      }),
    )
  })
})

describe('ratings and life', () => {
  test('31: C for 100 km and the same block’s C for 50 km give one life and one utilisation of the load limit', () => {
    fc.assert(
      fc.property(ballRailParameters, guides, (parameters, candidate) => {
        const rated100 = { ...candidate, ratingDistanceKm: 100 }
        const rated50 = { ...rated100, ratingDistanceKm: 50, dynamicLoadRatingKn: ratingFor50Km(candidate.dynamicLoadRatingKn, 100_000) }
        const [a, b] = [size(parameters, rated100).figures, size(parameters, rated50).figures]
        expectNear(a.lifeDistance, b.lifeDistance)
        expectNear(a.permissibleLoad, b.permissibleLoad)
      }),
    )
  })

  test('32: larger ratings never shorten the life', () => {
    fc.assert(
      fc.property(ballRailParameters, guides, between(1, 3), between(1, 3), (parameters, candidate, load, moment) => {
        const larger = {
          ...candidate,
          dynamicLoadRatingKn: candidate.dynamicLoadRatingKn * load,
          staticLoadRatingKn: candidate.staticLoadRatingKn * Math.min(load, moment),
          rollMomentKnm: candidate.rollMomentKnm * moment,
          pitchMomentKnm: candidate.pitchMomentKnm * moment,
          yawMomentKnm: candidate.yawMomentKnm * moment,
        }
        expectNotAbove(size(parameters, candidate).figures.lifeDistance, size(parameters, larger).figures.lifeDistance)
      }),
    )
  })

  test('33, 34: the mean load is never above the largest, and the worst block’s life is that of the layout', () => {
    fc.assert(
      fc.property(ballRailParameters, guides, (parameters, candidate) => {
        const { figures } = size(parameters, candidate)
        expectNotAbove(figures.meanLoad, figures.largestLoad)
        expect(figures.meanLoads[figures.lifeBlock - 1]).toBe(Math.max(...figures.meanLoads))
        expect(figures.loads[figures.governingPhase][figures.governingBlock - 1]).toBe(figures.largestLoad)
        expect(Math.max(...strokePhases.flatMap((phase) => figures.loads[phase]))).toBe(figures.largestLoad)
      }),
    )
  })

  test('35: blocks that no moment can tilt carry |P| + |PT| only', () => {
    fc.assert(
      fc.property(ballRailParameters, guides, (parameters, candidate) => {
        const rigid = { ...candidate, rollMomentKnm: 1e30, pitchMomentKnm: 1e30, yawMomentKnm: 1e30 }
        const { demand, figures } = size(parameters, rigid)
        const loads = demand.phases[figures.governingPhase].distribution.blocks.map((load) =>
          transverseLoad(load, rigid.equivalentLoadRule),
        )
        expect(Math.abs(figures.largestLoad - Math.max(...loads))).toBeLessThan(1e-6)
      }),
    )
  })

  test('the makers’ rules differ by at most half of the smaller load', () => {
    fc.assert(
      fc.property(between(-1e5, 1e5), between(-1e5, 1e5), (radial, lateral) => {
        const [sum, larger] = [transverseLoad({ radial, lateral }, 'sum'), transverseLoad({ radial, lateral }, 'largerPlusHalfSmaller')]
        expectNotAbove(larger, sum)
        expectNear(larger + Math.min(Math.abs(radial), Math.abs(lateral)) / 2, sum)
      }),
    )
  })
})
