/** Small random catalogues of reducers and motors, and requests near what they hold. */
import fc from 'fast-check'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { AcMotorCandidate } from '../../../families/ac-motor/wire/ac-motor.ts'
import type { MotorFlange } from '../../../contract/catalogue/motor-flange.ts'
import type { ServoMotorCandidate } from '../../../families/servo-motor/wire/servo-motor.ts'
import {
  gearTypes,
  precisionTypes,
  reducerTypes,
  transmissionElements,
  transmissionTypes,
  type ReducerCandidate,
  type Toleranced,
} from '../../../families/reducer/wire/reducer.ts'
import { reducerCatalogue, type ReducerCatalogue } from '../../../families/reducer/match.ts'
import type {
  FilterParameters,
  ManualParameters,
  OutputParameters,
  ServoParameters,
  SpectrumParameters,
  StopParameters,
  ThreePhaseParameters,
} from '../../../families/reducer/parameters.ts'
import { errorSteps } from '../../../screens/servo/panel-state.ts'

/** A servo request for a motor of the catalogue. */
type ServoMotorParameters = Extract<ServoParameters, { readonly motor: ServoMotorCandidate }>

const frames = [63, 71, 80, 90, 100]
const ratios = [4, 5, 8, 10, 31 / 3, 12.5, 31.5]

/** Flanges that motors and adapters share, so that some pairs fit. */
const flanges: readonly MotorFlange[] = [
  { s: 8, lr: 25, la: 30, le: 2.5, lb: 46, lz: 4.5 },
  { s: 14, lr: 30, la: 50, le: 3, lb: 70, lz: 5.5 },
  { s: 11, lr: 30, la: 50, le: 3, lb: 70, lz: 4.5 },
  { s: 19, lr: 40, la: 70, le: 3, lb: 90, lz: 7 },
]

const asModel = <Candidate>(prefix: string, candidate: Candidate, rank: number): CatalogueModel<Candidate> => ({
  skuID: `${prefix}${rank}`,
  skuName: `${prefix}${rank}`,
  series: prefix,
  maker: 'Test',
  basis: 'demo',
  source: 'random',
  icon: 'reducer',
  rank,
  candidate,
})

const someOf = <T>(values: readonly T[]): fc.Arbitrary<T[]> => fc.subarray([...values], { minLength: 1 })
const adapters = fc
  .subarray([...flanges], { minLength: 1 })
  .map((own) => own.map(({ s, la, lb, lz }) => ({ bore: s, pilot: la, boltCircle: lb, screw: lz - 0.5, hubDepth: 45 })))

const ratings = fc
  .tuple(fc.constantFrom(5, 15, 40, 85, 200, 450, 1500), fc.constantFrom(1.2, 1.6, 3), fc.constantFrom(1.2, 2), fc.nat(14))
  .map(([rated, peak, stop, missing]) => ({
    ratedTorqueNm: rated,
    ...(missing !== 0 && { peakTorqueNm: rated * peak }),
    ...(missing > 1 && { stopTorqueNm: rated * peak * stop }),
  }))

/** Figures that only some makers state. */
const speedAndHeat = {
  inertiaKgCm2: fc.constantFrom(0.02, 0.3, 5),
  // Never above the largest speed of any gear here.
  ratedInputSpeedRpm: fc.constantFrom(910, 1200, 1450),
  thermalPowerKw: fc.constantFrom<'none' | number>('none', 'none', 0.5, 1.5, 4),
}
const stated = fc.oneof({ weight: 5, arbitrary: fc.record(speedAndHeat) }, fc.record(speedAndHeat, { requiredKeys: [] }))
const motorFrames = someOf(frames).map((own) => own.map((frame) => `${frame}:B5`))
/** Most gears take motors of both kinds, so that pairs are many; a maker may state neither. */
const mountings = fc.oneof(
  { weight: 5, arbitrary: fc.record({ motorFrames, servoAdapters: adapters }) },
  fc.record({ motorFrames, servoAdapters: adapters }, { requiredKeys: [] }),
)

/** Figures of the output, seldom all of them. */
const outputs = fc.record(
  {
    backlashArcmin: fc.constantFrom(1, 8, 20),
    radialLoadN: fc.constantFrom<'none' | number>('none', 200, 3000),
    axialLoadN: fc.constantFrom<'none' | number>('none', 150, 2000),
    tiltingMomentNm: fc.constantFrom<'none' | number>('none', 5, 300),
    loadPointMm: fc.constantFrom(0, 15, 30),
    outputBearingMm: fc.constantFrom(12, 60),
    loadOutputSpeedRpm: fc.constantFrom<'none' | number>('none', 20, 150),
    torsionalStiffnessNmPerArcmin: fc.constantFrom(2, 30),
  },
  { requiredKeys: [] },
)

