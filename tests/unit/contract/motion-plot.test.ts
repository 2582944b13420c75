import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cycleOf, plotOf } from '../../../contract/results/motion-plot.ts'
import { hasRoom, niceTicks, wouldTouch } from '../../../contract/results/plot-geometry.ts'
import { screwMotion } from '../../browser/screens/fixture-answers.ts'

const size = { width: 600, height: 292 }

describe('a cycle for reading', () => {
  it('follows on in time, pauses included', () => {
    const { phases, time } = cycleOf(screwMotion, 'metric')
    expect(phases.map(({ start }) => start)).toEqual([0, ...phases.slice(0, -1).map(({ end }) => end)])
    expect(time).toBeCloseTo(3.3, 12)
  })

  it('has negative speeds on the way back', () => {
    const { phases } = cycleOf(screwMotion, 'metric')
    expect(phases.map(({ endSpeed }) => endSpeed)).toEqual([1000, 1000, 0, 0, -1000, -1000, 0, 0])
  })

  it('is in the units of the reader', () => {
    const { units, phases } = cycleOf(screwMotion, 'imperial')
    expect(units).toEqual({ distance: 'in', speed: 'in/s', load: 'lbf' })
    expect(phases[0]?.endSpeed).toBeCloseTo(39.37, 2)
    expect(phases[0]?.load).toBeCloseTo(123.6, 1)
  })

  it('leaves out what takes no time', () => {
    const [first] = screwMotion.phases
    if (!first) throw new Error('the fixture has no phase')
    expect(cycleOf({ ...screwMotion, phases: [{ ...first, duration: 0 }, first] }, 'metric').phases).toHaveLength(1)
  })
})

describe('ticks', () => {
  it.each([
    [0, 1000, 4, [0, 250, 500, 750, 1000]],
    [-550, 550, 4, [-1000, -500, 0, 500, 1000]],
    [0, 0, 4, [0, 0.25]],
    [0, 3.3, 5, [0, 1, 2, 3, 4]],
  ])('from %d to %d, about %d, are %j', (low, high, about, ticks) => {
    expect(niceTicks(low, high, about)).toEqual(ticks)
  })

  it('law: cover the interval, ascend in equal steps and are few', () => {
    const ends = fc.tuple(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.double({ min: 1e-3, max: 1e6, noNaN: true }))
    fc.assert(
      fc.property(ends, fc.integer({ min: 2, max: 8 }), ([low, span], about) => {
        const ticks = niceTicks(low, low + span, about)
        const slack = 1e-6 * Math.max(Math.abs(low), span)
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(about + 2)
        expect(ticks[0]).toBeLessThanOrEqual(low + slack)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + span - slack)
        expect(ticks.every((tick, index) => index === 0 || tick > (ticks[index - 1] ?? 0))).toBe(true)
      }),
    )
  })
})

describe('a plot', () => {
  const plot = plotOf(cycleOf(screwMotion, 'metric'), size)

  it('begins at the left end and finishes at the right', () => {
    expect(plot.speed.path.startsWith(`M${plot.left} `)).toBe(true)
    expect(plot.load.path).toContain(`L${plot.right} `)
  })

  it('shades each pause', () => {
    expect(plot.pauses).toHaveLength(2)
  })

  it('labels the highest speed in the middle of the stretch where it lasts', () => {
    expect(plot.speed.peak.value).toBe(1000)
    const share = (plot.speed.peak.x - plot.left) / (plot.right - plot.left)
    expect(share).toBeCloseTo((0.15 + 0.425) / 3.3, 6)
  })

  it('labels the highest speed of a triangle at its tip', () => {
    const phases = screwMotion.phases.filter(({ kind }) => kind !== 'constant')
    const { speed, left, right } = plotOf(cycleOf({ ...screwMotion, phases }, 'metric'), size)
    expect((speed.peak.x - left) / (right - left)).toBeCloseTo(0.15 / 1.6, 6)
  })

  it('joins neighbouring phases with the same load to one step', () => {
    const even = { ...screwMotion, phases: screwMotion.phases.map((phase) => ({ ...phase, load: 5 })) }
    const { steps } = plotOf(cycleOf(even, 'metric'), size).load
    expect(steps).toHaveLength(1)
    expect(steps[0]?.width).toBeCloseTo(plot.right - plot.left, 6)
  })

  it('keeps everything inside its panels', () => {
    for (const panel of [plot.speed, plot.load]) {
      const heights = [...panel.path.matchAll(/[ML]\S+ (\S+?)(?=L|$)/g)].map(([, y]) => Number(y))
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(panel.top - 0.1)
      expect(Math.max(...heights)).toBeLessThanOrEqual(panel.bottom + 0.1)
    }
    expect(plot.load.bottom).toBeLessThan(size.height)
  })

  it('of nothing is still a plot', () => {
    expect(plotOf(cycleOf({ ...screwMotion, phases: [] }, 'metric'), size).load.largest).toBeUndefined()
  })

  it('labels only where there is room', () => {
    expect([hasRoom('550', 30), hasRoom('1 234 567', 30)]).toEqual([true, false])
    // Chinese characters are as wide as high.
    expect([hasRoom('停留', 20), hasRoom('停留', 24)]).toEqual([false, true])
    const [name, peak] = [{ text: '停留', x: 100 }, '1000']
    expect([wouldTouch(name, { text: peak, x: 120 }), wouldTouch(name, { text: peak, x: 140 })]).toEqual([true, false])
  })
})

describe('a ramp whose acceleration changes', () => {
  const curve = [
    { time: 0, speed: 0, load: 17 },
    { time: 0.1, speed: 300, load: 550 },
    { time: 0.15, speed: 1000, load: 17 },
  ]
  const phases = screwMotion.phases.map((phase) => (phase.kind === 'accelerate' ? { ...phase, curve } : phase))
  const cycle = cycleOf({ ...screwMotion, profile: 'sCurve', phases }, 'metric')

  it('has its instants in the time of the cycle, with negative speeds on the way back', () => {
    const back = cycle.phases.find(({ direction }) => direction === 'backward')
    expect(back?.curve?.map(({ time }) => time - back.start)).toEqual([0, expect.closeTo(0.1, 9), expect.closeTo(0.15, 9)])
    expect(back?.curve?.map(({ speed }) => speed)).toEqual([0, -300, -1000])
  })

  it('is drawn through all of them, speed and load', () => {
    const plain = plotOf(cycleOf(screwMotion, 'metric'), size)
    const plot = plotOf(cycle, size)
    const points = (path: string) => path.split(/[ML]/).length
    expect(points(plot.speed.path)).toBe(points(plain.speed.path) + 2)
    expect(points(plot.load.path)).toBe(points(plain.load.path) + 2)
    expect(plot.load.largest?.value).toBe(plain.load.largest?.value)
  })
})
