/** Invariants 14 to 17 of servo reducers, and 28 of the shipped rows. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { customMotorIssues } from '../../../families/reducer/custom-motor.ts'
import { customMotorDefaults } from '../../../screens/servo/custom-motor.ts'
import { matchServo, type ReducerAnswer, type ReducerCatalogue } from '../../../families/reducer/match.ts'
import { reducerCard } from '../../../families/reducer/card.ts'
import { pairAssumptions, sizePair } from '../../../families/reducer/pair.ts'
import type { ServoParameters } from '../../../families/reducer/parameters.ts'
import { within } from '../../../families/reducer/tolerance.ts'
import { ratioWindow, windowOf } from '../../../families/reducer/sizing/window.ts'
import type { ServoMotorCandidate } from '../../../families/servo-motor/wire/servo-motor.ts'
import { between } from './arbitraries.ts'
import { expectNear } from './closeness.ts'
import { catalogues, demandNear, isPermitted, ratioDemands, servoCases, servoMotors } from './reducer-arbitraries.ts'
import { realCatalogue, realGears, realServoMotors } from './reducer-catalogue.ts'

const rounding = 1 + 1e-9
const everything = { limit: Infinity }
const matches = (parameters: ServoParameters, catalogue: ReducerCatalogue) => matchServo(parameters, catalogue, everything)
const gearSkus = ({ list }: Pick<ReducerAnswer, 'list'>): string[] => list.map(({ gear }) => gear.skuID).toSorted()

const asCustom = ({ ratedTorqueNm: t2, ratedSpeedRpm: n2, s, lr, la, le, lb, lz }: ServoMotorCandidate) => ({
  t2,
  n2,
  s,
  lr,
  la,
  le,
  lb,
  lz,
})

/** What a described copy finds whose peak torque is assumed as the motor's. */
const matchesOfCopy = (motor: ServoMotorCandidate, rest: Omit<ServoParameters, 'motor' | 'customMotor'>, catalogue: ReducerCatalogue) =>
  matchServo({ customMotor: asCustom(motor), ...rest }, catalogue, {
    ...everything,
    overrides: { peakTorqueFactor: motor.peakTorqueNm / motor.ratedTorqueNm },
  })

test('many of the random requests have matches: the laws below are not empty', () => {
  const cases = fc.sample(servoCases, { numRuns: 250, seed: 1 })
  expect(cases.filter(({ parameters, catalogue }) => matches(parameters, catalogue).count > 0).length).toBeGreaterThan(50)
})

test('the matcher finds exactly the gears whose sizing passes, and apart from them those that cannot be judged', () => {
  fc.assert(
    fc.property(servoCases, ({ parameters, catalogue }) => {
      const admitted = catalogue.gears.filter(({ candidate }) => isPermitted(parameters, candidate))
      const skusOf = (expectedVerdict: string) =>
        admitted
          .filter(({ candidate }) => sizePair({ mode: 'servo', parameters }, { gear: candidate }).verdict.verdict === expectedVerdict)
          .map(({ skuID }) => skuID)
          .toSorted()
      const found = matches(parameters, catalogue)
      expect(gearSkus(found)).toEqual(skusOf('passed'))
      expect(gearSkus(found.notKnown)).toEqual(skusOf('notKnown'))
    }),
  )
})

test('14: every match bears the continuous torque, the peak torque or a limited one, the speed, and takes the motor', () => {
  fc.assert(
    fc.property(servoCases, ({ parameters, catalogue }) => {
      const { motor } = parameters
      for (const { gear, isLimited } of matches(parameters, catalogue).list) {
        const { ratio, efficiency, ratedTorqueNm, peakTorqueNm = Infinity, maxInputSpeedRpm, servoAdapters = [] } = gear.candidate
        expect(motor.ratedTorqueNm * ratio * efficiency).toBeLessThanOrEqual(ratedTorqueNm * rounding)
        expect(motor.ratedSpeedRpm).toBeLessThanOrEqual(maxInputSpeedRpm * rounding)
        const fit = servoAdapters.filter(({ bore, pilot, boltCircle }) => motor.s <= bore && motor.la === pilot && motor.lb === boltCircle)
        expect(fit.length).toBeGreaterThan(0)
        const values = new Map(
          sizePair({ mode: 'servo', parameters }, { gear: gear.candidate })
            .values()
            .map(({ name, value }) => [name, value]),
        )
        const share = (values.get('peakTorqueLimit') ?? 0) / 100
        // The load drives when the motor brakes: what it loses in the gear is borne besides.
        expect((share * motor.peakTorqueNm * ratio) / efficiency).toBeLessThanOrEqual(peakTorqueNm * rounding)
        const isTooStrong = (motor.peakTorqueNm * ratio) / efficiency > peakTorqueNm * rounding
        expect(isLimited || !isTooStrong).toBe(true)
      }
    }),
  )
})

