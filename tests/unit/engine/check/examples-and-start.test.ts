/** What no example uses, and forms of which none can start. */
import { describe, expect, it } from 'vitest'
import { exampleFaults } from '../../../../engine/check/check-examples.ts'
import { alternatives, choice, choices, list, number } from '../../../../engine/define/index.ts'
import type { CalculatorExamples } from '../../../../engine/define/examples.ts'
import { compile } from '../../../../engine/index.ts'
import { startShare } from '../../../../engine/testing/start-share.ts'
import { calculator, sends } from '../calculator.ts'

const plan = compile(
  calculator({
    fields: {
      posture: choice({ options: ['flat', 'upright', 'wall'] }),
      extras: choices({ options: ['brake', 'cover'], required: false, clears: ['note'] }),
      note: number({ required: false }),
      mode: alternatives({ branches: { a: [], b: [] }, default: 'a' }),
      phases: list({ row: { way: choice({ options: ['up', 'down'] }) } }),
    },
    ...sends({ P: 'posture', E: 'extras', N: 'note', M: 'mode', R: { list: 'phases', columns: ['way'] } }),
  }),
)
type Case = CalculatorExamples['cases'][number]
const inputs = { posture: 'flat', phases: [{ way: 'up' }] }
const first: Case = { name: 'first', inputs, request: { P: 'flat', M: 'a', R: 'up' } }
const found = (...cases: readonly Case[]) =>
  exampleFaults(plan, { init: {}, cases }).map(({ path, code, message }) => `${path} ${code}: ${message}`)

describe('examples', () => {
  it('that leave options, branches and options of rows unused are told, a finding for each field', () => {
    expect(found(first)).toEqual([
      "posture unusedInExamples: no example uses 'upright', 'wall'",
      "extras unusedInExamples: no example uses 'brake', 'cover'",
      "mode unusedInExamples: no example uses 'b'",
      'note unusedInExamples: no example fills it in',
      "phases.way unusedInExamples: no example uses 'down'",
    ])
  })

  it('use what stands in any case, and what is chosen or switched in one', () => {
    const chosen = {
      posture: { upright: { posture: 'upright' }, wall: {} },
      mode: { b: { mode: 'b' } },
      'phases.0.way': { down: { 'phases.0.way': 'down' } },
    }
    const second: Case = {
      name: 'second',
      inputs: { ...inputs, extras: ['brake', 'cover'], note: 5 },
      request: { P: 'flat', M: 'a', R: 'up', E: 'brake,cover', N: '5' },
      // One less than there was: what hangs on it goes.
      chosen: { extras: { brake: { note: null } } },
    }
    expect(found({ ...first, chosen }, second)).toEqual([])
    // One more than there was: what hangs on it stays, and an example that says otherwise is told.
    const third: Case = { ...second, inputs: { ...second.inputs, extras: ['cover'] }, request: { ...second.request, E: 'cover' } }
    expect(found({ ...first, chosen }, third)).toEqual([
      "cases.1.name exampleTried: 'second': with 'brake' chosen in extras it has 5 in note, the example says nothing",
    ])
  })
})

it('a hint that no example keeps to is told; one that keeps to it is enough', () => {
  const hinted = compile(calculator({ fields: { speed: number({ unit: 'mm/s', hint: { min: 0, max: 6 } }) }, ...sends({ V: 'speed' }) }))
  const at = (speed: number): Case => ({ name: String(speed), inputs: { speed }, request: { V: String(speed) } })
  const messages = (...cases: readonly Case[]) =>
    exampleFaults(hinted, { init: {}, cases }).map(({ path, message }) => `${path}: ${message}`)
  expect(messages(at(1000), at(250))).toEqual(['speed: no example keeps to its hint'])
  expect(messages(at(1000), at(2))).toEqual([])
})

