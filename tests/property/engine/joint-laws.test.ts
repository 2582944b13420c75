/** Laws of joints: what fits keeps fitting where it gets looser, what is not stated never fits, and each limit lies where its rule says. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JointCheck } from '../../../engine/assembly/assembly.ts'
import {
  bestSeat,
  boreCheck,
  flangeChecks,
  frameCheck,
  keyCheck,
  limitCheck,
  resonanceCheck,
  seatTolerance,
  shoulderCheck,
  torsionalFrequency,
  worstCheck,
} from '../../../engine/assembly/joint-checks.ts'

const size = fc.integer({ min: 1, max: 500 })
const rank: Readonly<Record<JointCheck['state'], number>> = { passed: 0, notKnown: 1, failed: 2 }
const stateOf = ({ state }: JointCheck) => state
const hair = 1e-6

/** The states just within a limit, and just beyond it. */
const atLimit = (checkAt: (value: number) => JointCheck, limit: number, by: number) =>
  [limit - by, limit + by].map((value) => stateOf(checkAt(value)))

describe('a joint', () => {
  test('takes a shaft to 0.05 mm of its bore, on both sides', () => {
    fc.assert(
      fc.property(size, (bore) => {
        expect(stateOf(boreCheck('shaft', bore, bore))).toBe('passed')
        expect([bore - 0.05, bore + 0.05].map((shaft) => stateOf(boreCheck('shaft', shaft, bore)))).toEqual(['passed', 'passed'])
        expect(atLimit((shaft) => boreCheck('shaft', shaft, bore), bore + 0.05, hair)).toEqual(['passed', 'failed'])
        expect(atLimit((shaft) => boreCheck('shaft', shaft, bore), bore - 0.05, -hair)).toEqual(['passed', 'failed'])
        expect(boreCheck('shaft', bore, bore)).toMatchObject({ name: 'shaft', unit: 'mm', a: bore, b: bore })
      }),
    )
  })

  test('takes a shaft within the range of its hub, ends included', () => {
    fc.assert(
      fc.property(size, size, (one, other) => {
        const [least, most] = [Math.min(one, other), Math.max(one, other) + 1]
        const checkAt = (shaft: number) => boreCheck('shaft', shaft, { least, most })
        expect([least, most].map((shaft) => stateOf(checkAt(shaft)))).toEqual(['passed', 'passed'])
        expect(atLimit(checkAt, most, hair)).toEqual(['passed', 'failed'])
        expect(atLimit(checkAt, least, -hair)).toEqual(['passed', 'failed'])
        expect(checkAt(least).b).toBe(`${least}–${most}`)
      }),
    )
  })

  test('leaves a shoulder on a screw above the bore alone, and bears its limit and no more', () => {
    fc.assert(
      fc.property(size, (limit) => {
        expect(stateOf(shoulderCheck(limit, limit))).toBe('failed')
        expect(atLimit((root) => shoulderCheck(root, limit), limit, -hair)).toEqual(['passed', 'failed'])
        expect(stateOf(limitCheck(['torque', 'N*m'], limit, limit))).toBe('passed')
        expect(stateOf(limitCheck(['torque', 'N*m'], limit * (1 + 5e-10), limit))).toBe('passed')
        expect(atLimit((demand) => limitCheck(['torque', 'N*m'], demand, limit), limit, hair * limit)).toEqual(['passed', 'failed'])
        expect(limitCheck(['torque', 'N*m'], limit, limit)).toMatchObject({ name: 'torque', unit: 'N*m', a: limit, b: limit })
      }),
    )
  })

  test('is not known where a side is missing, and does not fit where one is no number', () => {
    const sides = [
      (a: number | undefined, b: number | undefined) => boreCheck('shaft', a, b),
      shoulderCheck,
      (a: number | undefined, b: number | undefined) => limitCheck(['speed', 'rpm'], a, b),
    ]
    for (const checkOf of sides) {
      expect(checkOf(undefined, 10)).toMatchObject({ a: null, state: 'notKnown' })
      expect(checkOf(10, undefined)).toMatchObject({ b: null, state: 'notKnown' })
      expect([checkOf(Number.NaN, 10), checkOf(10, Number.NaN)].map(stateOf)).toEqual(['failed', 'failed'])
    }
  })

  test('needs a key in a keyed hub alone', () => {
    expect(keyCheck('clamped', false)).toBeUndefined()
    expect([true, false, undefined].map((key) => keyCheck('keyed', key))).toMatchObject([
      { a: 'true', b: 'true', state: 'passed' },
      { a: 'false', b: 'true', state: 'failed' },
      { a: null, b: 'true', state: 'notKnown' },
    ])
  })
})

