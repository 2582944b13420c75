import { describe, expect, it } from 'vitest'
import { list, number } from '../../../../engine/define/index.ts'
import { compile, type FormEvent, type FormState, initialState, reasonsAgainstStart, reduce, valueAt } from '../../../../engine/index.ts'
import { duty } from '../../../fixtures/schemas/duty.ts'
import { calculator, sends } from '../calculator.ts'

const plan = compile(duty)

const keyAt = (state: FormState, row: number) => state.lists['phases']?.[row]?.key ?? -1

/** Types texts into cells of a row and leaves them. */
const entered = (state: FormState, row: number, cells: Readonly<Record<string, string>>): FormState =>
  Object.entries(cells).reduce(
    (next, [field, text]) => reduce(next, { type: 'inRow', list: 'phases', row: keyAt(next, row), event: { type: 'commit', field, text } }),
    state,
  )

const after = (state: FormState, ...events: readonly FormEvent[]) => events.reduce(reduce, state)
const value = (state: FormState, path: string) => valueAt(plan, state.snapshot, path)
const add: FormEvent = { type: 'rowAdded', list: 'phases' }

const twoRows = () =>
  entered(after(entered(initialState(plan), 0, { load: '1.2 kN', speed: '500', time: '3' }), add), 1, {
    load: '-800',
    speed: '1000',
    time: '2',
  })

describe('columns', () => {
  it('come to what a loop gives, in their units', () => {
    const state = twoRows()
    // (1200² · 3 + 800² · 2) / 5 = 1 120 000; mean of the loads 200; distances 1500 and 2000 mm, times 5 kg.
    const meanLoad = Math.sqrt(1_120_000)
    expect(value(state, 'cycleTime')).toBe(5)
    expect(value(state, 'meanLoad')).toBeCloseTo(meanLoad, 9)
    expect(value(state, 'spread')).toBeCloseTo(Math.sqrt(((1200 - meanLoad) ** 2 + (-800 - meanLoad) ** 2) / 2), 9)
    expect(value(state, 'work')).toBe(17_500)
    expect(value(state, 'worst')).toBe(1200)
    expect(value(state, 'moves')).toBe(2)
    expect(value(state, 'begins')).toBe(3)
    expect(value(state, 'isFast')).toBe(0)
  })

  it('without rows: a sum is 0, an extreme is absent and names its list', () => {
    const state = after(
      initialState(plan),
      { type: 'rowRemoved', list: 'phases', row: 1 },
      { type: 'choose', field: 'limited', value: 'yes' },
    )
    expect(value(state, 'cycleTime')).toBe(0)
    expect(value(state, 'size')).toBe(0)
    expect(value(state, 'worst')).toMatchObject({ state: 'missing', because: ['phases'] })
    expect(value(state, 'furthest')).toMatchObject({ state: 'missing', because: ['stops'] })
  })

  it('with an empty cell there is no sum of them, and the cell is the reason', () => {
    const state = after(twoRows(), add)
    expect(value(state, 'cycleTime')).toMatchObject({ state: 'missing', because: ['phases.time'] })
    expect(value(state, 'size')).toBe(3)
  })

  it('a text that is no number keeps the rows from being used', () => {
    const state = entered(twoRows(), 1, { time: 'soon' })
    expect(value(state, 'cycleTime')).toMatchObject({ state: 'invalid' })
    expect(reasonsAgainstStart(plan, state.snapshot)).toEqual([{ code: 'notANumber', path: 'phases[1].time', params: {} }])
  })
})

