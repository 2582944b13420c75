/** What is not known never passes, of pairs: any figure of any shipped gear unit, platform or motor is taken away, and nothing looks better for it. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { FurtherFigure } from '../../../contract/results/selection.ts'
import type { Check, VerdictKind } from '../../../contract/results/sizing.ts'
import { acMotorTable } from '../../../families/ac-motor/table.ts'
import type { AcMotorCandidate } from '../../../families/ac-motor/wire/ac-motor.ts'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import { reducerCard } from '../../../families/reducer/card.ts'
import { matchManual, matchServo, reducerCatalogue, type ReducerAnswer } from '../../../families/reducer/match.ts'
import { sizePair, type ReducerRequest } from '../../../families/reducer/pair.ts'
import { reducerFamily } from '../../../families/reducer/family.ts'
import { reducerTable } from '../../../families/reducer/table.ts'
import type { ReducerCandidate } from '../../../families/reducer/wire/reducer.ts'
import { rotaryCard } from '../../../families/rotary/card.ts'
import { rotaryFamily } from '../../../families/rotary/family.ts'
import { rotaryCatalogue } from '../../../families/rotary/match.ts'
import { sizeRotaryPair } from '../../../families/rotary/pair.ts'
import type { RotaryDemand } from '../../../families/rotary/sizing/demand.ts'
import { rotaryTable } from '../../../families/rotary/table.ts'
import type { RotaryCandidate } from '../../../families/rotary/wire/rotary.ts'
import { servoMotorTable } from '../../../families/servo-motor/table.ts'
import type { ServoMotorCandidate } from '../../../families/servo-motor/wire/servo-motor.ts'
import type { Sized } from '../../../families/sizing/define-sizing.ts'
import { realAcMotors, realGears, realServoMotors } from './reducer-catalogue.ts'
import { outputAsks, phaseAsks, stopAsks } from './reducer-arbitraries.ts'
import { demands } from './rotary-arbitraries.ts'
import { realPlatforms } from './rotary-catalogue.ts'
import { matchRotary, matchThreePhase } from '../../fixtures/whole-answers.ts'
import { scaledRuns } from '../../setup/runs.ts'

/** Verdicts from the worst to the best for whoever would rely on them. */
const standing = { failed: 0, notKnown: 1, passed: 2 } as const satisfies Record<VerdictKind, number>

type Row = Readonly<Record<string, unknown>>

/** A row of the catalogue with what its table says of it. */
type Part = { readonly table: CatalogueTable; readonly model: CatalogueModel<unknown> }

type Shown = Partial<Record<string, unknown>> & { readonly furtherFigures: readonly FurtherFigure[] }

/** A pair under a duty, by the figures of its parts. */
type Subject = {
  readonly parts: readonly Part[]
  readonly size: (parts: readonly CatalogueModel<unknown>[]) => Pick<Sized<unknown, unknown>, 'verdict' | 'notKnown' | 'checks'>
  readonly card: (parts: readonly CatalogueModel<unknown>[]) => Shown
  /** The lists that the search puts it in, where it is the only one. */
  readonly found: (parts: readonly CatalogueModel<unknown>[]) => VerdictKind
}

const without = (row: Row, column: string): Row => Object.fromEntries(Object.entries(row).filter(([name]) => name !== column))

/** What every row keeps: what it is, and what decides its order. */
const ofVerdict: ReadonlySet<string> = new Set(['machineCode', 'utilisation', 'governing', 'sizing', 'warnings'])

const figuresOf = ({ furtherFigures, ...fields }: Shown) =>
  new Map<string, unknown>([
    ...Object.entries(fields).filter(([name]) => !ofVerdict.has(name)),
    ...furtherFigures.map(({ name, value }) => [name, value] as const),
  ])

const limitOf = ({ required, available, utilisation }: Check) => [required, available, utilisation]

const listed = ({ gears, notKnown }: Pick<ReducerAnswer, 'gears' | 'notKnown'>): VerdictKind =>
  gears.length > 0 ? 'passed' : notKnown.gears.length > 0 ? 'notKnown' : 'failed'