const flange = fc.record({ pilot: size, boltCircle: size, shaft: size, shaftLength: size, hole: size })
type Flange = Parameters<typeof flangeChecks>[0]
const seatFor = ({ pilot, boltCircle, shaft, shaftLength, hole }: Flange) => ({
  pilot,
  boltCircle,
  bore: shaft,
  depth: shaftLength,
  screw: hole,
})
const dimensions = ['pilot', 'boltCircle', 'bore', 'depth', 'screw'] as const
const checkNames = ['pilot', 'boltCircle', 'shaft', 'depth', 'screw'] as const

/** The names of the checks with a state. */
const inState = (checks: readonly JointCheck[], state: JointCheck['state']): readonly string[] =>
  checks.flatMap((one) => (one.state === state ? [one.name] : []))

test('a rounding error of 10⁻⁹ decides nothing', () => {
  fc.assert(
    fc.property(size, (limit) => {
      const [above, below] = [limit * (1 + 1e-9), 2 * limit * (1 - 1e-9)]
      const motor = { pilot: 0, boltCircle: 0, shaft: limit, shaftLength: limit, hole: limit }
      const seat = { pilot: 0.01, boltCircle: 0.01, bore: limit, depth: limit, screw: above }
      const hub = { least: limit, most: limit }
      expect([
        limitCheck(['torque', 'N*m'], above, limit).state,
        boreCheck('shaft', limit - 1e-9, hub).state,
        boreCheck('shaft', limit + 1e-9, hub).state,
        resonanceCheck(limit, below)?.state,
        worstCheck(flangeChecks(motor, seat)),
      ]).toEqual(['passed', 'passed', 'passed', 'passed', 'passed'])
    }),
  )
})

describe('the flange of a motor', () => {
  test('fits its own seat; a dimension beyond its tolerance is the one that does not', () => {
    fc.assert(
      fc.property(flange, (motor) => {
        expect(seatTolerance).toBe(0.01)
        const seat = seatFor(motor)
        expect(worstCheck(flangeChecks(motor, seat))).toBe('passed')
        const beyond = {
          pilot: [seatTolerance, -seatTolerance],
          boltCircle: [seatTolerance, -seatTolerance],
          bore: [-motor.shaft * 1e-9],
          depth: [-motor.shaftLength * 1e-9],
          screw: [motor.hole * 1e-9],
        }
        for (const [place, name] of dimensions.entries()) {
          for (const by of beyond[name]) {
            const changed = (share: number) => flangeChecks(motor, { ...seat, [name]: seat[name] + share * by })
            expect([name, inState(changed(0.9), 'failed')]).toEqual([name, []])
            expect([name, inState(changed(2), 'failed')]).toEqual([name, [checkNames[place]]])
          }
        }
      }),
    )
  })

  test('is not known by each dimension that is not stated', () => {
    fc.assert(
      fc.property(flange, fc.subarray([...dimensions]), (motor, stated) => {
        const whole = seatFor(motor)
        const seat = Object.fromEntries(stated.map((name) => [name, whole[name]]))
        const unknown = checkNames.filter((_, place) => !stated.some((name) => name === dimensions[place]))
        expect([...inState(flangeChecks(motor, seat), 'notKnown')].toSorted()).toEqual([...unknown].toSorted())
      }),
    )
  })

  test('a tighter hub or a shorter one never fits better', () => {
    fc.assert(
      fc.property(flange, fc.record({ bore: size, depth: size, screw: size }), (motor, others) => {
        const seat = { ...seatFor(motor), ...others }
        const tighter = { ...seat, bore: seat.bore - 1, depth: seat.depth - 1, screw: seat.screw + 1 }
        for (const [place, one] of flangeChecks(motor, seat).entries()) {
          expect(rank[flangeChecks(motor, tighter)[place]?.state ?? 'passed']).toBeGreaterThanOrEqual(rank[one.state])
        }
      }),
    )
  })

  test('counts on the seat that suits it best, in whatever order they stand, with the fewest misses where none does', () => {
    const seats = fc.array(
      fc.record({
        pilot: fc.constantFrom(1, 1, 2),
        boltCircle: fc.constantFrom(1, 1, 2),
        bore: fc.constantFrom(1, 1, undefined),
        depth: fc.constantFrom(1, 1, undefined),
        screw: fc.constantFrom(1, 1, undefined),
      }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(seats, (found) => {
        const motor = { pilot: 1, boltCircle: 1, shaft: 1, shaftLength: 1, hole: 1 }
        const [best, reversed] = [bestSeat(motor, found), bestSeat(motor, found.toReversed())]
        const each = found.map((seat) => flangeChecks(motor, seat))
        const least = Math.min(...each.map((checks) => rank[worstCheck(checks)]), found.length === 0 ? rank.notKnown : Infinity)
        expect(rank[worstCheck(best)]).toBe(least)
        expect(inState(reversed, 'failed').length).toBe(inState(best, 'failed').length)
        const count = (state: JointCheck['state'], of: typeof each) => Math.min(...of.map((checks) => inState(checks, state).length))
        const fewest = each.filter((checks) => inState(checks, 'failed').length === count('failed', each))
        const none = flangeChecks(motor, {})
        expect(inState(best, 'failed').length).toBe(count('failed', found.length === 0 ? [none] : each))
        expect(inState(best, 'notKnown').length).toBe(count('notKnown', found.length === 0 ? [none] : fewest))
        expect(best.length).toBe(5)
      }),
    )
  })

  test('the worst of several checks is that of the worst one, and not known of none', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<JointCheck['state']>('passed', 'notKnown', 'failed')), (states) => {
        const worst = worstCheck(states.map((state) => ({ name: 'shaft', a: 1, b: 1, unit: 'mm', state })))
        expect(rank[worst]).toBe(states.length === 0 ? rank.notKnown : Math.max(...states.map((state) => rank[state])))
      }),
    )
  })
})

