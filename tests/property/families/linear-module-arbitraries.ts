/** Random working conditions and linear modules over the whole range of the forms, and the catalogue of the repository. */
import fc from 'fast-check'
import { modulePostures, type LinearModuleCandidate } from '../../../families/linear-module/wire/linear-module.ts'
import { linearModuleSizer } from '../../../families/linear-module/sizer.ts'
import type { LinearModuleParameters } from '../../../families/linear-module/parameters.ts'
import { linearModuleTable } from '../../../families/linear-module/table.ts'
import { between, massPhases } from './arbitraries.ts'
import { indexed, modelsOf } from './real-catalogue.ts'

const arm = between(-400, 400)

/** A mass with its arms, by its highest speed. */
export const massBySpeed = fc.record({
  AssemblyMethod: fc.constantFrom(...modulePostures),
  M: between(0.1, 200),
  A: arm,
  B: arm,
  C: arm,
  MaxSpeed: between(1, 3000),
  Acceleration: between(0.1, 30),
  Stroke: between(1, 2000),
})
export type MassBySpeed = LinearModuleParameters & { readonly [K in 'M' | 'A' | 'B' | 'C' | 'MaxSpeed']: number }

/** Requests that some of the catalogue's modules can meet. */
export const easyModuleParameters: fc.Arbitrary<MassBySpeed> = massBySpeed.map((request) => ({
  ...request,
  M: request.M / 8,
  A: request.A / 4,
  B: request.B / 4,
  C: request.C / 4,
  MaxSpeed: 1 + request.MaxSpeed / 6,
  Acceleration: 0.1 + request.Acceleration / 6,
  Stroke: 1 + request.Stroke / 3,
}))

type Pace = Pick<LinearModuleParameters, 'MaxSpeed' | 'TotalTime' | 'EvenTime' | 'WaitingTime'>

/** One of the three ways to say how fast; `share` 0 to 1 lengthens the shortest possible time. */
const paceOf = (kind: 'speed' | 'total' | 'even', request: MassBySpeed, more: { share: number; waiting: number }): Pace => {
  if (kind === 'speed') return { MaxSpeed: request.MaxSpeed }
  const shortest = 2 * Math.sqrt(request.Stroke / 1000 / request.Acceleration)
  const time = shortest * (1 + 5 * more.share)
  return kind === 'total' ? { TotalTime: time, WaitingTime: more.waiting } : { EvenTime: time, WaitingTime: more.waiting }
}

/** Every combination of the tabs. */
export const moduleParameters: fc.Arbitrary<LinearModuleParameters> = fc
  .record({
    request: fc.oneof(massBySpeed, easyModuleParameters),
    kind: fc.constantFrom('speed' as const, 'total' as const, 'even' as const),
    more: fc.record({ share: between(0, 1), waiting: between(0, 10) }),
    thrust: fc.option(between(1, 3000), { nil: undefined }),
  })
  .map(({ request, kind, more, thrust }) => {
    const { M, A, B, C, MaxSpeed: _, ...rest } = request
    return { ...rest, ...paceOf(kind, request, more), ...(thrust === undefined ? { M, A, B, C } : { Thrust: thrust }) }
  })

/** What the form's extended part asks, each of it now and then. */
export const furtherModuleInputs = fc.record(
  { ExternalForce: fc.oneof(between(-200, 200), between(-5000, 5000)), ForceB: arm, ForceC: arm, Phases: massPhases(1000) },
  { requiredKeys: [] },
)

/** Requests with what the form's extended part asks, too. */
export const extendedModuleParameters: fc.Arbitrary<LinearModuleParameters> = fc
  .tuple(fc.oneof(moduleParameters, easyModuleParameters), furtherModuleInputs)
  .map(([request, further]) => ({ ...request, ...further }))

/** A limit, or that the maker has none. */
const orNone = (limit: fc.Arbitrary<number>) => fc.oneof(limit, fc.constant('none' as const))

/** Some of the keys of a record, each half of the time; or all of them. */
const some = <T extends object>(whole: fc.Arbitrary<T>): fc.Arbitrary<Partial<T>> => fc.oneof(whole, part(whole))

