/** What stands in a form while limits, options and defaults around it come and go: said by what is written down here of each step. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choice, list, number } from '../../../engine/define/index.ts'
import type { CalculatorSchema, Field } from '../../../engine/define/index.ts'
import { compile, fieldView, initialState, reasonsAgainstStart, reduce, writeNumber } from '../../../engine/index.ts'
import type { FormEvent, FormState } from '../../../engine/index.ts'
import { anySequence, lastState } from '../../../engine/testing/sequences.ts'
import { checkIncremental, checkSound } from '../../../engine/testing/state-laws.ts'
import { calculators } from '../../../schemas/registry.ts'
import { zooSubjects } from '../../fixtures/schemas/zoo-subjects.ts'
import { after, commit, form, refusedText } from './meaning-form.ts'
import { scaledRuns } from '../../setup/runs.ts'

const whole = fc.integer({ min: 1, max: 60 })

describe('a text that a limit refuses', () => {
  const moving = () =>
    form({
      fields: {
        limit: number({}),
        field: number({ max: 'limit', onOutOfRange: 'reject' }),
        far: number({ min: 'limit * 2', onOutOfRange: 'reject' }),
      },
    })
  const how = fc.constantFrom('commit' as const, 'input' as const)

  it('is told with the limit of now, and is its number as soon as that allows it, while the limit is typed and when it is left', () => {
    fc.assert(
      fc.property(whole, fc.array(fc.tuple(how, whole), { minLength: 1, maxLength: 5 }), whole, (typed, limits, first) => {
        let state = after(moving(), commit('limit', first), commit('field', typed), commit('far', typed))
        let [isTaken, isFarTaken] = [typed <= first, typed >= first * 2]
        for (const [type, limit] of limits) {
          state = after(state, { type, field: 'limit', text: String(limit) })
          isTaken ||= typed <= limit
          isFarTaken ||= typed >= limit * 2
          const { field, far } = state.pending
          expect([state.inputs['field'], refusedText(state, 'field'), field?.issue.params['limit'], field?.issue.code]).toEqual(
            isTaken ? [typed, undefined, undefined, undefined] : [undefined, String(typed), limit, 'aboveMaximum'],
          )
          expect([state.inputs['far'], refusedText(state, 'far'), far?.issue.params['limit'], far?.issue.code]).toEqual(
            isFarTaken ? [typed, undefined, undefined, undefined] : [undefined, String(typed), limit * 2, 'belowMinimum'],
          )
        }
      }),
    )
  })

  it('while it is still being typed is not read by another limit', () => {
    fc.assert(
      fc.property(whole, whole, (limit, more) => {
        const state = after(
          moving(),
          commit('limit', limit),
          { type: 'input', field: 'field', text: String(limit + more) },
          commit('limit', limit + more),
        )
        expect([state.inputs['field'], refusedText(state, 'field')]).toEqual([undefined, String(limit + more)])
      }),
    )
  })
})

describe('a number with few steps', () => {
  it('has them listed where there are fewer than nine, none between ends that have changed places', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -30, max: 30 }),
        fc.integer({ min: -5, max: 40 }),
        fc.integer({ min: 1, max: 4 }),
        (min, size, step) => {
          const { plan, snapshot } = form({ fields: { field: number({ min, max: min + size, step }) } })
          const planned = plan.fields.get('field')
          const all = Array.from({ length: 50 }, (_, at) => min + at * step).filter((one) => one <= min + size)
          expect(planned && fieldView(plan, planned, snapshot).steps).toEqual(all.length === 0 || all.length > 9 ? undefined : all)
        },
      ),
    )
  })
})

describe('a number with a step', () => {
  /** Thousandths of numbers whose steps are in the twelfth digit, and how much of one more there is before the end. */
  const twelve = fc.integer({ min: 1e11, max: 9e11 })
  const rest = fc.constantFrom(0, 0.5)

  it('has its steps listed with all twelve digits', () => {
    fc.assert(
      fc.property(twelve, fc.integer({ min: 1, max: 8 }), rest, (thousandths, count, more) => {
        const all = Array.from({ length: count + 1 }, (_, at) => (thousandths + at) / 1000)
        const max = (thousandths + count + more) / 1000
        const { plan, snapshot } = form({ fields: { field: number({ min: all[0] ?? 0, max, step: 0.001 }) } })
        const planned = plan.fields.get('field')
        expect(planned && fieldView(plan, planned, snapshot).steps).toEqual(all)
      }),
    )
  })

  it('beyond its ends is brought to the last step inside, to all twelve digits', () => {
    fc.assert(
      fc.property(twelve, fc.integer({ min: 1, max: 1000 }), rest, (thousandths, count, more) => {
        const [first, last] = [thousandths / 1000, (thousandths + count) / 1000]
        const field = number({ min: first, max: (thousandths + count + more) / 1000, step: 0.001, onOutOfRange: 'snap' })
        const found = [last + 1, first - 1].map((typed) => after(form({ fields: { field } }), commit('field', typed)).inputs['field'])
        expect(found).toEqual([last, first])
      }),
    )
  })

  it('is taken or refused whatever a limit comes to, one too that no form holds', () => {
    const limits = { min: 'limit * limit', max: 'limit * limit + 7' }
    for (const onOutOfRange of ['snap', 'reject'] as const) {
      const moving = form({ fields: { limit: number({}), field: number({ ...limits, step: 3, onOutOfRange }) } })
      for (const limit of ['1e9', '3e6', '-2e7', '1e-9']) {
        const state = after(moving, commit('limit', limit), commit('field', 5))
        expect([limit, state.inputs['limit']]).toEqual([limit, Number(limit)])
        checkSound(state.plan, state)
      }
    }
  })
})