test('a frame fits where the unit has a flange for it', () => {
  fc.assert(
    fc.property(size, fc.array(size), (frame, frames) => {
      expect(frameCheck(frame, [...frames, frame])).toMatchObject({ a: frame, b: [...frames, frame].join(', '), state: 'passed' })
      expect(stateOf(frameCheck(0, frames))).toBe('failed')
      expect(frameCheck(frame, undefined)).toMatchObject({ name: 'frame', b: null, state: 'notKnown' })
    }),
  )
})

const positive = fc.double({ min: 1e-3, max: 1e3, noNaN: true })

describe('torsional resonance', () => {
  test('of two masses lies above that of either on a wall, by both: fe² = fA² + fL²', () => {
    fc.assert(
      fc.property(positive, positive, positive, (stiffness, driving, driven) => {
        const onWall = (inertia: number) => Math.sqrt(stiffness / inertia) / (2 * Math.PI)
        const found = torsionalFrequency({ stiffness, driving, driven }) ?? Number.NaN
        expect(Math.abs(found / Math.hypot(onWall(driving), onWall(driven)) - 1)).toBeLessThan(1e-12)
        for (const name of ['stiffness', 'driving', 'driven']) {
          expect(torsionalFrequency({ stiffness, driving, driven, [name]: undefined })).toBeUndefined()
        }
      }),
    )
  })

  test('has to lie at twice the excitation, which is no question where none is stated', () => {
    fc.assert(
      fc.property(positive, (excitation) => {
        expect(stateOf(resonanceCheck(excitation, 2 * excitation) ?? { name: '', a: 1, b: 1, unit: '', state: 'failed' })).toBe('passed')
        expect(resonanceCheck(excitation, 2 * excitation * (1 - 5e-10))).toMatchObject({ a: 2 * excitation, state: 'passed' })
        expect(resonanceCheck(excitation, 2 * excitation * (1 - hair))).toMatchObject({ name: 'resonance', unit: 'Hz', state: 'failed' })
        expect(resonanceCheck(excitation, undefined)).toMatchObject({ state: 'notKnown' })
        expect(resonanceCheck(undefined, excitation)).toBeUndefined()
      }),
    )
  })
})
