/** What the laws of a selection cannot read from a family itself: requests, candidates, what asks for more. By the family's id. */
import fc from 'fast-check'
import { ballRailCandidate } from '../../../families/ball-rail/wire/ball-rail.ts'
import { ballScrewCandidate } from '../../../families/ball-screw/wire/ball-screw.ts'
import { trustOrder } from '../../../families/define/catalogue-table.ts'
import type { Conditions } from '../../../families/define/sizer.ts'
import { electricCylinderCandidate } from '../../../families/electric-cylinder/wire/electric-cylinder.ts'
import { linearModuleCandidate } from '../../../families/linear-module/wire/linear-module.ts'
import { screwJackCandidate } from '../../../families/screw-jack/wire/screw-jack.ts'
import { slideModuleCandidate } from '../../../families/slide-module/wire/slide-module.ts'
import { convert } from '../../../engine/units/index.ts'
import { reducerPageSize } from '../../../families/reducer/wire/calls.ts'
import { reducerCalls, type ReducerMode } from '../../../families/reducer/wire/modes.ts'
import type { Toleranced } from '../../../families/reducer/wire/reducer.ts'
import type { RotaryDemand } from '../../../families/rotary/sizing/demand.ts'
import { demandRowRules } from '../../../families/rotary/sizing/rows.ts'
import type { CalculationRow } from '../../../families/rotary/wire/calls.ts'
import { rotaryLedgerParameters } from '../../../families/rotary/wire/names.ts'
import {
  ballScrewParameters,
  ballScrews,
  between,
  easyBallScrewParameters,
  furtherJackParameters,
  screwJackParameters,
  screwJacks,
  withProfiles,
} from './arbitraries.ts'
import { axisCase } from './axis-case.ts'
import { ballRailParameters, easyGuideParameters, furtherGuideInputs, guides } from './ball-rail-arbitraries.ts'
import { cylinderParameters, cylinders, phasedCylinderParameters } from './electric-cylinder-arbitraries.ts'
import { easyModuleParameters, furtherModuleInputs, linearModules, moduleParameters } from './linear-module-arbitraries.ts'
import { demandNear, ratioDemands, reducers } from './reducer-arbitraries.ts'
import { realServoMotors } from './reducer-catalogue.ts'
import { demands, platforms } from './rotary-arbitraries.ts'
import type { PairCase, SelectionCase } from './selection-case.ts'
import { easySlideParameters, extendedSlideParameters, slideModuleParameters, slides } from './slide-module-arbitraries.ts'

type Windows = Readonly<Record<string, Toleranced | number | string>>

/** A demand of a reducer, a window or a number, with another value. */
const withWindow = (request: Conditions, name: string, change: (value: number) => number): Conditions => {
  // Demands of reducers are these.
  const demand = (request as Windows)[name]
  if (typeof demand === 'number') return { ...request, [name]: change(demand) }
  return typeof demand === 'object' ? { ...request, [name]: { ...demand, value: change(demand.value) } } : request
}

/** Every window narrowed towards its value, what must be reached raised. */
const narrower = (request: Conditions): fc.Arbitrary<Conditions> =>
  fc.double({ min: 0, max: 1, noNaN: true }).map((share) =>
    Object.fromEntries(
      // Demands of reducers are these.
      Object.entries(request as Windows).map(([name, demand]): [string, unknown] => {
        if (typeof demand === 'object') return [name, { ...demand, lower: demand.lower * share, upper: demand.upper * share }]
        return [name, name === 'fb' && typeof demand === 'number' ? demand * (2 - share) : demand]
      }),
    ),
  )

/** As every row of the catalogue has; a person may describe a gear without. */
const hasLosses = ({ efficiency = 0 }: { readonly efficiency?: number | undefined }): boolean => efficiency < 0.999

const reducerCase = (mode: ReducerMode, own: Pick<PairCase, 'requests' | 'demandsOf'>): PairCase => ({
  ...own,
  candidates: reducers.filter(hasLosses),
  tighter: [],
  call: reducerCalls[mode].call,
  whole: { size: reducerPageSize },
  reasons: (parameters, part) => ({ mode, parameters: { ...parameters, ...part } }),
  described: (parameters, candidate) => ({ mode, parameters, candidate }),
  times: (request, name, factor) => withWindow(request, name, (value) => value * factor),
  changed: (request, { parameter }, value) => withWindow(request, parameter, () => value),
  heavier: narrower,
})

const near = (values: readonly number[], highest = 1e6) => demandNear(values).filter(({ value }) => value <= highest)

type Rotary = { readonly parmentDto: readonly CalculationRow[] }

const changeRows = (request: Conditions, change: (row: CalculationRow) => CalculationRow): Conditions => ({
  ...request,
  // The requests of platforms are made here.
  parmentDto: (request as Rotary).parmentDto.map(change),
})

