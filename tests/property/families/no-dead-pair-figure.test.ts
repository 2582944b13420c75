/** No dead figure, of pairs: every figure of a gear unit, a platform or a motor and every assumption changes something that is said under some duty. */
import { expect, test } from 'vitest'
import { modeAssumptions, sizePair, type PairCandidates, type ReducerRequest } from '../../../families/reducer/pair.ts'
import { reducerTable } from '../../../families/reducer/table.ts'
import type { ReducerCandidate } from '../../../families/reducer/wire/reducer.ts'
import { rotaryAssumptions } from '../../../families/rotary/assumptions.ts'
import { sizeRotaryPair } from '../../../families/rotary/pair.ts'
import type { RotaryDemand } from '../../../families/rotary/sizing/demand.ts'
import { rotaryTable } from '../../../families/rotary/table.ts'
import { discDemand } from '../../unit/families/rotary/rotary-demands.ts'
import { realAcMotors, realGears, realServoMotors } from './reducer-catalogue.ts'
import { realPlatforms } from './rotary-catalogue.ts'

type Row = Readonly<Record<string, unknown>>

const loads = {
  radialForce: 60,
  forceDistance: 30,
  axialForce: 40,
  transmissionElement: 'vBelt',
  pitchDiameter: 90,
  maxBacklash: 9,
  maxTwist: 3,
} as const
const stop = { loadInertia: 0.2, emergencyTime: 0.1 }
const phases = [
  { torque: 8, speed: 250, time: 2 },
  { torque: -2, speed: 50, time: 1 },
]
const window = (value: number) => ({ value, lower: -50, upper: 100 })

/** Figures of the output on every gear unit, as few makers state them all. */
const output = {
  radialLoadN: 3000,
  axialLoadN: 2000,
  tiltingMomentNm: 300,
  loadPointMm: 20,
  outputBearingMm: 40,
  loadOutputSpeedRpm: 20,
  backlashArcmin: 8,
  torsionalStiffnessNmPerArcmin: 12,
  inertiaKgCm2: 0.2,
}

/** One gear unit of each series, and some motors. */
const gears = [...Map.groupBy(realGears, ({ series }) => series).values()].flatMap(([first]) =>
  first ? [{ ...first.candidate, ...output }] : [],
)
const motors = realServoMotors.filter((_, place) => place % 9 === 0).map(({ candidate }) => candidate)
const acMotors = realAcMotors.filter((_, place) => place % 15 === 0).map(({ candidate }) => candidate)
const described = { t2: 1.27, n2: 3000, s: 14, lr: 30, la: 50, le: 3, lb: 70, lz: 5.5 }

type Subject = readonly [request: ReducerRequest, pair: PairCandidates]

const subjects: readonly Subject[] = gears.flatMap((gear) => [
  ...acMotors.map((motor): Subject => [
    {
      mode: 'threePhase',
      parameters: { ...loads, ...stop, fb: 1.2, t2: window(100), n2: window(50), i: window(10), motorPower: window(1) },
    },
    { gear, motor },
  ]),
  ...motors.map((motor): Subject => [
    { mode: 'servo', parameters: { ...loads, ...stop, phases, motor, i: window(10), n2: window(300) } },
    { gear },
  ]),
  [{ mode: 'servo', parameters: { customMotor: described } }, { gear }],
  [{ mode: 'manual', parameters: { ...loads, phases, t2: window(100), i: window(10) } }, { gear }],
])

const saidOf = (request: ReducerRequest, pair: PairCandidates): string => {
  const sized = sizePair(request, pair)
  return JSON.stringify([sized.verdict, sized.notKnown, sized.checks(), sized.values()])
}

const changed = (value: unknown): unknown => {
  if (typeof value === 'number') return value * 0.9
  if (value === 'none') return 1e-3
  return undefined
}

/** What tells models apart, filters, ranks or draws them, and nothing else. */
const describing: ReadonlySet<string> = new Set([
  'precisionType',
  'transmissionType',
  'gearType',
  'reducerType',
  'size',
  'stages',
  'outputShaftMm',
  'outline',
])

test('of a gear unit', () => {
  const dead = Object.keys(reducerTable.columns).filter((column) => {
    if (describing.has(column)) return false
    return !subjects.some(([request, pair]) => {
      // A candidate is an object of its columns.
      const gear: Row = { ...pair.gear, [column]: changed((pair.gear as Row)[column]) }
      const read = reducerTable.candidate.safeParse(Object.fromEntries(Object.entries(gear).filter(([, value]) => value !== undefined)))
      return read.success && saidOf(request, { ...pair, gear: read.data }) !== saidOf(request, pair)
    })
  })
  expect(dead).toEqual([])
})