describe('a default that comes later', () => {
  const fields: Readonly<Record<string, Field>> = {
    key: choice({ options: ['x', 'y'], clears: ['size'] }),
    size: number({ unit: 'mm' }),
  }
  const schema: CalculatorSchema = {
    id: 1,
    name: 'late',
    init: { get: 'Law/Init', query: {}, parameters: { list: 'told', name: 'of', label: 'called', default: 'is', unit: 'in' } },
    fields,
    layout: [{ section: 'all', items: ['key', 'size'] }],
    request: { get: 'Law/Calculation', query: { Size: 'size' } },
    results: { family: 'none', overlayMs: 0 },
  }
  const step = fc.oneof(
    whole.map((value) => ({ does: 'answers' as const, value })),
    fc.constant({ does: 'answers' as const, value: undefined }),
    whole.map((value) => ({ does: 'enters' as const, value })),
    fc.constant({ does: 'empties' as const, value: undefined }),
    fc.constantFrom('x', 'y').map((value) => ({ does: 'chooses' as const, value })),
    fc.constant({ does: 'mistypes' as const, value: undefined }),
  )

  it('is taken by a field that holds nothing and that nobody has emptied, and goes with the answer that gave it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 10 }), (steps) => {
        let state = initialState(compile(schema))
        let held: number | undefined
        let key: string | undefined
        let [isDefault, isEmptied, isText] = [false, false, false]
        for (const { does, value } of steps) {
          const number = typeof value === 'number' ? value : undefined
          if (does === 'answers') {
            state = reduce(state, { type: 'init', data: { told: number === undefined ? [] : [{ of: 'Size', is: number }] } })
            const isFree = !isText && (held === undefined ? !isEmptied : isDefault)
            if (isFree) [held, isDefault] = [number, number !== undefined]
          } else if (does === 'chooses') {
            state = reduce(state, { type: 'choose', field: 'key', value })
            // To clear is no doing of a person: what comes later may fill it again.
            if (value !== key) [held, isDefault, isText] = [undefined, false, false]
            key = value
          } else {
            const text = does === 'enters' ? String(value) : does === 'empties' ? '' : 'x'
            state = reduce(state, { type: 'commit', field: 'size', text })
            isText = does === 'mistypes'
            if (!isText) [held, isDefault, isEmptied] = [number, false, number === undefined]
          }
          expect([does, state.inputs['size'], refusedText(state, 'size')]).toEqual([does, held, isText ? 'x' : undefined])
        }
      }),
      scaledRuns(300),
    )
  })
})