// The rows are those that the subject was made of, less a column that they may do without.
const typed = <Candidate>(model: CatalogueModel<unknown> | undefined) => model as CatalogueModel<Candidate>

const shareOf = (value: number) =>
  fc.constantFrom(0.5, 0.95, 1, 1.05, 2).map((factor) => ({ value: value * factor, lower: -10, upper: 10 }))

/** Figures that are then estimated on the safe side: the checks that get no easier, and what falls with the estimate. */
const estimates: Readonly<Record<string, { readonly tighter: readonly string[]; readonly lower: readonly string[] }>> = {
  loadInertiaLimitKgM2: { tighter: ['loadInertia'], lower: [] },
  // The drive is limited to T2N, so that less of its peak is left for an emergency, too. An estimate lowers no force on the shaft.
  peakTorqueNm: {
    tighter: ['peakTorque', 'brakingTorque', 'phaseTorque', 'motorPeakTorque', 'twist', 'shaftForce', 'radialLoad', 'tiltingMoment'],
    lower: ['emergencyTorque', 'peakTorqueLimit', 'outputTorque'],
  },
}
const noise = 1 + 1e-12

const threePhase: fc.Arbitrary<Subject> = fc
  .tuple(
    fc.constantFrom(...realGears),
    fc.constantFrom(...realAcMotors),
    fc.constantFrom(undefined, 0.2, 1, 1.5),
    fc.nat(3),
    outputAsks,
    stopAsks,
  )
  .chain(([gear, motor, fb, torqueChoice, output, stop]) =>
    shareOf((9549.3 * motor.candidate.ratedPowerKw * gear.candidate.ratio * gear.candidate.efficiency) / motor.candidate.ratedSpeedRpm).map(
      (t2): Subject => {
        const request = {
          mode: 'threePhase',
          parameters: { ...output, ...stop, ...(fb !== undefined && { fb }), ...(torqueChoice === 0 && { t2 }) },
        } as const
        const pairOf = ([own, driving]: readonly CatalogueModel<unknown>[]) =>
          [typed<ReducerCandidate>(own), typed<AcMotorCandidate>(driving)] as const
        return {
          parts: [
            { table: reducerTable, model: gear },
            { table: acMotorTable, model: motor },
          ],
          size: (models) => {
            const [own, driving] = pairOf(models)
            return sizePair(request, { gear: own.candidate, motor: driving.candidate })
          },
          card: (models) => {
            const [own, driving] = pairOf(models)
            return reducerCard(own, { request, motor: driving })
          },
          found: (models) => {
            const [own, driving] = pairOf(models)
            return listed(matchThreePhase(request.parameters, reducerCatalogue([own], [driving])))
          },
        }
      },
    ),
  )

const mountable = realGears.filter(({ candidate }) => candidate.servoAdapters !== undefined)

const servo: fc.Arbitrary<Subject> = fc
  .tuple(
    fc.oneof(fc.constantFrom(...mountable), fc.constantFrom(...realGears)),
    fc.constantFrom(...realServoMotors),
    fc.constantFrom(undefined, 1e-4, 1e-2, 1),
    outputAsks,
    stopAsks,
    phaseAsks,
  )
  .map(([gear, motor, loadInertia, output, stop, spectrum]): Subject => {
    const requestFor = (driving: CatalogueModel<unknown> | undefined) => ({
      mode: 'servo' as const,
      parameters: {
        motor: typed<ServoMotorCandidate>(driving).candidate,
        ...output,
        ...stop,
        ...spectrum,
        ...(loadInertia !== undefined && { loadInertia }),
      },
    })
    return {
      parts: [
        { table: reducerTable, model: gear },
        { table: servoMotorTable, model: motor },
      ],
      size: ([own, driving]) => sizePair(requestFor(driving), { gear: typed<ReducerCandidate>(own).candidate }),
      card: ([own, driving]) => reducerCard(typed<ReducerCandidate>(own), { request: requestFor(driving) }),
      found: ([own, driving]) => listed(matchServo(requestFor(driving).parameters, reducerCatalogue([typed<ReducerCandidate>(own)], []))),
    }
  })