/** What is asked of the output beside its torque: mostly nothing. */
export const outputAsks: fc.Arbitrary<OutputParameters> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  fc
    .record(
      {
        radialForce: fc.constantFrom(50, 190, 1000),
        axialForce: fc.constantFrom(50, 140, 1000),
        forceDistance: fc.constantFrom(0, 20, 80),
        element: fc.constantFrom(...transmissionElements),
        maxBacklash: fc.constantFrom(0.5, 8, 15),
        maxTwist: fc.constantFrom(1, 5, 40),
      },
      { requiredKeys: [] },
    )
    .map(({ element, forceDistance, ...rest }) => ({
      ...rest,
      ...(element !== undefined && { transmissionElement: element, pitchDiameter: 80 }),
      ...(forceDistance !== undefined && (rest.radialForce !== undefined || element !== undefined) && { forceDistance }),
    })),
)

/** The same with an emergency stop. */
export const stopAsks: fc.Arbitrary<StopParameters> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  fc.record({ loadInertia: fc.constantFrom(1e-3, 0.1, 10), emergencyTime: fc.constantFrom(0.01, 0.1, 1) }),
)

/** Phases at the output: mostly none. */
export const phaseAsks: fc.Arbitrary<SpectrumParameters> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  fc
    .array(
      fc.record({
        torque: fc.constantFrom(-8, 0, 1, 6, 12, 40),
        speed: fc.constantFrom(0, 20, 90, 240, 700),
        time: fc.constantFrom(0.1, 1, 10),
      }),
      { minLength: 1, maxLength: 4 },
    )
    .map((phases) => ({ phases })),
)

export const reducers: fc.Arbitrary<ReducerCandidate> = fc
  .tuple(
    fc.record({
      precisionType: fc.constantFrom(...precisionTypes),
      transmissionType: fc.constantFrom(...transmissionTypes),
      gearType: fc.constantFrom(...gearTypes),
      reducerType: fc.constantFrom(...reducerTypes),
      size: fc.constantFrom(17, 37, 60, 77),
      stages: fc.constantFrom(1, 2, 3),
      ratio: fc.constantFrom(...ratios),
      maxInputSpeedRpm: fc.constantFrom(1450, 3000, 3000, 6000),
      efficiency: fc.constantFrom(0.5, 0.72, 0.94, 0.96, 1),
    }),
    ratings,
    stated,
    mountings,
    outputs,
  )
  .map((parts) => Object.assign({}, ...parts) as ReducerCandidate) // the parts together have every field

const acMotors: fc.Arbitrary<AcMotorCandidate> = fc.record({
  ratedPowerKw: fc.constantFrom(0.25, 0.37, 0.75, 1.1, 1.5, 2.2),
  poles: fc.constantFrom(2, 4, 6),
  ratedSpeedRpm: fc.constantFrom(910, 1400, 1440, 2840),
  frame: fc.constant('90L'),
  frameSize: fc.constantFrom(...frames),
})

export const servoMotors: fc.Arbitrary<ServoMotorCandidate> = fc
  .tuple(
    fc.record({
      brand: fc.constant('Test'),
      typeCode: fc.constant('T'),
      ratedPowerW: fc.constantFrom(100, 400, 750),
      ratedSpeedRpm: fc.constantFrom(1500, 2000, 3000),
      maxSpeedRpm: fc.constantFrom(3000, 5000, 6500),
      ratedTorqueNm: fc.constantFrom(0.32, 1.27, 2.39),
      flangeSizeMm: fc.constant(60),
    }),
    fc.constantFrom(...flanges),
    fc.constantFrom(2, 3, 3.6),
    fc.record({ rotorInertiaKgCm2: fc.constantFrom(0.0659, 0.486, 1.59) }, { requiredKeys: [] }),
  )
  .map(([rating, flange, peak, inertia]) => ({ ...rating, ...flange, ...inertia, peakTorqueNm: peak * rating.ratedTorqueNm }))

/** The first rows come twice, under different skus, so that ties are many. */
const withTwins = <Candidate>(prefix: string, own: readonly Candidate[]): CatalogueModel<Candidate>[] =>
  [...own, ...own.slice(0, 3)].map((each, rank) => asModel(prefix, each, rank))

const gearModels = fc.array(reducers, { minLength: 8, maxLength: 25 }).map((own) => withTwins('G', own))
const motorModels = fc.array(acMotors, { minLength: 4, maxLength: 10 }).map((own) => withTwins('M', own))
export const catalogues: fc.Arbitrary<ReducerCatalogue> = fc
  .tuple(gearModels, motorModels)
  .map(([gears, motors]) => reducerCatalogue(gears, motors))