/** Units of the same kinds as those that a demand is told in. */
const otherUnits: Readonly<Record<string, string>> = {
  'kg*m^2': 'kg*cm^2',
  'turn/s': 'rpm',
  'rad/s^2': 'deg/s^2',
  'N*m': 'N*mm',
  N: 'kN',
  W: 'kW',
}

/** A form takes nothing smaller but 0; fractions near the smallest that a number holds have lost their digits. */
const smallest = 1e-9

const demandedRows = (demand: RotaryDemand): readonly CalculationRow[] =>
  Object.entries(demandRowRules).flatMap(([key, { row: name, si: unit }]) => {
    // The keys of the rules are those of the demand.
    const value = demand[key as keyof RotaryDemand]
    return value === undefined ? [] : [{ name, unit, value: value < smallest ? 0 : value }]
  })

const timesRow: PairCase['times'] = (request, name, factor) =>
  changeRows(request, (row) => (row.name === name ? { ...row, value: row.value * factor } : row))

const rotaryDemands = ['requiredTorque', 'effectiveTorque', 'axialLoad', 'momentLoad', 'radialLoad', 'totalInertia', 'indexSpeed']

/** By the family's id, for each of its calculations. */
export const pairCases: Readonly<Record<string, readonly PairCase[]>> = {
  'linear-axis': [axisCase],
  reducer: [
    reducerCase('threePhase', {
      requests: fc.record(
        {
          motorPower: near([0.25, 0.37, 0.75, 1.1, 1.5]),
          n2: near([45, 140, 290]),
          i: ratioDemands,
          fb: fc.constantFrom(0.1, 0.5, 1, 1.5),
        },
        { requiredKeys: ['fb'] },
      ),
      demandsOf: () => ['fb'],
    }),
    reducerCase('servo', {
      requests: fc.record(
        {
          sku: fc.constantFrom(...realServoMotors.map(({ skuID }) => skuID)),
          i: ratioDemands,
          radialForce: fc.constantFrom(50, 500, 3000),
          n2: near([100, 200, 300, 600]),
          loadInertia: fc.constantFrom(1e-4, 1e-3, 1e-2, 1),
        },
        { requiredKeys: ['sku', 'loadInertia'] },
      ),
      demandsOf: ({ radialForce }) => (radialForce === undefined ? ['loadInertia'] : ['loadInertia', 'radialForce']),
    }),
    reducerCase('manual', {
      requests: fc.record({ t2: near([5, 15, 40, 85, 200, 450]), i: ratioDemands }, { requiredKeys: ['t2'] }),
      demandsOf: () => ['t2'],
    }),
  ],
  rotary: [
    {
      candidates: platforms.filter(hasLosses),
      requests: fc
        .oneof(
          demands,
          demands.map((demand) => ({ ...demand, requiredTorque: demand.requiredTorque / 20, rmsTorque: demand.rmsTorque / 20 })),
        )
        .map((demand) => ({ parmentDto: demandedRows(demand) })),
      demandsOf: () => rotaryDemands,
      tighter: [],
      call: 'WorkingSecond',
      reasons: (request, part) => ({
        parameters: { ...rotaryLedgerParameters({ path: 'RotatingPlatformWorking/WorkingSecond', body: request }), ...part },
      }),
      // The requests of platforms are made here.
      described: (request, candidate) => ({ parameters: { workingData: (request as Rotary).parmentDto }, candidate }),
      times: timesRow,
      changed: (request, { parameter: name, unit }, value) =>
        changeRows(request, (row) => (row.name === name ? { name, value, unit } : row)),
      heavier: (request) => fc.tuple(fc.constantFrom(...rotaryDemands), between(1, 4)).map(([name, more]) => timesRow(request, name, more)),
      inOtherUnits: (request) =>
        changeRows(request, ({ name, value, unit }) => {
          const other = otherUnits[unit] ?? unit
          return { name, value: convert(value, unit, other), unit: other }
        }),
    },
  ],
}

/** Inputs of a guide's extended form with which the loads are no longer proportional to mass and arms. */
const guideExtras = ['DriveB', 'DriveC', 'ForceX', 'ForceY', 'ForceZ', 'ReturnLoad']

/** Whether two models have one size, and figures that are as much to be trusted; none without a size. */
const isOfOne =
  (sizeOf: (candidate: unknown) => number | undefined): NonNullable<SelectionCase['isSameSize']> =>
  (one, other) =>
    sizeOf(one.candidate) !== undefined &&
    sizeOf(one.candidate) === sizeOf(other.candidate) &&
    trustOrder[one.basis] === trustOrder[other.basis]

/** Cylinders without a motor compete with one another, others with none. */
const cylinderGroup = (candidate: unknown): number | undefined => {
  const { drive, screwDiameterMm } = electricCylinderCandidate.parse(candidate)
  return drive === 'servo' && screwDiameterMm !== undefined ? 0 : undefined
}

