/** The torque over one cycle in what the second step keeps. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CyclePhase, cyclePhaseKinds, longestCycle } from '../../../families/rotary/wire/calls.ts'
import { readAs } from '../../../screens/base/browser/session-slot.ts'
import { goOnWith, savedSecond } from '../../../screens/rotary/rotary-session.ts'
import { openSecond, secondMachine } from '../../../screens/rotary/second-machine.ts'

const rows = [{ name: 'totalInertia', value: 0.227, unit: 'kg*m^2' }]
/** JSON knows no -0. */
const amount = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((value) => value + 0)
const phase: fc.Arbitrary<CyclePhase> = fc.record({
  kind: fc.constantFrom(...cyclePhaseKinds),
  duration: amount(0.001, 3600),
  startSpeed: amount(0, 10_000),
  endSpeed: amount(0, 10_000),
  torque: amount(-1e6, 1e6),
})
const cycles = fc.option(fc.array(phase, { maxLength: 8 }), { nil: undefined })
const visit = { rows, picked: { i: '30' }, released: ['match'], seen: false }

describe('the torque over one cycle', () => {
  it('is there again after a reload, with all else that was kept', () => {
    fc.assert(
      fc.property(cycles, (cycle) => {
        expect(readAs(savedSecond, JSON.stringify(secondMachine.keep?.(openSecond({ ...visit, cycle }))))).toEqual({ ...visit, cycle })
      }),
    )
  })

  it('is that of the newest calculation, whether its rows are the same or others', () => {
    fc.assert(
      fc.property(cycles, cycles, fc.constantFrom(0.227, 1), (before, cycle, value) => {
        const calculated = { rows: rows.map((row) => ({ ...row, value })), cycle }
        expect(goOnWith(calculated, { ...visit, cycle: before })).toMatchObject(calculated)
      }),
    )
  })

  const known: CyclePhase = { kind: 'dwell', duration: 1, startSpeed: 0, endSpeed: 0, torque: 0 }
  it.each([
    ['of another version', [{ from: 0, torque: 3 }]],
    ['of another kind', 'none'],
    ['too long', Array.from({ length: longestCycle + 1 }, () => known)],
    ['missing', undefined],
  ])('that was kept and is %s is left out; the rest stays', (_, cycle) => {
    expect(readAs(savedSecond, JSON.stringify({ ...visit, cycle }))).toEqual({ ...visit, cycle: undefined })
  })
})