describe('rows of several lists', () => {
  const cell = { a: number({ min: 0, max: 9, onOutOfRange: 'reject' }), b: number({ required: false }) }
  const two = () => form({ fields: { one: list({ row: cell, minRows: 2 }), two: list({ row: cell, minRows: 2 }) } })
  const texts = fc.constantFrom('5', '7', 'x', '12', '')
  const step = fc.tuple(fc.constantFrom('one', 'two'), fc.nat({ max: 1 }), fc.constantFrom('a', 'b'), texts)

  it('each say what is wrong in their first row with something wrong', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let state = two()
        const cells = new Map<string, string>()
        for (const [name, row, field, text] of steps) {
          const key = state.lists[name]?.[row]?.key ?? -1
          state = reduce(state, { type: 'inRow', list: name, row: key, event: { type: 'commit', field, text } })
          cells.set(`${name}[${row}].${field}`, text)
          const wrong = (path: string): string | undefined => {
            const said = cells.get(path) ?? ''
            if (said === 'x') return 'notANumber'
            if (!path.endsWith('a')) return undefined
            // A number that is refused is none.
            return said === '' ? 'missing' : Number(said) > 9 ? 'notANumber' : undefined
          }
          const expected = ['one', 'two'].flatMap((list) => {
            const paths = [0, 1].flatMap((at) => ['a', 'b'].map((column) => `${list}[${at}].${column}`))
            const first = paths.find((path) => wrong(path) !== undefined)
            return first === undefined ? [] : [[first, wrong(first)]]
          })
          expect(reasonsAgainstStart(state.plan, state.snapshot).map(({ path, code }) => [path, code])).toEqual(expected)
          checkSound(state.plan, state)
          checkIncremental(state.plan, state)
        }
      }),
    )
  })
})

const subjects = [
  ...zooSubjects,
  ...calculators.map(({ schema, examples }) => ({
    name: schema.name,
    subject: { plan: compile(schema), inits: [examples.init] as const },
  })),
]

/** What a person does who leaves every field as it stands. */
const leavings = ({ plan, inputs, pending, system }: FormState): readonly FormEvent[] =>
  [...plan.fields.values()].flatMap((planned): readonly FormEvent[] => {
    const value = inputs[planned.id]
    if (pending[planned.id]) return []
    if (typeof value === 'number') return [{ type: 'commit', field: planned.id, text: writeNumber(planned, value, system) }]
    return typeof value === 'string' ? [{ type: 'choose', field: planned.id, value }] : []
  })

describe.each(subjects)('in $name', ({ subject }) => {
  it('to leave a field once more, to choose what is chosen, to ask for the units that are shown, to get the answer that is there and to miss the one that is missed leaves the very form', () => {
    fc.assert(
      fc.property(anySequence(subject), (events) => {
        const state = lastState(subject.plan, events)
        // A default is its field's own once somebody has left it.
        const left = leavings(state).reduce(reduce, state)
        const again: readonly FormEvent[] = [
          ...leavings(left),
          { type: 'units', system: left.system },
          ...(left.init === undefined ? [] : [{ type: 'init' as const, data: left.init }]),
        ]
        for (const event of again) expect([event, reduce(left, event) === left]).toEqual([event, true])
        for (const why of ['loading', 'failed'] as const) {
          const missing = reduce(left, { type: 'initMissing', why })
          expect([why, reduce(missing, { type: 'initMissing', why }) === missing]).toEqual([why, true])
        }
      }),
      scaledRuns(30),
    )
  })
})
