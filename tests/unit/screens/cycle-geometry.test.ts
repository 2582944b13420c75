import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CyclePhase, cyclePhaseKinds } from '../../../families/rotary/wire/calls.ts'
import { type CyclePlot, cyclePlot, cycleTorques, shownCycle } from '../../../screens/rotary/cycle-geometry.ts'
import { discCycle, discTorques, endlessCycle, endlessTorques } from '../../browser/screens/cycle-fixtures.ts'

const size = { width: 360, height: 344 }

/** Corners of a path. */
const corners = (path: string): readonly (readonly [number, number])[] =>
  path
    .split(/[ML]/)
    .slice(1)
    .map((corner) => {
      const [x = Number.NaN, y = Number.NaN] = corner.split(' ').map(Number)
      return [x, y] as const
    })

const amount = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const phase: fc.Arbitrary<CyclePhase> = fc.record({
  kind: fc.constantFrom(...cyclePhaseKinds),
  duration: amount(1e-3, 86_400),
  startSpeed: amount(0, 10_000),
  endSpeed: amount(0, 10_000),
  torque: amount(-1e6, 1e6),
})
const torque = fc.option(amount(0, 2e6), { nil: undefined })
const torques = fc.record({ requiredTorque: torque, rmsTorque: torque })
const cycles = fc.array(phase, { minLength: 1, maxLength: 8 })
const sizes = fc.record({ width: fc.integer({ min: 260, max: 1600 }), height: fc.constant(344) })

describe('a cycle for reading', () => {
  it('has its phases one after the other, in the units of the reader', () => {
    const metric = shownCycle(discCycle, discTorques, 'metric')
    expect(metric.units).toEqual({ torque: 'N*m', speed: 'rpm' })
    expect(metric.phases.map(({ start }) => start)).toEqual([0, ...metric.phases.slice(0, -1).map(({ end }) => end)])
    expect(metric.time).toBeCloseTo(2, 12)
    const imperial = shownCycle(discCycle, discTorques, 'imperial')
    expect(imperial.units.torque).not.toBe('N*m')
    expect((imperial.required ?? 0) / (imperial.phases[0]?.torque ?? 1)).toBeCloseTo(5.284 / 3.5226, 9)
  })

  it('is without end where it ends at a speed', () => {
    expect(shownCycle(discCycle, {}, 'metric').endless).toBe(false)
    expect(shownCycle(endlessCycle, endlessTorques, 'metric').endless).toBe(true)
  })

  it('is judged by the torques of the rows, in whatever unit they come', () => {
    const rows = [
      { name: 'effectiveTorque', value: 1317, unit: 'N*mm' },
      { name: 'requiredTorque', value: 5.284, unit: 'N*m' },
    ]
    const { requiredTorque, rmsTorque } = cycleTorques(rows)
    expect(requiredTorque).toBe(5.284)
    expect(rmsTorque).toBeCloseTo(1.317, 12)
    expect(cycleTorques([])).toEqual({ requiredTorque: undefined, rmsTorque: undefined })
  })
})

describe('the plot of a cycle', () => {
  const plotOf = (cycle: readonly CyclePhase[]): CyclePlot => cyclePlot(shownCycle(cycle, discTorques, 'metric'), size)

  it('is to scale where the pause is not much longer than the motion', () => {
    const { time, pauses, left, right } = plotOf(discCycle)
    expect(time.map(({ value }) => value)).toEqual([0, 0.5, 1, 1.5, 2])
    for (const { value, at } of time) expect(at).toBeCloseTo(left + (value / 2) * (right - left), 9)
    expect(pauses.map(({ cut }) => cut)).toEqual([false])
  })

  it('shortens a long pause, so that the motion keeps a third of the width, and says when the cycle ends', () => {
    const { time, pauses, left, right } = plotOf(discCycle.map((one) => (one.kind === 'dwell' ? { ...one, duration: 3600 } : one)))
    expect(pauses.map(({ cut }) => cut)).toEqual([true])
    expect(pauses[0]?.x).toBeCloseTo(left + (right - left) / 3, 9)
    expect(time.at(-1)).toEqual({ value: 3600.5, at: right })
    expect(time.slice(0, -1).every(({ value }) => value <= 0.5)).toBe(true)
  })

  it('law: lines and marks stay in their panels, in order of time', () => {
    fc.assert(
      fc.property(cycles, torques, sizes, (cycle, judged, box) => {
        const plot = cyclePlot(shownCycle(cycle, judged, 'metric'), box)
        for (const panel of [plot.torque, plot.speed]) {
          const points = corners(panel.path)
          expect(points).toHaveLength(2 * cycle.length)
          points.forEach(([x, y], index) => {
            expect(x).toBeGreaterThanOrEqual(Math.max(plot.left, points[index - 1]?.[0] ?? 0) - 0.1)
            expect(x).toBeLessThanOrEqual(plot.right + 0.1)
            expect(y).toBeGreaterThanOrEqual(panel.top - 0.1)
            expect(y).toBeLessThanOrEqual(panel.bottom + 0.1)
          })
        }
        const labels = [plot.required, plot.effective, plot.torque.largest, plot.speed.highest].flatMap((level) => level?.label ?? [])
        expect(labels.filter((label) => label <= 0 || label >= box.height)).toEqual([])
        const places = plot.time.map(({ at }) => at)
        expect(places.toSorted((a, b) => a - b)).toEqual(places)
        expect(places.every((at) => at >= plot.left - 0.1 && at <= plot.right + 0.1)).toBe(true)
      }),
    )
  })

  it('law: labels of the required and the effective torque do not stand on each other', () => {
    fc.assert(
      fc.property(amount(1, 1000), amount(0, 1), (required, share) => {
        const plot = cyclePlot(shownCycle(discCycle, { requiredTorque: required, rmsTorque: required * share }, 'metric'), size)
        expect(Math.abs((plot.required?.label ?? 0) - (plot.effective?.label ?? 0))).toBeGreaterThanOrEqual(12)
      }),
    )
  })
})
