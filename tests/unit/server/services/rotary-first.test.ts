import { describe, expect, test } from 'vitest'
import { rotaryInit, workingFirstAnswer } from '../../../../families/rotary/wire/calls.ts'
import { disc } from '../../../../schemas/scenes/disc.ts'
import { scenes } from '../../../../schemas/scenes/registry.ts'
import { exampleDemand } from '../../../../families/rotary/example-demand.ts'
import { rotaryLabelKey } from '../../../../families/rotary/labels.ts'
import { readDemand } from '../../../../families/rotary/read-request.ts'
import { rotaryInitOf, compileScenes } from '../../../../server/services/scenes/served-scenes.ts'
import { workingFirst } from '../../../../server/services/scenes/working-first.ts'

const served = compileScenes(scenes)
const init = rotaryInitOf(served, 'en')

const defaultsOf = (type: string) => ({
  type,
  list: (init[type]?.list ?? []).map(({ name, unit, defaultValue }) => ({ name, unit, value: defaultValue })),
})

const answerOf = (type: string) => {
  const read = workingFirst(defaultsOf(type), served)
  if ('faults' in read) throw new RangeError(JSON.stringify(read.faults))
  return read.values
}

const rowsOf = (type: string) => answerOf(type).list

/** The default body of the disc with some entries in other words. */
const discWith = (changes: Readonly<Record<string, object>>) => {
  const { type, list } = defaultsOf('disc')
  return { type, list: list.map((entry) => ({ ...entry, ...changes[entry.name] })) }
}

const faultsOf = (body: unknown) => {
  const read = workingFirst(body, served)
  return 'faults' in read ? read.faults.map(({ code, path }) => [code, path]) : []
}

describe('CalculationInit', () => {
  test('gives every scene with its items, defaults and fixed bounds', () => {
    expect(rotaryInit.parse(init)).toEqual(init)
    expect(Object.keys(init)).toEqual(['disc', 'plate', 'ring', 'flip', 'press', 'rotation'])
    expect(init['disc']).toMatchObject({ type: 'disc', logo: 'scene-disc' })
    expect(init['disc']?.list[0]).toEqual({ name: 'tableDiameter', unit: 'mm', defaultValue: 400, min: 1, max: 10_000 })
    expect(init['disc']?.list.find(({ name }) => name === 'accelerationTime')).not.toHaveProperty('max')
  })

  test('two scenes of one name are refused', () => {
    expect(() => compileScenes([disc, disc])).toThrow(RangeError)
  })
})