describe('a row', () => {
  it('is a form of its own: hidden cells, policies, chips that undo', () => {
    const fast = entered(twoRows(), 0, { speed: '5000' })
    const [row] = fast.lists['phases'] ?? []
    expect(row?.state.inputs['speed']).toBe(1000)
    const change = row?.state.changes.at(-1)
    expect(change).toMatchObject({ from: 5000, to: 1000, rule: 'aboveMaximum', limit: 1000 })
    const undone = after(fast, { type: 'inRow', list: 'phases', row: keyAt(fast, 0), event: { type: 'undo', change: change?.id ?? 0 } })
    expect(reasonsAgainstStart(plan, undone.snapshot)[0]?.path).toBe('phases[0].speed')
    const held = after(fast, {
      type: 'inRow',
      list: 'phases',
      row: keyAt(fast, 0),
      event: { type: 'choose', field: 'kind', value: 'hold' },
    })
    expect(value(held, 'work')).toBe(10_000)
    expect(reasonsAgainstStart(plan, held.snapshot)).toEqual([])
  })

  it('follows bounds that are made around it', () => {
    const state = after(twoRows(), { type: 'commit', field: 'maxSpeed', text: '300' })
    expect(state.inputs['phases']).toMatchObject([{ speed: 300 }, { speed: 300 }])
    expect(state.lists['phases']?.[1]?.state.changes.at(-1)).toMatchObject({ rule: 'boundsChanged', from: 1000, to: 300 })
  })

  it('names what is missing by the place of the row', () => {
    const state = after(twoRows(), add, add)
    const moved = after(state, { type: 'rowMoved', list: 'phases', row: keyAt(state, 0), to: 3 })
    expect(reasonsAgainstStart(plan, state.snapshot)[0]).toMatchObject({ code: 'missing', path: 'phases[2].load' })
    expect(reasonsAgainstStart(plan, moved.snapshot)[0]).toMatchObject({ code: 'missing', path: 'phases[1].load' })
  })

  it('that comes back sees the units and bounds of now', () => {
    const away = after(twoRows(), { type: 'rowRemoved', list: 'phases', row: keyAt(twoRows(), 1) })
    const back = after(
      away,
      { type: 'units', system: 'imperial' },
      { type: 'commit', field: 'maxSpeed', text: '10' },
      { type: 'rowPutBack', list: 'phases' },
    )
    // 10 in/s, which is 254 mm/s.
    expect(back.inputs['phases']).toMatchObject([{ speed: 254 }, { speed: 254 }])
    expect(back.lists['phases']?.[1]?.state.system).toBe('imperial')
  })
})

describe('the number of rows', () => {
  it('is what the schema says: none is too few, no more than most are added', () => {
    const none = after(initialState(plan), { type: 'rowRemoved', list: 'phases', row: 1 })
    expect(reasonsAgainstStart(plan, none.snapshot)).toEqual([{ code: 'tooFewRows', path: 'phases', params: { rows: 0, limit: 1 } }])
    const many = after(initialState(plan), ...Array.from({ length: 30 }, () => add))
    expect(many.lists['phases']).toHaveLength(20)
  })

  it('of a list that is not required may be none', () => {
    const state = after(twoRows(), { type: 'choose', field: 'limited', value: 'yes' })
    expect(reasonsAgainstStart(plan, state.snapshot)).toEqual([])
  })
})

describe('a list is refused that', () => {
  const rows = list({ row: { load: number({ unit: 'N' }), time: number({ unit: 's' }) } })
  const issuesOf = (parts: Parameters<typeof calculator>[0]): string => {
    try {
      compile(calculator({ fields: { rows }, ...sends({ Rows: { list: 'rows', columns: ['load'] } }), ...parts }))
      return 'none'
    } catch (error) {
      return String(error)
    }
  }

  it.each([
    [
      'leaves a column without an aggregate',
      { derived: { all: { unit: 'N', value: 'rows.load' } } },
      /expected a number, found a column .*\n.*rows\.load\n\s*\^{9}/s,
    ],
    [
      'adds columns of different units',
      { derived: { all: { unit: 'N', value: 'sum(rows.load + rows.time)' } } },
      /do not measure the same thing/,
    ],
    ['comes to another unit', { derived: { all: { unit: 'N', value: 'sum(rows.load * rows.time)' } } }, /do not measure the same thing/],
    [
      'reads a column that is not there',
      { derived: { all: { unit: 'N', value: 'sum(rows.lod)' } } },
      /unknown member 'lod'; did you mean 'load'/,
    ],
    ['takes two columns in one aggregate', { derived: { all: { unit: 'N', value: 'sum(rows.load, rows.load)' } } }, /takes 1 column/],
    ['aggregates what is no column', { derived: { all: { value: 'sum(3)' } } }, /expected a column/],
    ['has a maximum of one number', { derived: { all: { value: 'max(3)' } } }, /takes at least 2 arguments/],
    [
      'reads in its rows what is made of them',
      { fields: { rows: list({ row: { load: number({ max: 'total' }) } }) }, derived: { total: { value: 'sum(rows.load)' } } },
      /cycle/,
    ],
    ['sends a column that is not there', sends({ Rows: { list: 'rows', columns: ['lode'] } }), /no field in the rows/],
    ['sends a list that is not there', sends({ Rows: { list: 'row', columns: ['load'] } }), /is no list/],
    ['wants more rows than it may have', { fields: { rows: { ...rows, minRows: 5, maxRows: 2 } } }, /at least 5 rows, but at most 2/],
  ])('%s', (_, parts, expected) => {
    expect(issuesOf(parts)).toMatch(expected)
  })

  it('is taken otherwise', () => {
    expect(issuesOf({ derived: { all: { unit: 'N', value: 'max(rows.load)' } } })).toBe('none')
  })
})
