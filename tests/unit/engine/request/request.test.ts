import { describe, expect, it } from 'vitest'
import { choice, choices, number } from '../../../../engine/define/index.ts'
import { compile, decodeRequest, encodeRequest, evaluate, initRequest } from '../../../../engine/index.ts'
import type { Inputs } from '../../../../engine/index.ts'
import { ballScrewExamples } from '../../../../schemas/30-ball-screw/examples.ts'
import { ballScrew } from '../../../../schemas/30-ball-screw/schema.ts'
import { calculator, sends } from '../calculator.ts'

const fields = {
  posture: choice({ options: ['flat', 'upright'] }),
  load: number({ unit: 'kg', min: 0, max: 100 }),
  speed: number({ unit: 'mm/s', exclusiveMin: 0, exclusiveMax: 50 }),
  arm: number({ unit: 'mm', visible: "posture == 'flat'" }),
  extras: choices({ options: ['brake', 'cover'], required: false }),
}
const plan = compile(
  calculator({
    init: { get: 'Sample/Init', query: { p: 'posture' } },
    fields,
    derived: { force: { unit: 'N', value: 'load * 9.80665[N/kg]' } },
    ...sends({
      Count: { constant: 100 },
      Posture: 'posture',
      W: 'load',
      Speed: 'speed',
      Arm: 'arm',
      Extras: 'extras',
      Force: { value: 'force', when: 'load > 50' },
      Heavy: { value: 'load > 50', optional: true },
    }),
  }),
)
const snapshotOf = (inputs: Inputs) => evaluate(plan, { inputs, init: undefined })
const sample: Inputs = { posture: 'flat', load: 60, speed: 0.1, arm: 5, extras: ['brake', 'cover'] }

describe('a request', () => {
  it.each<[string, Inputs, Record<string, string>]>([
    [
      'holds every value as its shortest text',
      sample,
      { Count: '100', Posture: 'flat', W: '60', Speed: '0.1', Arm: '5', Extras: 'brake,cover', Force: '588.399', Heavy: 'true' },
    ],
    [
      'leaves out what is hidden',
      { ...sample, posture: 'upright' },
      { Count: '100', Posture: 'upright', W: '60', Speed: '0.1', Extras: 'brake,cover', Force: '588.399', Heavy: 'true' },
    ],
    [
      'leaves out what its condition excludes',
      { ...sample, load: 50 },
      { Count: '100', Posture: 'flat', W: '50', Speed: '0.1', Arm: '5', Extras: 'brake,cover', Heavy: 'false' },
    ],
    [
      'leaves out an empty list',
      { ...sample, extras: [], load: 50 },
      { Count: '100', Posture: 'flat', W: '50', Speed: '0.1', Arm: '5', Heavy: 'false' },
    ],
    ['leaves out what is not filled in', {}, { Count: '100' }],
  ])('%s', (_, inputs, query) => {
    expect(encodeRequest(plan, snapshotOf(inputs))).toEqual({ method: 'GET', path: 'Sample/Calculation', query })
  })

  it('for the init answer waits until its values are known', () => {
    expect(initRequest(plan, snapshotOf({}))).toBeUndefined()
    expect(initRequest(plan, snapshotOf(sample))).toEqual({ path: 'Sample/Init', query: { p: 'flat' } })
  })
})

const whole = { Posture: 'flat', W: '60', Speed: '0.1', Arm: '0' }
const decode = (query: Record<string, string | readonly string[]>) =>
  decodeRequest(
    plan,
    Object.fromEntries(Object.entries(query).map(([name, text]) => [name, typeof text === 'string' ? [text] : text])),
    undefined,
  )

