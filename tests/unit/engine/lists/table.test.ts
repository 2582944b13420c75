import { describe, expect, it } from 'vitest'
import { compile, copyRows, initialState, readTable, reduce, type TableColumn } from '../../../../engine/index.ts'
import { duty } from '../../../fixtures/schemas/duty.ts'

const columns: readonly TableColumn[] = [
  {
    field: 'kind',
    names: ['Kind'],
    options: [
      { value: 'move', name: 'Moving' },
      { value: 'hold', name: 'Holding' },
    ],
  },
  { field: 'load', names: ['Load', 'load'], unit: 'N' },
  { field: 'time', names: ['Time'], unit: 's' },
]

describe('a table', () => {
  it('goes by its header: any order, units in brackets, options by name', () => {
    const { rows, unknown } = readTable('Time (min)\tLoad [kN]\tRemark\tKind\r\n0.5\t1,2\tup\tmoving\r\n2 s\t3\t\thold\r\n', columns)
    expect(rows).toEqual([
      { time: '0.5 min', load: '1,2 kN', kind: 'move' },
      { time: '2 s', load: '3 kN', kind: 'hold' },
    ])
    expect(unknown).toEqual(['Remark'])
  })

  it('without a header goes by order', () => {
    expect(readTable('move\t5\t6\n\n"hold"\t7', columns).rows).toEqual([
      { kind: 'move', load: '5', time: '6' },
      { kind: 'hold', load: '7', time: '' },
    ])
  })

  it.each([
    ['', []],
    ['\n\t\n', []],
  ])('%j has no rows', (text, expected) => {
    expect(readTable(text, columns).rows).toEqual(expected)
  })

  it('keeps quoted cells whole', () => {
    expect(readTable('"a ""b""\tc"\t5', columns).rows).toEqual([{ kind: 'a "b"\tc', load: '5', time: '' }])
  })
})

describe('a paste', () => {
  const plan = compile(duty)

  it('takes what it can, corrects by the policies, and tells each refused cell by row and field', () => {
    const { rows: cells } = readTable('Kind\tLoad [kN]\tTime\nmoving\t2000\t1\nturning\t1\t0\n', columns)
    const state = reduce(initialState(plan), { type: 'rowsPasted', list: 'phases', cells })
    expect(state.inputs['phases']).toMatchObject([{}, { kind: 'move', load: 1e6, time: 1 }, { load: 1000 }])
    expect(state.pasted).toMatchObject({
      rows: 2,
      tooMany: 0,
      refused: [
        { row: 2, field: 'kind', text: 'turning', issue: { code: 'notAnOption' } },
        { row: 2, field: 'time', text: '0', issue: { code: 'notAbove' } },
      ],
    })
  })

  it('takes no more rows than there may be, and says how many were left', () => {
    const cells = Array.from({ length: 25 }, () => ({ load: '1' }))
    const state = reduce(initialState(plan), { type: 'rowsPasted', list: 'phases', cells })
    expect(state.lists['phases']).toHaveLength(20)
    expect(state.pasted?.tooMany).toBe(6)
  })

  it('gives back what was copied', () => {
    const cells = [
      { kind: 'hold', load: '1200.5', time: '3' },
      { load: '-800', time: '0.1' },
    ]
    const state = reduce(initialState(plan), { type: 'rowsPasted', list: 'phases', cells, replace: true })
    const text = copyRows(state, 'phases', columns)
    expect(text).toBe('Kind\tLoad [N]\tTime [s]\nhold\t1200.5\t3\nmove\t-800\t0.1')
    const again = reduce(state, { type: 'rowsPasted', list: 'phases', cells: readTable(text, columns).rows, replace: true })
    expect(again.inputs['phases']).toEqual(state.inputs['phases'])
  })
})