const ranges = fc.record({ lower: fc.constantFrom(...errorSteps.lower), upper: fc.constantFrom(...errorSteps.upper) })

/** A demand at a value or beside it, with a window of the selector. */
const demandAt = (value: number) =>
  fc.tuple(fc.constantFrom(1, 1, 1, 1, 0.95, 1.25), ranges).map(([factor, range]): Toleranced => ({ value: value * factor, ...range }))

/** A demand at one of the values or beside it, with a window of the selector. */
export const demandNear = (values: readonly number[]): fc.Arbitrary<Toleranced> => fc.constantFrom(...values).chain(demandAt)

export const ratioDemands = demandNear(ratios)

/** Checkbox groups, often left as they are. */
export const filters: fc.Arbitrary<FilterParameters> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.record(
    {
      transmissionTypes: fc.subarray([...transmissionTypes]),
      gearTypes: fc.subarray([...gearTypes]),
      reducerTypes: fc.subarray([...reducerTypes]),
      precisionType: fc.constantFrom(...precisionTypes),
    },
    { requiredKeys: [] },
  ),
)

/** A request with the catalogue that it is near to. */
export type Case<Request> = { readonly parameters: Request; readonly catalogue: ReducerCatalogue }

const gearOf = ({ gears }: ReducerCatalogue): fc.Arbitrary<ReducerCandidate> => fc.constantFrom(...gears.map(({ candidate }) => candidate))

/** Three-phase requests near a pair of the catalogue: none to all of power, torque, speed, ratio. */
export const threePhaseCases: fc.Arbitrary<Case<ThreePhaseParameters>> = catalogues.chain((catalogue) =>
  fc
    .tuple(gearOf(catalogue), fc.constantFrom(...catalogue.motors.map(({ candidate }) => candidate)))
    .chain(([{ ratio, efficiency }, { ratedPowerKw, ratedSpeedRpm }]) =>
      fc.record(
        {
          motorPower: demandAt(ratedPowerKw),
          t2: demandAt((9549.3 * ratedPowerKw * efficiency * ratio) / ratedSpeedRpm),
          n2: demandAt(ratedSpeedRpm / ratio),
          i: demandAt(ratio),
          fb: fc.constantFrom(0.01, 0.1, 0.5, 1),
        },
        { requiredKeys: [] },
      ),
    )
    .chain((demands) =>
      fc
        .tuple(filters, outputAsks, stopAsks)
        .map(([own, output, stop]) => ({ parameters: { ...demands, ...own, ...output, ...stop }, catalogue })),
    ),
)

/** Servo requests near a gear of the catalogue, with any motor. */
export const servoCases: fc.Arbitrary<Case<ServoMotorParameters>> = catalogues.chain((catalogue) =>
  fc
    .tuple(gearOf(catalogue), servoMotors)
    .chain(([{ ratio }, motor]) =>
      fc.record(
        {
          motor: fc.constant(motor),
          i: demandAt(ratio),
          n2: demandAt(motor.ratedSpeedRpm / ratio),
          loadInertia: fc.constantFrom(1e-4, 1e-2, 1),
        },
        { requiredKeys: ['motor'] },
      ),
    )
    .chain((demands) =>
      fc
        .tuple(filters, outputAsks, stopAsks, phaseAsks)
        .map(([own, output, stop, spectrum]) => ({ parameters: { ...demands, ...own, ...output, ...stop, ...spectrum }, catalogue })),
    ),
)

/** Manual requests near a gear of the catalogue. */
export const manualCases: fc.Arbitrary<Case<ManualParameters>> = catalogues.chain((catalogue) =>
  gearOf(catalogue)
    .chain(({ ratio, ratedTorqueNm }) => fc.record({ t2: demandAt(ratedTorqueNm), i: demandAt(ratio) }, { requiredKeys: [] }))
    .chain((demands) =>
      fc
        .tuple(filters, outputAsks, phaseAsks)
        .map(([own, output, spectrum]) => ({ parameters: { ...demands, ...own, ...output, ...spectrum }, catalogue })),
    ),
)

/** Whether the filters of a request let a gear through: the plain definition. */
export const isPermitted = (
  { precisionType, transmissionTypes = [], gearTypes: gears = [], reducerTypes: units = [] }: FilterParameters,
  gear: ReducerCandidate,
): boolean =>
  (precisionType === undefined || precisionType === gear.precisionType) &&
  (transmissionTypes.length === 0 || transmissionTypes.includes(gear.transmissionType)) &&
  (gears.length === 0 || gears.includes(gear.gearType)) &&
  (units.length === 0 || units.includes(gear.reducerType))