describe('a decoded request', () => {
  it('has its numbers as numbers, its lists as lists, its constants filled in', () => {
    expect(decode({ ...whole, Extras: 'cover,brake', Heavy: 'true' })).toEqual({
      values: { Count: 100, Posture: 'flat', W: 60, Speed: 0.1, Arm: 0, Extras: ['cover', 'brake'], Heavy: true },
    })
  })

  it.each([
    ['an unknown parameter', { Nonsense: '1' }, 'Nonsense unknownParameter'],
    ['a parameter of every object', { constructor: '1' }, 'constructor unknownParameter'],
    ['a repeated parameter', { W: ['1', '2'] }, 'W repeatedParameter'],
    ['a missing parameter', { W: [] }, 'W missing'],
    ['an empty parameter', { W: '' }, 'W missing'],
    ['a text for a number', { W: 'heavy' }, 'W notANumber'],
    ['NaN', { W: 'NaN' }, 'W notANumber'],
    ['infinity', { W: '1e999' }, 'W notANumber'],
    ['a hexadecimal number', { W: '0x10' }, 'W notANumber'],
    ['a number with spaces', { W: ' 5 ' }, 'W notANumber'],
    ['a number with a unit', { W: '5 kg' }, 'W notANumber'],
    ['script for a number', { W: '<script>alert(1)</script>' }, 'W notANumber'],
    ['script for an option', { Posture: '<script>alert(1)</script>' }, 'Posture notAnOption'],
    ['a number below its minimum', { W: '-1' }, 'W belowMinimum'],
    ['a number above its maximum', { W: '100.5' }, 'W aboveMaximum'],
    ['a number on its exclusive minimum', { Speed: '0' }, 'Speed notAbove'],
    ['a number on its exclusive maximum', { Speed: '50' }, 'Speed notBelow'],
    ['an option that does not exist', { Posture: 'tilted' }, 'Posture notAnOption'],
    ['one of several that does not exist', { Extras: 'brake,lamp' }, 'Extras notAnOption'],
    ['a flag that is neither true nor false', { Heavy: '1' }, 'Heavy notAnOption'],
    ['a count of 0', { Count: '0' }, 'Count belowMinimum'],
    ['a count of 101', { Count: '101' }, 'Count aboveMaximum'],
    ['half a count', { Count: '1.5' }, 'Count notANumber'],
  ])('is refused with %s', (_, query, issue) => {
    const decoded = decode({ ...whole, ...query })
    expect('issues' in decoded && decoded.issues.map(({ path, code }) => `${path} ${code}`)).toEqual([issue])
  })

  it.each(['1', '50', '100'])('may ask for a count of %s', (Count) => {
    expect(decode({ ...whole, Count })).toMatchObject({ values: { Count: Number(Count) } })
  })

  it('names all its faults at once', () => {
    const decoded = decode({ Posture: 'tilted', W: 'x', Nonsense: '1' })
    expect('issues' in decoded && decoded.issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'Nonsense unknownParameter',
      'Posture notAnOption',
      'W notANumber',
      'Speed missing',
    ])
  })
})

describe('a combined accuracy grade of a ball screw', () => {
  const screw = compile(ballScrew)
  const { init } = ballScrewExamples

  it('is refused when a caller sends it, for the form never does', () => {
    const [example] = ballScrewExamples.cases
    const query = Object.fromEntries(Object.entries({ ...example?.request, UsePrecision: 'C7/C10' }).map(([name, text]) => [name, [text]]))
    expect(decodeRequest(screw, query, init)).toEqual({
      issues: [{ code: 'notAnOption', path: 'UsePrecision', params: { text: 'C7/C10' } }],
    })
  })
})

describe('a choice that is only sent when it is not the usual one', () => {
  const whole = compile(
    calculator({
      fields: {
        profile: choice({ options: ['plain', 'round'], default: 'plain' }),
        time: number({ unit: 's', min: "profile == 'plain' ? 1 : 2" }),
      },
      ...sends({ Profile: { value: 'profile', when: "profile != 'plain'" }, Time: 'time' }),
    }),
  )

  it.each([
    ['is left out of the request', { profile: 'plain', time: 1 }, { Time: '1' }],
    ['is sent', { profile: 'round', time: 3 }, { Time: '3', Profile: 'round' }],
  ])('%s', (_, inputs, query) => {
    expect(encodeRequest(whole, evaluate(whole, { inputs, init: undefined })).query).toEqual(query)
  })

  it.each([
    ['counts as the usual one where it is left out', { Time: ['0.5'] }, { code: 'belowMinimum', path: 'Time' }],
    ['counts where it is sent', { Time: ['1.5'], Profile: ['round'] }, { code: 'belowMinimum', path: 'Time' }],
    ['is refused where it changes nothing', { Time: ['1.5'], Profile: ['plain'] }, { code: 'notAnOption', path: 'Profile' }],
  ])('%s', (_, query, issue) => {
    expect(decodeRequest(whole, query, undefined)).toMatchObject({ issues: [issue] })
  })

  it('passes without it', () => {
    expect(decodeRequest(whole, { Time: ['1.5'] }, undefined)).toEqual({ values: { Time: 1.5 } })
  })
})