test('14b: where the limited drive gives less than the motor’s rated torque, T2 is what it gives, and the card warns', () => {
  fc.assert(
    fc.property(servoCases, ({ parameters, catalogue }) => {
      const { motor } = parameters
      const { list } = matches(parameters, catalogue)
      const lost = list.map(({ gear }) => {
        const { ratio, efficiency, ratedTorqueNm, peakTorqueNm = ratedTorqueNm, stopTorqueNm = Infinity } = gear.candidate
        // While the motor brakes with T1, T1 i / η comes to the output.
        const bears = (Math.min(peakTorqueNm, stopTorqueNm) * efficiency) / ratio
        const isLess = bears * rounding < motor.ratedTorqueNm
        const card = reducerCard(gear, { request: { mode: 'servo', parameters } })
        expect(card.outputTorque).toBeCloseTo(Math.min(bears, motor.ratedTorqueNm) * ratio * efficiency, 6)
        return { isLess, isWarned: card.warnings.includes('belowRating') }
      })
      expect(lost.map(({ isWarned }) => isWarned)).toEqual(lost.map(({ isLess }) => isLess))
    }),
  )
})

test('15: a described motor with the figures of a catalogue motor gets the same gears', () => {
  fc.assert(
    fc.property(servoCases, ({ parameters: { motor, i, n2, precisionType }, catalogue }) => {
      // No inertia is asked about: a described motor has none.
      const rest = { ...(i && { i }), ...(n2 && { n2 }), ...(precisionType && { precisionType }) }
      expect(gearSkus(matchesOfCopy(motor, rest, catalogue))).toEqual(gearSkus(matches({ motor, ...rest }, catalogue)))
    }),
  )
})

describe('16: a motor whose pilot is below its shaft, or bolt circle below its pilot', () => {
  test('is refused, and no other', () => {
    fc.assert(
      fc.property(between(1, 200), between(1, 200), between(1, 200), (s, la, lb) => {
        const paths = customMotorIssues({ ...customMotorDefaults, s, la, lb }).map(({ path }) => path)
        expect(paths).toEqual([...(la < s ? ['la'] : []), ...(lb < la ? ['lb'] : [])])
      }),
    )
    expect(customMotorIssues(customMotorDefaults)).toEqual([])
  })
})

describe('17: the ratios for an output speed', () => {
  test('are n1 / (n2 (1 + hi)) to n1 / (n2 (1 + lo))', () => {
    fc.assert(
      fc.property(between(1, 100), between(0.1, 50), between(-50, 0), between(0, 100), (n1, n2, lower, upper) => {
        const { low, high } = ratioWindow(n1, windowOf(n2, lower, upper))
        expectNear(low, n1 / (n2 * (1 + upper / 100)))
        expectNear(high, n1 / (n2 * (1 + lower / 100)))
      }),
    )
  })

  test('asked for as ratios give the same gears', () => {
    fc.assert(
      fc.property(servoMotors, demandNear([150, 300, 600]), catalogues, (motor, n2, catalogue) => {
        const { target, low, high } = ratioWindow(motor.ratedSpeedRpm, windowOf(n2.value, n2.lower, n2.upper))
        const i = { value: target, lower: 100 * (low / target - 1), upper: 100 * (high / target - 1) }
        expect(gearSkus(matches({ motor, i }, catalogue))).toEqual(gearSkus(matches({ motor, n2 }, catalogue)))
      }),
    )
  })

  test('in a wider window never lose a gear', () => {
    fc.assert(
      fc.property(servoMotors, ratioDemands, between(0, 40), catalogues, (motor, i, more, catalogue) => {
        const wider = { ...i, lower: i.lower - more, upper: i.upper + more }
        expect(gearSkus(matches({ motor, i: wider }, catalogue))).toEqual(
          expect.arrayContaining(gearSkus(matches({ motor, i }, catalogue))),
        )
      }),
    )
  })
})

