/** What fills the further positions of an axis: only rows of which every check passes, the first of them, and none for a missing figure. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Judged } from '../../../engine/assembly/judge.ts'
import type { State } from '../../../engine/assembly/assembly.ts'
import { runToEnd } from '../../../engine/base/cooperative.ts'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import { ballRailTable } from '../../../families/ball-rail/table.ts'
import { ballScrewTable } from '../../../families/ball-screw/table.ts'
import { couplingFit } from '../../../families/coupling/fit.ts'
import { couplingTable } from '../../../families/coupling/table.ts'
import type { CouplingCandidate } from '../../../families/coupling/wire/coupling.ts'
import { axisAssembly } from '../../../families/linear-axis/assembly.ts'
import { couplingDuty } from '../../../families/linear-axis/completion.ts'
import type { AxisConditions } from '../../../families/linear-axis/divide.ts'
import { candidateOf, searchAxes } from '../../../families/linear-axis/search.ts'
import { servoMotorTable } from '../../../families/servo-motor/table.ts'
import { verdictOf } from '../../../families/sizing/verdict.ts'
import { supportUnitTable } from '../../../families/support-unit/table.ts'
import type { SupportUnitCandidate } from '../../../families/support-unit/wire/support-unit.ts'
import { scaledRuns, scaledRunsAfter } from '../../setup/runs.ts'
import { modelsOf } from './real-catalogue.ts'

const couplings = modelsOf(couplingTable)
const supports = modelsOf(supportUnitTable)
const thinned = <Row>(rows: readonly Row[], step: number): Row[] => rows.filter((_row, index) => index % step === 0)
const rows = {
  screws: thinned(modelsOf(ballScrewTable), 8),
  guides: thinned(modelsOf(ballRailTable), 6),
  motors: thinned(modelsOf(servoMotorTable), 7),
}

/** An axis whose positions are filled. */
const filled: AxisConditions = {
  posture: 'horizontal',
  mass: 40,
  stroke: 300,
  speed: 300,
  acceleration: 3,
  layout: '2x2',
  sliderSpacing: 300,
  railSpacing: 300,
  armA: 0,
  armB: 0,
  armC: 100,
  fixing: 'fixed-supported',
  screwEnd: 12,
}

const situations: fc.Arbitrary<AxisConditions> = fc.record(
  {
    posture: fc.constantFrom('horizontal' as const, 'vertical' as const),
    mass: fc.constantFrom(5, 40, 120, 400),
    stroke: fc.constantFrom(300, 800),
    speed: fc.constantFrom(100, 300, 600),
    acceleration: fc.constantFrom(1, 3, 8),
    dwell: fc.constantFrom(0, 1),
    requiredLife: fc.constantFrom(2000, 20_000),
    layout: fc.constant('2x2' as const),
    sliderSpacing: fc.constant(300),
    railSpacing: fc.constant(300),
    armA: fc.constant(0),
    armB: fc.constant(0),
    armC: fc.constant(100),
    fixing: fc.constantFrom('fixed-free' as const, 'fixed-supported' as const, 'fixed-fixed' as const, 'supported-supported' as const),
    screwEnd: fc.constantFrom(8, 10, 12, 16, 20),
    excitation: fc.constantFrom(50, 400, 1500),
  },
  {
    requiredKeys: [
      'posture',
      'mass',
      'stroke',
      'speed',
      'acceleration',
      'layout',
      'sliderSpacing',
      'railSpacing',
      'armA',
      'armB',
      'armC',
      'fixing',
    ],
  },
)

type Completing = {
  readonly couplings: readonly CatalogueModel<CouplingCandidate>[]
  readonly supports: readonly CatalogueModel<SupportUnitCandidate>[]
}

/** The first passing axes with their assemblies. */
function assembled(conditions: AxisConditions, completing: Completing) {
  const { prepared, all } = searchAxes(conditions, { ...rows, ...completing })
  const axes = runToEnd(all())
    .filter(({ verdict }) => verdict.passed)
    .slice(0, 3)
  return {
    prepared,
    found: axes.map(({ axis }) => ({
      axis,
      assembly: axisAssembly(prepared, axis, { parts: prepared.partsOf(candidateOf(axis)), supports: completing.supports }),
    })),
  }
}

const rank: Readonly<Record<State, number>> = { complete: 0, open: 1, notKnown: 2, failed: 3 }
const roles = ['coupling', 'fixedSupport', 'freeSupport'] as const
const filledIn = ({ parts }: Judged, role: string) => parts.find((part) => part.role === role)?.item