const loadedGears = realGears.filter(({ candidate }) => candidate.axialLoadN !== undefined)

const manual: fc.Arbitrary<Subject> = fc.oneof(fc.constantFrom(...realGears), fc.constantFrom(...loadedGears)).chain((gear) =>
  fc.tuple(shareOf(gear.candidate.ratedTorqueNm), outputAsks, phaseAsks).map(([t2, output, spectrum]): Subject => {
    const request: Extract<ReducerRequest, { mode: 'manual' }> = { mode: 'manual', parameters: { t2, ...output, ...spectrum } }
    return {
      parts: [{ table: reducerTable, model: gear }],
      size: ([own]) => sizePair(request, { gear: typed<ReducerCandidate>(own).candidate }),
      card: ([own]) => reducerCard(typed<ReducerCandidate>(own), { request }),
      found: ([own]) => listed(matchManual(request.parameters, reducerCatalogue([typed<ReducerCandidate>(own)], []))),
    }
  }),
)

/** An emergency stop, and accuracy in turns: mostly not asked for. */
const furtherAsks = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.record(
    {
      emergencyDeceleration: fc.constantFrom(1, 100),
      lostMotion: fc.constantFrom(0.5 / 21_600, 5 / 21_600),
      repeatability: fc.constantFrom(10 / 1_296_000, 60 / 1_296_000),
    },
    { requiredKeys: [] },
  ),
)

/** Demands that shipped platforms bear more often than not. */
const easyDemands: fc.Arbitrary<RotaryDemand> = fc.tuple(demands, fc.constantFrom(0, 1), furtherAsks).map(([demand, withRadial, asks]) => ({
  ...asks,
  ...demand,
  inertia: demand.inertia / 100,
  speed: demand.speed / 20,
  accelerationTorque: demand.accelerationTorque / 100,
  frictionTorque: demand.frictionTorque / 100,
  gravityTorque: 0,
  processTorque: 0,
  requiredTorque: (demand.accelerationTorque + demand.frictionTorque) / 50,
  rmsTorque: demand.accelerationTorque / 200,
  axialLoad: demand.axialLoad / 50,
  radialLoad: (withRadial * demand.radialLoad) / 50,
  momentLoad: demand.momentLoad / 50,
}))

const rotary: fc.Arbitrary<Subject> = fc
  .tuple(fc.constantFrom(...realPlatforms), fc.constantFrom(...realServoMotors), fc.oneof(demands, easyDemands))
  .map(([platform, motor, demand]): Subject => {
    const isDriven = platform.candidate.drive === 'gear'
    const motorOf = (driving: CatalogueModel<unknown> | undefined) => (isDriven ? typed<ServoMotorCandidate>(driving) : undefined)
    return {
      parts: [{ table: rotaryTable, model: platform }, ...(isDriven ? [{ table: servoMotorTable, model: motor }] : [])],
      size: ([own, driving]) => {
        const driver = motorOf(driving)
        const { candidate } = typed<RotaryCandidate>(own)
        return sizeRotaryPair(demand, { platform: candidate, ...(driver && { motor: { motor: driver.candidate } }) })
      },
      card: ([own, driving]) => {
        const driver = motorOf(driving)
        return rotaryCard(demand, { platform: typed<RotaryCandidate>(own), ...(driver && { motor: driver }) })
      },
      found: ([own, driving]) => {
        const driver = motorOf(driving)
        const { platforms, notKnown } = matchRotary(demand, rotaryCatalogue([typed<RotaryCandidate>(own)], driver ? [driver] : []))
        return platforms.length > 0 ? 'passed' : notKnown.length > 0 ? 'notKnown' : 'failed'
      },
    }
  })

