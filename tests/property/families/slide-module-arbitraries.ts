/** Random working conditions and slide modules over the whole range of the form, and the catalogue's modules. */
import fc from 'fast-check'
import {
  repeatabilityClasses,
  slideEnvironments,
  slidePostures,
  type SlideModuleCandidate,
  type SlideEnvironment,
  type SlidePosture,
} from '../../../families/slide-module/wire/slide-module.ts'
import type { SlideModuleParameters } from '../../../families/slide-module/parameters.ts'
import { slideModuleTable } from '../../../families/slide-module/table.ts'
import { between, massPhases } from './arbitraries.ts'
import { modelsOf } from './real-catalogue.ts'

const postures: fc.Arbitrary<SlidePosture> = fc.constantFrom(...slidePostures)
const environments: fc.Arbitrary<SlideEnvironment> = fc.constantFrom(...slideEnvironments)
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined })

/** Leaves out what is undefined, as a decoded request and a catalogue row do. */
const present = (values: object) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

type Ranges = { readonly mass: number; readonly arm: number; readonly stroke: number; readonly speed: number }

const parametersWithin = ({ mass, arm, stroke, speed }: Ranges): fc.Arbitrary<SlideModuleParameters> =>
  fc
    .record({
      W: between(1, mass),
      AssemblyMethod: postures,
      A: between(0, arm),
      B: between(0, arm),
      C: between(0, arm),
      Stroke: between(100, stroke),
      Speed: between(1, speed),
      Width: fc.constantFrom(40, 90, 170, 500),
      UseEnvironment: maybe(environments),
      PositionAccuracy: maybe(fc.constantFrom(...repeatabilityClasses)),
    })
    .map((values) => present(values) as SlideModuleParameters) // only the optional ones can be undefined

/** The whole range of the form. */
export const slideModuleParameters = parametersWithin({ mass: 130, arm: 500, stroke: 1450, speed: 1250 })

/** Requests that some of the catalogue's modules can meet. */
export const easySlideParameters = parametersWithin({ mass: 12, arm: 60, stroke: 400, speed: 400 })

/** Requests with what the form's extended part asks, too: a force on the table. */
export const extendedSlideParameters: fc.Arbitrary<SlideModuleParameters> = fc
  .tuple(
    fc.oneof(slideModuleParameters, easySlideParameters),
    fc.record(
      {
        ExternalForce: fc.oneof(fc.constant(0), between(-200, 200), between(-2000, 2000)),
        ForceA: between(-500, 500),
        ForceC: between(-500, 500),
        Phases: massPhases(500),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([form, further]) => ({ ...form, ...further }))

/** Strokes that rise and speeds that never rise with them, as published tables have them. */
const speedTables = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 30, max: 2000 }), { minLength: 1, maxLength: 8 }),
    fc.array(between(50, 2000), { minLength: 8, maxLength: 8 }),
  )
  .map(([strokes, speeds]) => {
    const falling = speeds.toSorted((a, b) => b - a)
    return Object.fromEntries(strokes.toSorted((a, b) => a - b).map((stroke, index) => [String(stroke), falling[index] ?? 50]))
  })

const guides = fc.record({
  dynamicLoadRatingN: between(1000, 100_000),
  staticLoadRatingN: between(1000, 150_000),
  rollMomentNm: between(10, 5000),
  pitchMomentNm: between(5, 3000),
  yawMomentNm: between(5, 3000),
})

export const slides: fc.Arbitrary<SlideModuleCandidate> = fc
  .record({
    widthMm: between(15, 420),
    leadMm: between(0.5, 100),
    environment: environments,
    repeatabilityMm: fc.constantFrom(0.001, 0.002, 0.004, 0.025, 0.1),
    payloadHorizontalKg: between(0.5, 600),
    payloadVerticalKg: maybe(between(0.5, 40)),
    speedByStrokeMmS: speedTables,
    allowableMomentNm: maybe(between(1, 100)),
    maxThrustN: maybe(between(20, 5000)),
    guide: maybe(guides),
  })
  .map(({ guide, ...rest }) => present({ ...rest, ...guide }) as SlideModuleCandidate) // only the optional ones can be undefined

export const slideModels = modelsOf(slideModuleTable)