test('what fills a position passes every check of its joints, and the state is that of the worst part or joint', () => {
  let models = 0
  fc.assert(
    fc.property(situations, (conditions) => {
      for (const { assembly } of assembled(conditions, { couplings, supports }).found) {
        const { parts, joints, state } = assembly
        expect(rank[state]).toBe(Math.max(...[...parts, ...joints].map((one) => rank[one.state])))
        for (const role of roles) {
          const item = filledIn(assembly, role)
          const own = joints.filter(({ a, b }) => [a, b].some((port) => port.startsWith(`${role}.`)))
          if (item === undefined) continue
          if (item.kind === 'model') models += 1
          const states = item.kind === 'model' ? own.flatMap(({ checks }) => checks.map((one) => one.state)) : own.map((one) => one.state)
          expect([...new Set(states)]).toEqual([item.kind === 'model' ? 'passed' : 'open'])
        }
        // What the coupling is checked for is the flow, bit for bit.
        const torques = joints.flatMap(({ id, checks }) => (id === 'motor-coupling' ? checks : [])).filter(({ name }) => name === 'torque')
        const flow = assembly.flows.find(({ to, name }) => to === 'coupling' && name.endsWith('couplingTorque'))
        expect(torques.every(({ a }) => a === flow?.value)).toBe(true)
      }
    }),
    scaledRunsAfter([filled], 200),
  )
  expect(models).toBeGreaterThan(0)
})

test('the coupling is the first in rank of all that pass with their own inertia; none without a stated end', () => {
  fc.assert(
    fc.property(situations, (conditions) => {
      const { prepared, found } = assembled(conditions, { couplings, supports })
      for (const { axis } of found) {
        const bare = candidateOf({ ...axis, coupling: undefined })
        const first = couplings.find(({ candidate }) => {
          const parts = prepared.partsOf({ ...bare, coupling: candidate })
          const { driving, driven } = couplingFit(candidate, couplingDuty(prepared, parts, bare))
          const isKnown = candidate.inertiaKgM2 !== undefined && candidate.lengthMm !== undefined
          return isKnown && verdictOf(prepared.join(parts)).passed && [...driving, ...driven].every(({ state }) => state === 'passed')
        })
        expect(axis.coupling?.skuID).toBe(conditions.screwEnd === undefined ? undefined : first?.skuID)
      }
    }),
    scaledRuns(200),
  )
})

const without = <Candidate extends object>(
  models: readonly CatalogueModel<Candidate>[],
  column: string,
): readonly CatalogueModel<Candidate>[] =>
  models.map((model) => {
    const candidate = Object.fromEntries(Object.entries(model.candidate).filter(([name]) => name !== column))
    // A row less a column that it may do without.
    return { ...model, candidate: candidate as Candidate }
  })

const columns = [
  'peakTorqueNm',
  'maxSpeedRpm',
  'torsionalStiffnessNmPerRad',
  'inertiaKgM2',
  'lengthMm',
  'diameterMm',
  'massKg',
  'dynamicAxialRatingN',
  'permissibleAxialN',
  'axialRigidityNPerUm',
  'dynamicRadialRatingN',
  'staticRadialRatingN',
]

/** Figures without which no coupling is chosen. */
const needed: ReadonlySet<string> = new Set(['maxSpeedRpm', 'inertiaKgM2', 'lengthMm'])

test('a figure taken away from every row fills no position that was open', () => {
  fc.assert(
    fc.property(situations, fc.constantFrom(...columns), (conditions, column) => {
      const whole = assembled(conditions, { couplings, supports }).found
      const less = assembled(conditions, { couplings: without(couplings, column), supports: without(supports, column) }).found
      // Screw, guides and motor are the same; the coupling alone may be left out.
      expect(less.map(({ axis }) => [axis.screw.skuID, axis.motor.skuID])).toEqual(
        whole.map(({ axis }) => [axis.screw.skuID, axis.motor.skuID]),
      )
      less.forEach(({ assembly }, index) => {
        const before = whole[index]?.assembly
        const kindsOf = (one: Judged | undefined) => roles.map((role) => one && filledIn(one, role)?.kind)
        const [then, now] = [kindsOf(before), kindsOf(assembly)]
        expect(now.filter((kind, place) => kind === 'model' && then[place] !== 'model')).toEqual([])
        expect(needed.has(column) && now[0] === 'model').toBe(false)
        expect(rank[assembly.state]).toBeGreaterThanOrEqual(before ? rank[before.state] : 0)
      })
    }),
    scaledRuns(200),
  )
})

test('figures that are no numbers fill nothing', () => {
  const unusable = {
    couplings: couplings.map((model) => ({ ...model, candidate: { ...model.candidate, torqueNm: Number.NaN } })),
    supports: supports.map((model) => ({ ...model, candidate: { ...model.candidate, boreMm: Number.NaN } })),
  }
  fc.assert(
    fc.property(situations, (conditions) => {
      const kinds = assembled(conditions, unusable).found.flatMap(({ assembly }) =>
        roles.flatMap((role) => filledIn(assembly, role)?.kind ?? []),
      )
      expect(kinds.filter((kind) => kind !== 'open')).toEqual([])
    }),
    scaledRuns(200),
  )
})