describe('limits', () => {
  const limited = compile(
    calculator({
      fields: {
        load: number({ unit: 'kg', exclusiveMin: 0, max: 500, default: 5 }),
        room: number({ unit: 'kg', min: 'load / 3', max: 1e9, default: 50 }),
        phases: list({ row: { time: number({ min: 0 }) }, required: false }),
      },
      ...sends({ W: 'load', R: 'room', P: { list: 'phases', columns: ['time'] } }),
    }),
  )
  const one: Case = {
    name: 'one',
    inputs: { load: 10, room: 50, phases: [{ time: 3 }] },
    request: { W: '10', R: '50', P: '3' },
  }
  const untried = (
    own: Partial<Case>,
    fresh: NonNullable<CalculatorExamples['fresh']> = {},
    defaults: typeof fresh = { load: 5, room: 50 },
  ) =>
    exampleFaults(limited, { init: {}, fresh: { ...defaults, ...fresh }, cases: [{ ...one, ...own }] }).map(
      ({ path, message }) => `${path}: ${message}`,
    )

  it('at which no example types anything are told, with the side that is missing', () => {
    expect(untried({})).toEqual([
      'load: no example types a number at its max, beyond its max, at its exclusiveMin, next to its exclusiveMin',
      'room: no example types a number at its min, beyond its min, at its max, beyond its max',
      'phases.time: no example types a number at its min, beyond its min',
    ])
    // A thousand is not near enough: a limit ten times as large would refuse it, too.
    expect(untried({ typed: { load: { '0': null, '499': 499, '5010': null } } })[0]).toBe(
      'load: no example types a number at its max, beyond its max, next to its exclusiveMin',
    )
  })

  it('are tried where they are typed, in a unit or in a row, or stated again', () => {
    const typed = {
      load: { '0': null, '1 g': 0.001, '0.5 t': 500, '501': null },
      room: { '3.3334': 3.3334, '3': null, '1000000000': 1e9 },
      'phases.0.time': { '0': 0, '-1': null },
    }
    expect(untried({ typed })).toEqual([])
    const stated = { 'load.exclusiveMin': 0, 'load.max': 500, 'room.max': 1e9 }
    const shows = { 'room.min': 3.33333333, 'phases.0.time.min': 0 }
    expect(untried({ shows }, stated)).toEqual([])
  })

  it('and defaults are stated, since a form that is filled in shows neither', () => {
    expect(untried({}, {}, {})).toContain('load: no example says its default')
    const rows = compile(calculator({ fields: { phases: list({ row: { time: number({}) }, minRows: 2, maxRows: 9 }) } }))
    const faultsOf = (fresh: NonNullable<CalculatorExamples['fresh']>) =>
      exampleFaults(rows, { init: {}, fresh, cases: [{ name: 'two', inputs: { phases: [{ time: 1 }, { time: 2 }] }, request: {} }] })
        .filter(({ code }) => code === 'unusedInExamples')
        .map(({ message }) => message)
    expect(faultsOf({ 'phases.maxRows': 9 })).toEqual(['no example says its `minRows`'])
    expect(faultsOf({ 'phases.minRows': 2, 'phases.maxRows': 9 })).toEqual([])
  })
})

describe('what a new form hides', () => {
  const hiding = compile(
    calculator({
      fields: {
        way: choice({ options: ['flat', 'upright'], default: 'flat' }),
        brake: number({ min: 1, default: 5, visible: "way == 'upright'" }),
        guard: number({ min: 1, visible: "way == 'upright'" }),
        phases: list({ row: { time: number({ min: 1 }), pause: number({ default: 2 }) }, minRows: 0, required: false }),
      },
      ...sends({ W: 'way', B: 'brake', G: 'guard', P: { list: 'phases', columns: ['time', 'pause'] } }),
    }),
  )
  const upright: Case = {
    name: 'upright',
    inputs: { way: 'upright', brake: 6, guard: 7, phases: [{ time: 3, pause: 4 }] },
    request: { W: 'upright', B: '6', G: '7', P: '3,4' },
    chosen: { way: { flat: {} } },
  }

  it('cannot be said in `fresh`, and no advice says so', () => {
    const cures = exampleFaults(hiding, { init: {}, fresh: { way: 'flat' }, cases: [upright] }).flatMap(({ path, code, cure }) =>
      code === 'unusedInExamples' ? [`${path}: ${cure ?? ''}`] : [],
    )
    expect(cures.map((cure) => cure.split(':')[0])).toEqual(['brake', 'guard', 'phases.time', 'phases.pause'])
    expect(cures.filter((cure) => cure.includes('fresh'))).toEqual([])
  })
})

describe('cells of a row', () => {
  const rows = compile(
    calculator({
      fields: {
        phases: list({
          row: { way: choice({ options: ['up'] }), time: number({}), load: number({ required: false }) },
        }),
      },
      ...sends({ P: { list: 'phases', columns: ['way', 'time', 'load'] } }),
    }),
  )

  it.each([[['way', 'time', 'load']], [['load', 'time', 'way']], [['time', 'load', 'way']]])('are an example in the order %j', (order) => {
    const row: Readonly<Record<string, unknown>> = { way: 'up', time: 3, load: 5 }
    const inputs = { phases: [Object.fromEntries(order.map((name) => [name, row[name]]))] }
    expect(exampleFaults(rows, { init: {}, cases: [{ name: 'one', inputs, request: { P: 'up,3,5' } }] })).toEqual([])
  })
})

describe('a form filled in at random', () => {
  const share = (fields: Parameters<typeof calculator>[0]['fields']) =>
    startShare({ plan: compile(calculator({ ...(fields && { fields }) })), inits: [{}] }, 100)

  it('can start where its bounds agree', () => {
    expect(share({ load: number({ min: 0 }), way: choice({ options: ['up'] }) })).toEqual({ forms: 100, started: 100, reason: undefined })
  })

  it('never can where they are at odds, and says what keeps it from it, the same every time', () => {
    const odd = { load: number({ exclusiveMin: 0 }), room: number({ min: 'load + 1', max: 'load' }) }
    expect(share(odd).started).toBe(0)
    expect(share(odd).reason).toMatch(/^room (aboveMaximum|belowMinimum)$/)
    expect(share(odd)).toEqual(share(odd))
  })
})