// A stroke is no demand where a longer one has fewer ramps per hour: a guide or screw may live longer.
export const selectionCases: Readonly<Record<string, SelectionCase>> = {
  'ball-screw': {
    candidates: ballScrews,
    requests: withProfiles(fc.oneof(ballScrewParameters, easyBallScrewParameters)),
    demandsOf: () => ['W', 'Speed', 'Acceleration'],
    suits: ({ n1 = 0 }) => n1 === 0 || (n1 >= 500 && n1 <= 3000),
    isSameSize: isOfOne((candidate) => ballScrewCandidate.parse(candidate).nominalDiameterMm),
    tighter: [{ staticSafetyLimit: 4 }, { requiredLife: 40_000 }, { loadFactor: 4 }],
  },
  'screw-jack': {
    isSameSize: isOfOne((candidate) => screwJackCandidate.parse(candidate).capacityKg),
    candidates: screwJacks,
    requests: furtherJackParameters(
      fc.oneof(
        screwJackParameters,
        screwJackParameters.map((request) => ({
          ...request,
          W: 100 + request.W / 20,
          Speed: 1 + request.Speed / 20,
          Stroke: 1 + request.Stroke / 4,
        })),
      ),
    ),
    demandsOf: () => ['W', 'Speed', 'Stroke', 'ED', 'InputRadialForce'],
    tighter: [
      { bucklingSafety: 8 },
      { criticalSpeedMargin: 0.3 },
      { requiredDistance: 10_000 },
      { lowestThreadFriction: 0.01 },
      { loadSharing: 0.5 },
    ],
  },
  'ball-rail': {
    isSameSize: isOfOne((candidate) => ballRailCandidate.parse(candidate).railWidthMm),
    candidates: guides,
    requests: withProfiles(
      fc.oneof(
        ballRailParameters,
        easyGuideParameters,
        fc.tuple(easyGuideParameters, furtherGuideInputs).map(([form, further]) => ({ ...form, ...further })),
      ),
    ),
    // A mass or its arm may balance a force, or what the drive pushes aside of it.
    demandsOf: (request) =>
      guideExtras.some((name) => name in request) ? ['Speed', 'Acceleration'] : ['W', 'A', 'B', 'C', 'Speed', 'Acceleration'],
    tighter: [{ staticSafetyLimit: 4 }, { requiredLife: 40_000 }, { loadShareLimit: 0.3 }, { speedLimit: 500 }],
  },
  'slide-module': {
    isSameSize: isOfOne((candidate) => slideModuleCandidate.parse(candidate).widthMm),
    candidates: slides,
    requests: withProfiles(fc.oneof(slideModuleParameters, easySlideParameters, extendedSlideParameters)),
    demandsOf: () => ['W', 'A', 'B', 'C', 'Speed'],
    tighter: [{ staticSafetyLimit: 4 }, { requiredLife: 40_000 }, { loadFactor: 4 }, { acceleration: 20 }],
  },
  'linear-module': {
    isSameSize: isOfOne((candidate) => linearModuleCandidate.parse(candidate).sizeMm),
    candidates: linearModules,
    requests: withProfiles(
      fc.oneof(
        moduleParameters,
        easyModuleParameters,
        fc.tuple(easyModuleParameters, furtherModuleInputs).map(([request, further]) => ({ ...request, ...further })),
      ),
    ),
    // A time with a larger acceleration needs less speed; a weight may balance a force.
    demandsOf: ({ MaxSpeed, ExternalForce = 0 }) => [
      ...(ExternalForce === 0 ? ['M', 'Thrust'] : []),
      'A',
      'B',
      'C',
      ...(MaxSpeed === undefined ? [] : ['MaxSpeed', 'Acceleration']),
    ],
    tighter: [
      { loadFactor: 4 },
      { staticSafetyLimit: 4 },
      { requiredDistance: 100_000 },
      { bucklingMargin: 0.1 },
      { criticalSpeedMargin: 0.3 },
    ],
  },
  'electric-cylinder': {
    isSameSize: isOfOne(cylinderGroup),
    candidates: cylinders,
    requests: withProfiles(fc.oneof({ weight: 3, arbitrary: cylinderParameters }, { weight: 1, arbitrary: phasedCylinderParameters })),
    demandsOf: ({ Time }) => [
      'Thrust',
      'Weight',
      'HorizontalLoad',
      'VerticalLoad',
      'ExternalForce',
      'ReturnForce',
      'EmergencyDeceleration',
      'MaxSpeed',
      'NoLoadSpeed',
      ...(Time === undefined ? ['Acceleration'] : []),
    ],
    tighter: [
      { loadFactor: 4 },
      { requiredDistance: 10_000 },
      { bucklingMargin: 0.1 },
      { criticalSpeedMargin: 0.3 },
      { motorTorqueShare: 0.3 },
      { inertiaRatioLimit: 1 },
    ],
  },
}