test.each(['threePhase', 'servo', 'manual'] as const)('of the assumptions of the %s mode', (mode) => {
  const dead = Object.entries<{ readonly maximum: number; readonly minimum: number }>(modeAssumptions[mode]).filter(
    ([name, { minimum, maximum }]) =>
      !subjects.some(
        ([request, pair]) =>
          request.mode === mode &&
          saidOf({ ...request, overrides: { [name]: minimum } }, pair) !== saidOf({ ...request, overrides: { [name]: maximum } }, pair),
      ),
  )
  expect(dead.map(([name]) => name)).toEqual([])
})

test.each(['threePhase', 'servo', 'manual'] as const)('of what the %s mode is asked', (mode) => {
  const own = subjects.filter(([request]) => request.mode === mode)
  const names = new Set(
    own.flatMap(([{ parameters }]) => Object.keys(parameters)).filter((name) => !['motor', 'customMotor'].includes(name)),
  )
  const dead = [...names].filter(
    (name) =>
      !own.some(([request, pair]) => {
        const rest = Object.fromEntries(Object.entries(request.parameters).filter(([key]) => key !== name))
        // One parameter less is still a request: all are optional but the motor.
        return saidOf({ ...request, parameters: rest } as ReducerRequest, pair) !== saidOf(request, pair)
      }),
  )
  expect(dead).toEqual([])
})

test('of a described motor', () => {
  const whole = { ...described, t2Max: 3.81, n2Max: 6000, rotorInertia: 0.26 }
  const saidWith = (customMotor: typeof whole, gear: ReducerCandidate) =>
    saidOf({ mode: 'servo', parameters: { ...stop, customMotor } }, { gear })
  const dead = Object.entries(whole).flatMap(([name, value]) =>
    gears.some((gear) => saidWith({ ...whole, [name]: value * 0.95 }, gear) !== saidWith(whole, gear)) ? [] : [name],
  )
  // The depth of the seam is drawn, and goes along with the order: no maker of gear units states what it needs.
  expect(dead).toEqual(['le'])
})

const demand: RotaryDemand = {
  ...discDemand,
  radialLoad: 20,
  momentLoad: 2,
  emergencyDeceleration: 20,
  lostMotion: 1e-4,
  repeatability: 1e-5,
}
const platforms = realPlatforms.map(({ candidate }) => candidate)
const rotarySaid = (requested: RotaryDemand, platform: (typeof platforms)[number], overrides = {}): string => {
  const [first, second] = motors
  const chosen = platform.frameMm === 60 ? first : second
  const sized = sizeRotaryPair(requested, { platform, ...(platform.drive === 'gear' && chosen && { motor: { motor: chosen } }) }, overrides)
  return JSON.stringify([sized.verdict, sized.notKnown, sized.checks(), sized.values()])
}

test('of a platform', () => {
  // The frame, the hollow and the kind are shown and chosen by; which row the built-in motor has is a link.
  const shown = new Set(['frameMm', 'hollowMm', 'motorSku'])
  const dead = Object.keys(rotaryTable.columns).filter((column) => {
    if (shown.has(column)) return false
    return !platforms.some((platform) => {
      // A candidate is an object of its columns.
      const own = platform as Row
      const row: Row = {
        ...platform,
        [column]: column === 'bearing' ? 'angularContact' : column === 'drive' ? 'gear' : changed(own[column]),
      }
      const read = rotaryTable.candidate.safeParse(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)))
      return read.success && rotarySaid(demand, read.data) !== rotarySaid(demand, platform)
    })
  })
  expect(dead).toEqual([])
})

test('of the assumptions of platforms', () => {
  const dead = Object.entries(rotaryAssumptions).filter(
    ([name, { minimum, maximum }]) =>
      !platforms.some(
        (platform) => rotarySaid(demand, platform, { [name]: minimum }) !== rotarySaid(demand, platform, { [name]: maximum }),
      ),
  )
  // One decides the order of the pairs, the other is of a described motor.
  expect(dead.map(([name]) => name)).toEqual(['preferredInertiaRatio', 'peakTorqueFactor'])
})

test('of the demand on a platform', () => {
  // The keys of an object literal are its names.
  const dead = (Object.keys(demand) as (keyof RotaryDemand)[]).filter(
    (part) =>
      !platforms.some(
        (platform) => rotarySaid({ ...demand, [part]: (demand[part] ?? 0) * 1.3 + 1e-5 }, platform) !== rotarySaid(demand, platform),
      ),
  )
  expect(dead).toEqual([])
})