const part = <T extends object>(whole: fc.Arbitrary<T>): fc.Arbitrary<Partial<T>> =>
  fc.tuple(whole, fc.array(fc.boolean(), { minLength: 20, maxLength: 20 })).map(
    // A part of the record, by its own keys.
    ([record, included]) => Object.fromEntries(Object.entries(record).filter((_, index) => included[index])) as Partial<T>,
  )

const rating = between(300, 100_000)

/** Rails 100, 200, … mm with strokes that rise and speeds that fall. */
const rails = fc.record({ count: fc.integer({ min: 1, max: 8 }), fastest: between(50, 2500), withSpeeds: fc.boolean() }).map((table) => {
  const lengths = Array.from({ length: table.count }, (_, index) => 200 * (index + 1))
  return {
    railStrokeMm: Object.fromEntries(lengths.map((length) => [length, length - 90])),
    ...(table.withSpeeds && { railSpeedMmS: Object.fromEntries(lengths.map((length) => [length, table.fastest * (200 / length) ** 0.3])) }),
  }
})

const guide = fc.record({
  guideDynamicRatingN: rating,
  guideStaticRatingN: rating,
  guideLifeBasisKm: fc.constantFrom(50, 100),
})
const moments = fc.record({ pitchMomentNm: between(5, 8000), yawMomentNm: between(5, 8000), rollMomentNm: between(5, 8000) })
const factors = fc.record({ pitchFactorPerMm: between(0.01, 0.4), rollFactorPerMm: between(0.02, 0.1) })

const screwModules: fc.Arbitrary<LinearModuleCandidate> = fc
  .tuple(
    fc.record({ sizeMm: between(10, 100), leadMm: between(1, 60), blocks: fc.constantFrom(1, 2, 4) }),
    // What a person describes has a longest stroke, and no table of rails.
    fc.oneof({ weight: 3, arbitrary: rails }, fc.record({ maxStrokeMm: between(100, 3000) })),
    fc.oneof(
      fc.constant({}),
      guide,
      fc.tuple(guide, moments, some(factors)).map(([ratings, limits, known]) => ({ ...ratings, ...limits, ...known })),
    ),
    some(
      fc.record({
        rootDiameterMm: between(4, 40),
        ballCircleDiameterMm: between(5, 45),
        dnLimit: orNone(between(30_000, 120_000)),
        maxScrewSpeedRpm: orNone(between(500, 6000)),
        screwDynamicRatingN: rating,
        screwStaticRatingN: rating,
        bearingDynamicRatingN: rating,
        bearingStaticRatingN: rating,
        resistanceN: between(0, 20),
        verticalMassKg: between(1, 50),
        verticalUse: fc.constantFrom('operable' as const, 'notOperable' as const),
        maxSpeedMmS: orNone(between(50, 3000)),
        maxAccelerationMS2: orNone(between(1, 40)),
      }),
    ),
  )
  .map(([base, railTable, guideParts, further]) => ({ driveKind: 'screw' as const, ...base, ...railTable, ...guideParts, ...further }))

const beltModules: fc.Arbitrary<LinearModuleCandidate> = fc
  .tuple(
    fc.record({
      sizeMm: between(10, 100),
      leadMm: between(50, 400),
      blocks: fc.constant(1),
      maxStrokeMm: between(100, 7000),
    }),
    some(
      fc.record({
        maxSpeedMmS: between(500, 10_000),
        maxAccelerationMS2: between(1, 40),
        beltForceN: between(300, 4000).map((force) => ({ 1000: force, 3000: force * 0.8, 10_000: force * 0.5 })),
        verticalMassKg: between(1, 50),
        noLoadTorqueNm: between(0, 4),
      }),
    ),
    fc.oneof(fc.constant({}), guide),
  )
  .map(([base, further, guideParts]) => ({ driveKind: 'belt' as const, ...base, ...further, ...guideParts }))

export const linearModules: fc.Arbitrary<LinearModuleCandidate> = fc.oneof({ weight: 3, arbitrary: screwModules }, beltModules)

export const linearModuleModels = modelsOf(linearModuleTable)
export const linearModuleCatalogue = await indexed(linearModuleSizer, linearModuleModels)
