/** Tables as spreadsheets write them, and what is kept of a form with its units: written in any way, they come back as they were. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTable } from '../../../engine/commit/read-table.ts'
import type { TableColumn } from '../../../engine/commit/read-table.ts'
import { inputsOfStated, stateChanges, stateInputs } from '../../../engine/commit/stated-inputs.ts'
import { choice, list, number } from '../../../engine/define/index.ts'
import { reduce } from '../../../engine/index.ts'
import type { FormState } from '../../../engine/index.ts'
import { inUnit } from '../../../engine/testing/reference/units.ts'
import { after, commit, form } from './meaning-form.ts'
import { scaledRuns } from '../../setup/runs.ts'

const columns: readonly TableColumn[] = [
  { field: 'load', names: ['Load', 'Belastung'], unit: 'N' },
  { field: 'time', names: ['Duration (of a phase)', 'time'], unit: 's' },
  {
    field: 'kind',
    names: ['Kind'],
    options: [
      { value: 'move', name: 'Moving' },
      { value: 'hold', name: 'Holding "still"' },
    ],
  },
]

type Cell = { readonly typed: string; readonly means: string }
const plain = (text: string): Cell => ({ typed: text, means: text })
const numberCell = fc.oneof(
  fc.constantFrom('0', '12', '-3.5', '1,5', '+4', '1 000', '1e3', '2E-1', '½', '31 1/2', '–3').map((text) => ({ text, isBare: true })),
  fc.constantFrom('5 kN', '3 min', 'about 7').map((text) => ({ text, isBare: false })),
  fc.constant({ text: '', isBare: false }),
)
const kindCell = fc.constantFrom<Cell>(
  { typed: 'move', means: 'move' },
  { typed: ' MOVING ', means: 'move' },
  { typed: 'holding "still"', means: 'hold' },
  { typed: 'Hold', means: 'hold' },
  plain('elsewhere'),
  plain(''),
)
const header = fc.record({
  name: fc.nat({ max: 1 }),
  upper: fc.boolean(),
  unit: fc.constantFrom('', 'kN', 'min'),
  style: fc.constantFrom<(name: string, unit: string) => string>(
    (name, unit) => `${name} [${unit}]`,
    (name, unit) => `${name}(${unit})`,
    (name, unit) => ` ${name} / ${unit} `,
  ),
})
const line = fc.record({
  load: numberCell,
  time: numberCell,
  kind: kindCell,
  remark: fc.constantFrom('', 'x', 'a\tb', 'say "yes"', 'two\nlines'),
})
const quoted = (text: string, always: boolean) => (always || /[\t\r\n]|^".*"$/s.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

describe('a table', () => {
  it('with a header comes back by names, whatever their order and case, in the unit that a name gives', () => {
    const order = fc.shuffledSubarray(['load', 'time', 'kind', 'remark'], { minLength: 2, maxLength: 4 })
    const ends = fc.constantFrom('\n', '\r\n', '\r', '\n\n', '\n\t\t\n')
    fc.assert(
      fc.property(
        order,
        header,
        fc.array(line, { maxLength: 4 }),
        fc.record({ end: ends, always: fc.boolean(), last: fc.boolean() }),
        (fields, { name, upper, unit, style }, lines, { end, always, last }) => {
          fc.pre(fields.some((field) => field !== 'remark'))
          const unitOf = (field: string) => (field === 'load' || field === 'time' ? unit : '')
          const titles = fields.map((field) => {
            const { names = ['Remark'] } = columns.find((one) => one.field === field) ?? {}
            const title = names[name % names.length] ?? ''
            const cased = upper ? title.toUpperCase() : title
            return unitOf(field) === '' ? cased : style(cased, unitOf(field))
          })
          const cells = lines.map((one) =>
            fields.map((field) =>
              field === 'load' || field === 'time' ? one[field].text : field === 'kind' ? one.kind.typed : one.remark,
            ),
          )
          const text = [titles, ...cells].map((row) => row.map((cell) => quoted(cell, always)).join('\t')).join(end) + (last ? end : '')
          const rows = lines
            .map((one) =>
              Object.fromEntries(
                fields.flatMap((field): (readonly [string, string])[] => {
                  if (field === 'kind') return [[field, one.kind.means]]
                  if (field !== 'load' && field !== 'time') return []
                  const { text: typed, isBare } = one[field]
                  return [[field, isBare && unit !== '' ? `${typed} ${unit}` : typed]]
                }),
              ),
            )
            .filter((_, index) => cells[index]?.some((cell) => cell !== ''))
          expect(readTable(text, columns)).toEqual({ rows, unknown: fields.includes('remark') ? [upper ? 'REMARK' : 'Remark'] : [] })
        },
      ),
      scaledRuns(1000),
    )
  })

  it('without a header goes by order; cells that are not there are empty, those beyond are nobody’s', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 4 }), (lines, width) => {
        const cells = lines.map(({ load, time, kind }) => [load.text, time.text, kind.typed, 'beyond'].slice(0, width))
        const rows = lines
          .map(({ load, time, kind }) => ({ load: load.text, time: width > 1 ? time.text : '', kind: width > 2 ? kind.means : '' }))
          .filter((_, index) => cells[index]?.some((cell) => cell !== ''))
        expect(readTable(cells.map((row) => row.join('\t')).join('\n'), columns)).toEqual({ rows, unknown: [] })
      }),
    )
  })

  it('of nothing has no rows; a quote that is not closed, and one inside a cell, are characters', () => {
    for (const text of ['', '\n', '\t\t', ' \r\n\t']) expect([text, readTable(text, columns)]).toEqual([text, { rows: [], unknown: [] }])
    const first = (text: string) => readTable(text, columns).rows[0]?.['load']
    expect(['"5', '5"', '5" 6', '"', '""', '"5"', '"5"" 6"'].map(first)).toEqual(['"5', '5"', '5" 6', '"', undefined, '5', '5" 6'])
    expect(readTable('Load [kN] x\t5', columns).rows).toEqual([{ load: 'Load [kN] x', time: '5', kind: '' }])
  })
})

const savedForm = (): FormState =>
  form({
    fields: {
      travel: number({ unit: 'mm', min: 10, max: 1000, onOutOfRange: 'snap', step: 5 }),
      other: number({ unit: 'kg', min: 1, max: 5, onOutOfRange: 'correct' }),
      kind: choice({ options: ['move', 'hold'] }),
      phases: list({ row: { force: number({ unit: 'N' }), kind: choice({ options: ['up', 'down'] }) } }),
    },
  })
const size = fc.integer({ min: 2, max: 200 }).map((one) => one * 5)

describe('what is kept', () => {
  const filled = fc.record({
    travel: fc.option(size),
    kind: fc.option(fc.constantFrom('move', 'hold')),
    forces: fc.array(size, { maxLength: 3 }),
  })
  const stateOf = ({
    travel,
    kind,
    forces,
  }: {
    readonly travel: number | null
    readonly kind: string | null
    readonly forces: readonly number[]
  }) => reduce(savedForm(), { type: 'restore', inputs: { travel, kind, phases: forces.map((force) => ({ force, kind: 'up' })) } })

  it('says the unit of every number, null for what is empty, and every field', () => {
    fc.assert(
      fc.property(filled, (values) => {
        const phases = values.forces.map((force) => ({ force: [force, 'N'], kind: 'up' }))
        expect(stateInputs(stateOf(values).plan, stateOf(values).inputs)).toEqual({
          travel: values.travel === null ? null : [values.travel, 'mm'],
          other: null,
          kind: values.kind,
          phases: phases.length === 0 ? null : phases,
        })
      }),
    )
  })

  it('comes back the same in whatever unit it is said; one of another kind is left out', () => {
    const units = fc.constantFrom('mm', 'm', 'in', 'um', 'km')
    fc.assert(
      fc.property(filled, units, fc.constantFrom('N', 'kN', 'lbf'), (values, length, weight) => {
        const { plan, inputs } = stateOf(values)
        const said = (value: number | null, [from, to]: readonly [string, string]) =>
          value === null ? null : [inUnit(value, from, to), to]
        const phases = values.forces.map((force) => ({ force: said(force, ['N', weight]), kind: 'up' }))
        const stated = { travel: said(values.travel, ['mm', length]), kind: values.kind, phases }
        const back = reduce(savedForm(), { type: 'restore', inputs: inputsOfStated(plan, stated) })
        const rounded = (one: unknown): unknown =>
          JSON.parse(JSON.stringify(one, (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(9)) : value)))
        expect(rounded(back.inputs)).toEqual(rounded(inputs))
      }),
    )
    const { plan } = savedForm()
    for (const [one, expected] of [
      [[5, 'kg'], undefined],
      [[5, 'furlong'], undefined],
      [
        [5, 'mm', 'mm'],
        [5, 'mm', 'mm'],
      ],
      [
        ['5', 'mm'],
        ['5', 'mm'],
      ],
      [5, 5],
      ['x', 'x'],
      [null, null],
      [[5, 'mm'], 5],
    ] as const) {
      expect(inputsOfStated(plan, { travel: one })).toEqual({ travel: expected })
    }
    expect(inputsOfStated(plan, { phases: 'x' })).toEqual({ phases: undefined })
    expect(inputsOfStated(plan, { phases: [5, null, [], { force: [1, 'kN'] }] })).toEqual({ phases: [{ force: 1000 }] })
    expect(inputsOfStated(plan, { phases: null, nobody: [1, 'kN'] })).toEqual({ phases: null, nobody: undefined })
  })

  it('a number that the form changed is said with its unit, as long as it stands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1003, max: 9000 }), size, (large, fine) => {
        fc.pre(fine < 1000)
        const changed = after(savedForm(), commit('travel', large), commit('other', 0))
        const travel = { field: 'travel', from: large, to: 1000, unit: 'mm', rule: 'aboveMaximum' }
        const other = { field: 'other', from: 0, to: 1, unit: 'kg', rule: 'belowMinimum' }
        expect(stateChanges(changed, ['aboveMaximum', 'belowMinimum'])).toEqual([travel, other])
        expect(stateChanges(changed, ['belowMinimum'])).toEqual([other])
        expect(stateChanges(changed, ['step'])).toEqual([])
        expect(stateChanges(after(changed, commit('travel', fine)), ['aboveMaximum', 'belowMinimum'])).toEqual([other])
        const twice = after(changed, commit('travel', large + 1))
        expect(stateChanges(twice, ['aboveMaximum'])).toEqual([{ ...travel, from: large + 1 }])
      }),
    )
  })
})