describe('WorkingFirst', () => {
  test.each(Object.keys(init))('answers the defaults of %s with rows that are a demand', (type) => {
    const answer = answerOf(type)
    expect(workingFirstAnswer.parse(answer)).toEqual(answer)
    expect(readDemand('parmentDto', answer.list)).toHaveProperty('values.inertia')
  })

  test('gives the torque over one cycle of the disc as in the notes: speeding up, even, slowing down, pause', () => {
    const { cycle } = answerOf('disc')
    expect(cycle.map(({ kind, duration }) => [kind, duration])).toEqual([
      ['accelerate', 0.15],
      ['constant', 0.2],
      ['decelerate', 0.15],
      ['dwell', 1.5],
    ])
    expect(cycle.map(({ startSpeed, endSpeed }) => [startSpeed, endSpeed].map((speed) => speed.toFixed(2)))).toEqual([
      ['0.00', '21.43'],
      ['21.43', '21.43'],
      ['21.43', '0.00'],
      ['0.00', '0.00'],
    ])
  })

  test('a value counts in the unit that is named', () => {
    const plain = workingFirst(defaultsOf('disc'), served)
    const other = {
      tableDiameter: { value: 0.4, unit: 'm' },
      workpieceMass: { value: 500, unit: 'g' },
      indexTime: { value: 500, unit: 'ms' },
    }
    expect(workingFirst(discWith(other), served)).toEqual(plain)
  })

  test('a wrong or unknown unit is refused, by the name of the item', () => {
    expect(faultsOf(discWith({ tableDiameter: { unit: 'kg' } }))).toEqual([['wrongDimension', 'list.tableDiameter']])
    expect(faultsOf(discWith({ tableDiameter: { unit: 'furlong' } }))).toEqual([['unknownUnit', 'list.tableDiameter']])
    expect(faultsOf(discWith({ workpieceCount: { unit: 'mm' } }))).toEqual([['wrongDimension', 'list.workpieceCount']])
  })

  test('a limit comes with its unit: many depend on other inputs', () => {
    const read = workingFirst(discWith({ accelerationTime: { value: 0.3 } }), served)
    expect(read).toMatchObject({ faults: [{ params: { value: 0.3, limit: 0.25, unit: 's' } }] })
  })

  test('what is missing, twice, unknown, out of range or of no scene is refused', () => {
    const { type, list } = defaultsOf('disc')
    expect(faultsOf({ type, list: list.slice(1) })).toEqual([['missing', 'list.tableDiameter']])
    expect(faultsOf({ type, list: [...list, ...list.slice(0, 1)] })).toEqual([['repeatedParameter', 'list.tableDiameter']])
    expect(faultsOf({ type, list: [...list, { name: '__proto__', value: 1, unit: '' }] })).toEqual([['unknownParameter', 'list.__proto__']])
    expect(faultsOf({ type: 'toString', list })).toEqual([['notAnOption', 'type']])
    expect(faultsOf(discWith({ accelerationTime: { value: 0.3 } }))).toEqual([['aboveMaximum', 'list.accelerationTime']])
    // An assumption is no item.
    expect(faultsOf({ type, list: [...list, { name: 'gravity', value: 1.6, unit: 'm/s^2' }] })).toEqual([
      ['unknownParameter', 'list.gravity'],
    ])
  })

  test.each([undefined, null, [], {}, { type: 'disc' }, { type: 'disc', list: [{}] }, { type: 'disc', list: [], more: 1 }])(
    'a body of another shape is refused: %j',
    (body) => {
      expect(faultsOf(body)).not.toEqual([])
    },
  )

  test('a text as a value and a number that is none are refused', () => {
    expect(faultsOf(discWith({ angle: { value: '45' } }))).not.toEqual([])
    expect(faultsOf(discWith({ angle: { value: Number.NaN } }))).not.toEqual([])
    expect(faultsOf(discWith({ angle: { value: Number.POSITIVE_INFINITY } }))).not.toEqual([])
  })
})

describe('the demand from rows', () => {
  test('of the reference is that of the first scene as its form opens', () => {
    expect(exampleDemand).toEqual(rowsOf(scenes[0]?.name ?? ''))
  })

  test('of the continuous rotation has its power in W', () => {
    const read = readDemand('parmentDto', rowsOf('rotation'))
    expect('values' in read && read.values.continuousPower?.toFixed(0)).toBe('106')
  })

  test('rows that are missing, unknown, twice, negative, still or of another unit are refused', () => {
    const rows = rowsOf('disc')
    const codes = (list: typeof rows) => {
      const read = readDemand('workingData', list)
      return 'faults' in read ? read.faults.map(({ code, path }) => [code, path]) : []
    }
    const changed = (name: string, change: object) => rows.map((row) => (row.name === name ? { ...row, ...change } : row))
    expect(codes(rows.filter(({ name }) => name !== 'axialLoad'))).toEqual([['missing', 'workingData.axialLoad']])
    expect(codes([...rows, { name: 'colour', value: 1, unit: '' }])).toEqual([['unknownParameter', 'workingData.colour']])
    expect(codes([...rows, ...rows.slice(0, 1)])).toEqual([['repeatedParameter', 'workingData.totalInertia']])
    expect(codes(changed('axialLoad', { value: -1 }))).toEqual([['belowMinimum', 'workingData.axialLoad']])
    expect(codes(changed('indexSpeed', { value: 0 }))).toEqual([['notAbove', 'workingData.indexSpeed']])
    expect(codes(changed('momentLoad', { unit: 'N' }))).toEqual([['wrongDimension', 'workingData.momentLoad']])
  })
})

test('paths are called by the words of their item or row', () => {
  expect(rotaryLabelKey('list.tableDiameter')).toBe('scenes:items.tableDiameter')
  expect(rotaryLabelKey('parmentDto.totalInertia')).toBe('scenes:rows.totalInertia')
  expect(rotaryLabelKey('type')).toBe('scenes:type')
  expect(rotaryLabelKey('list.0.value')).toBeUndefined()
  expect(rotaryLabelKey('i')).toBe('families/reducer:values.ratio')
})