test('the peak torque of a described motor is 3 × its rated torque, and this is listed as an assumption', () => {
  const parameters = { customMotor: customMotorDefaults }
  expect(pairAssumptions({ mode: 'servo', parameters }).map(({ name, value }) => [name, value])).toContainEqual(['peakTorqueFactor', 3])
  const gear = realGears.find(({ candidate }) => candidate.servoAdapters !== undefined)
  if (!gear) throw new Error('no servo reducers')
  const peakAt = (peakTorqueFactor: number) =>
    sizePair({ mode: 'servo', parameters, overrides: { peakTorqueFactor } }, { gear: gear.candidate })
      .values()
      .find(({ name }) => name === 'peakOutputTorque')?.value ?? 0
  expectNear(peakAt(3), 3 * customMotorDefaults.t2 * gear.candidate.ratio * gear.candidate.efficiency)
  expectNear(peakAt(2) * 1.5, peakAt(3))
})

describe('28: shipped rows', () => {
  test('take every 400 W servo motor at i 10 to reducers, and a described copy of it to the same ones', () => {
    const motors = realServoMotors.filter(({ candidate }) => candidate.ratedPowerW === 400)
    expect(motors.length).toBeGreaterThan(0)
    for (const { candidate: motor } of motors) {
      const own = gearSkus(matches({ motor, i: within(10) }, realCatalogue))
      expect(own.length).toBeGreaterThan(0)
      expect(gearSkus(matchesOfCopy(motor, { i: within(10) }, realCatalogue))).toEqual(own)
    }
  })
})

describe('a duty spectrum', () => {
  const phases = fc.array(fc.record({ torque: between(-6, 6), speed: between(0, 300), time: between(0.1, 10) }), {
    minLength: 1,
    maxLength: 4,
  })
  const isPart = (inner: readonly string[], outer: readonly string[]): boolean => inner.every((sku) => outer.includes(sku))
  const fitting = ({ list, notKnown }: ReducerAnswer): string[] => [...gearSkus({ list }), ...gearSkus(notKnown)]

  test('only removes gear units, but for what is judged by the largest torque, which is then that of the phases', () => {
    fc.assert(
      fc.property(servoCases, phases, ({ parameters: all, catalogue }, loadPhases) => {
        const { phases: _phases, maxTwist: _maxTwist, transmissionElement: _element, pitchDiameter: _diameter, ...parameters } = all
        expect(isPart(fitting(matches({ ...parameters, phases: loadPhases }, catalogue)), fitting(matches(parameters, catalogue)))).toBe(
          true,
        )
      }),
    )
  })

  test('with a larger torque in any phase, or faster as a whole, never finds more', () => {
    fc.assert(
      fc.property(servoCases, phases, fc.nat(), between(1, 3), ({ parameters, catalogue }, loadPhases, place, more) => {
        const own = fitting(matches({ ...parameters, phases: loadPhases }, catalogue))
        const harder = loadPhases.map((phase, index) =>
          index === place % loadPhases.length ? { ...phase, torque: phase.torque * more } : phase,
        )
        const faster = loadPhases.map((phase) => ({ ...phase, speed: phase.speed * more }))
        expect(isPart(fitting(matches({ ...parameters, phases: harder }, catalogue)), own)).toBe(true)
        expect(isPart(fitting(matches({ ...parameters, phases: faster }, catalogue)), own)).toBe(true)
      }),
    )
  })

  test('is the same however often it is gone through, and however its phases are cut', () => {
    fc.assert(
      fc.property(servoCases, phases, ({ parameters, catalogue }, loadPhases) => {
        const halves = loadPhases.map((phase) => ({ ...phase, time: phase.time / 2 }))
        expect(fitting(matches({ ...parameters, phases: [...halves, ...halves] }, catalogue))).toEqual(
          fitting(matches({ ...parameters, phases: loadPhases }, catalogue)),
        )
      }),
    )
  })
})