describe.each([
  [
    'a gear unit with a three-phase motor',
    threePhase,
    ['ratedInputSpeedRpm', 'peakTorqueNm', 'stopTorqueNm', 'thermalPowerKw', 'motorFrames'],
  ],
  ['a gear unit with a servo motor', servo, ['ratedInputSpeedRpm', 'stopTorqueNm', 'thermalPowerKw', 'servoAdapters']],
  ['a gear unit alone', manual, ['radialLoadN', 'axialLoadN', 'backlashArcmin']],
  [
    'a rotary platform',
    rotary,
    ['inertiaKgM2', 'efficiency', 'permissibleAxialN', 'permissibleMomentNm', 'rotorInertiaKgCm2', 'bearingDynamicN'],
  ],
] as const)('a figure that is missing: %s', (_, subjects, columnsMet) => {
  test('never turns a verdict for the better, and leaves no other figure than those that do without it', () => {
    const met = new Set<string>()
    const runs = scaledRuns(6000)
    fc.assert(
      // Those that have to be met are picked often enough to be met in every run.
      fc.property(subjects, fc.nat(), fc.oneof(fc.nat(), fc.constantFrom(...columnsMet)), ({ parts, size, card, found }, which, pick) => {
        const part = parts[which % parts.length]
        if (!part) return
        // Every family's candidate is an object of its columns.
        const whole = part.model.candidate as Row
        const isSound = (row: Row) => part.table.candidate.safeParse(row).success
        const columns = Object.keys(whole).filter((name) => whole[name] !== undefined && isSound(without(whole, name)))
        const column = typeof pick === 'number' ? columns[pick % columns.length] : columns.find((name) => name === pick)
        if (column === undefined) return
        const models = parts.map(({ model }) => model)
        const blanked = parts.map((each) => (each === part ? { ...each.model, candidate: without(whole, column) } : each.model))
        const [before, after] = [size(models), size(blanked)]
        const { verdict } = after.verdict
        const isBetter = standing[verdict] > standing[before.verdict.verdict] && verdict !== 'notKnown'
        expect([column, isBetter]).toEqual([column, false])
        // The search says what the sizing says, of the whole and of what is left.
        expect([column, found(models), found(blanked)]).toEqual([column, before.verdict.verdict, verdict])
        if (verdict === 'notKnown') met.add(column)
        // Every family's candidate is an object of its columns.
        const statedBy = blanked.map(({ candidate }) => candidate as Row)
        // What is no column is asked of the maker because a rule is not printed for this size.
        const isMissing = (need: string) =>
          parts.every(({ table }) => table.columns[need] === undefined)
            ? need === 'bearingChart'
            : parts.some(({ table }, place) => table.columns[need] !== undefined && statedBy[place]?.[need] === undefined)
        for (const { name, needs } of after.notKnown) expect([name, needs.every(isMissing)]).toEqual([name, true])
        const own = new Map(before.checks().map((check) => [check.name, check]))
        const changed = after.checks().filter((check) => {
          const same = own.get(check.name)
          if (same === undefined) return true
          if (estimates[column]?.tighter.includes(check.name)) return check.utilisation * noise < same.utilisation
          if (estimates[column]?.lower.includes(check.name)) return check.utilisation > same.utilisation * noise
          // What is too much even without the figure fails all the same.
          const isEqual = limitOf(check).every((figure, place) => figure === limitOf(same)[place])
          return !isEqual && (check.passed || same.passed)
        })
        expect([column, changed]).toEqual([column, []])
        const figures = figuresOf(card(models))
        for (const [name, value] of figuresOf(card(blanked))) {
          const isLower = estimates[column]?.lower.includes(name) === true && Number(value) <= Number(figures.get(name) ?? 100) * noise
          const isHigher = estimates[column]?.tighter.includes(name) === true && Number(value) * noise >= Number(figures.get(name))
          expect([column, name, isLower || isHigher ? figures.get(name) : value]).toEqual([column, name, figures.get(name)])
        }
      }),
      runs,
    )
    // Few cases may leave a column out by chance.
    const required = runs.numRuns >= 6000 ? columnsMet : []
    expect(required.filter((column) => !met.has(column))).toEqual([])
  })
})

test('figures that are estimated where they are missing are named by the family', () => {
  expect(Object.keys({ ...rotaryFamily.estimated, ...reducerFamily.estimated })).toEqual(Object.keys(estimates))
})
