/** What the service says, the form does: whatever defaults an init answer gives, whenever it comes, over every registered calculator. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile, encodeRequest, fieldView, initialState, reduce } from '../../../engine/index.ts'
import { number } from '../../../engine/define/index.ts'
import type { CalculatorSchema } from '../../../engine/define/index.ts'
import type { FormEvent, FormState, InitData, Plan, PlannedField } from '../../../engine/index.ts'
import { anySequence } from '../../../engine/testing/sequences.ts'
import { calculators } from '../../../schemas/registry.ts'
import { refusedText } from './meaning-form.ts'

const subjects = calculators
  .filter(({ schema }) => schema.init?.parameters)
  .map(({ schema, examples }) => ({ name: `${schema.id} ${schema.name}`, plan: compile(schema), init: examples.init }))

/** Number fields that are a parameter by themselves. */
const describable = (plan: Plan): readonly (readonly [parameter: string, planned: PlannedField])[] =>
  plan.parameters.flatMap(({ name, field }) => {
    const planned = field === undefined ? undefined : plan.fields.get(field)
    return planned?.field.kind === 'number' ? [[name, planned] as const] : []
  })

const answerWith = ({ schema }: Plan, init: InitData, values: ReadonlyMap<string, number>): InitData => ({
  ...init,
  [schema.init?.parameters?.list ?? '']: [...values].map(([paramName, defaultValue]) => ({
    paramName,
    displayName: paramName,
    defaultValue,
  })),
})

/** Whether the field may have the number, by its own limits as they are shown. */
const allowed = (state: FormState, planned: PlannedField, value: number): boolean => {
  const {
    min = -Infinity,
    max = Infinity,
    exclusiveMin = -Infinity,
    exclusiveMax = Infinity,
  } = fieldView(state.plan, planned, state.snapshot).bounds
  const enforced = planned.field.kind === 'number' && planned.field.onOutOfRange !== 'hint'
  return value > exclusiveMin && value < exclusiveMax && (!enforced || (value >= min && value <= max))
}

/** Fields that an event of a person names. */
const namedBy = (event: FormEvent): readonly string[] => {
  if ('field' in event) return [event.field]
  return event.type === 'restore' ? Object.keys(event.inputs) : []
}

describe.each(subjects)('in $name', ({ plan, init }) => {
  const fields = describable(plan)
  const values = fc
    .tuple(
      ...fields.map(([parameter]) =>
        fc.option(fc.integer({ min: 1, max: 1000 }), { nil: undefined }).map((value) => [parameter, value] as const),
      ),
    )
    .map((all) => new Map(all.flatMap(([parameter, value]) => (value === undefined ? [] : [[parameter, value] as const]))))

  it('an untouched number has the default that the service gives, where it may have it, and sends it', () => {
    fc.assert(
      fc.property(values, (served) => {
        const state = reduce(initialState(plan), { type: 'init', data: answerWith(plan, init, served) })
        const written = reduce(initialState(plan), { type: 'init', data: init })
        const request = encodeRequest(plan, state.snapshot)
        for (const [parameter, planned] of fields) {
          // Whether it has a default is decided by others, and theirs may be served.
          if (planned.defaultHolds) continue
          const value = served.get(parameter)
          const isAllowed = value !== undefined && allowed(written, planned, value)
          // A limit that another default has moved: either is right.
          if (value !== undefined && isAllowed !== allowed(state, planned, value)) continue
          const expected = isAllowed ? value : written.inputs[planned.id]
          expect([planned.id, state.inputs[planned.id]]).toEqual([planned.id, expected])
          const shown = fieldView(plan, planned, state.snapshot).visible && typeof expected === 'number'
          const sent = shown && parameter in request.query ? Number(request.query[parameter]) : expected
          expect([parameter, sent]).toEqual([parameter, expected])
        }
      }),
    )
  })

  it('what somebody has entered, chosen or emptied stays, whatever comes and how often', () => {
    fc.assert(
      fc.property(anySequence({ plan, inits: [init] }), values, (events, served) => {
        const before = events.reduce(reduce, initialState(plan, { init }))
        const after = reduce(before, { type: 'init', data: answerWith(plan, init, served) })
        // A reset gives everything back to the defaults.
        const since = events.slice(events.findLastIndex(({ type }) => type === 'reset') + 1)
        const touched = new Set(since.flatMap(namedBy))
        const lastText = (id: string) => since.findLast((event) => namedBy(event).includes(id))
        for (const [, { id }] of fields) {
          const last = lastText(id)
          const isEmptied = last?.type === 'commit' && last.text.trim() === ''
          const isHeld = before.inputs[id] !== undefined || before.pending[id] !== undefined || isEmptied
          if (!touched.has(id) || before.byDefault[id] || !isHeld) continue
          expect([id, after.inputs[id], refusedText(after, id)]).toEqual([id, before.inputs[id], refusedText(before, id)])
        }
      }),
    )
  })
})

describe('a form as it was left', () => {
  const schema = (usual: number): CalculatorSchema => ({
    id: 1,
    name: 'left',
    init: { get: 'Law/Init', query: {}, numbers: { most: 'mm', other: 'mm' }, usual: { most: usual } },
    fields: {
      size: number({ unit: 'mm', max: 'init.most', onOutOfRange: 'correct' }),
      twice: number({ unit: 'mm', max: '2 * init.most', onOutOfRange: 'snap' }),
      flagged: number({ unit: 'mm', max: 'init.most', onOutOfRange: 'snap', onBoundsChange: 'flag' }),
      written: number({ unit: 'mm', max: 50, onOutOfRange: 'snap' }),
      left: number({ unit: 'mm', max: 'init.most', default: 60, onOutOfRange: 'snap' }),
    },
    layout: [{ section: 'all', items: ['size', 'twice', 'flagged', 'written', 'left'] }],
    request: { get: 'Law/Calculation', query: {} },
    results: { family: 'none', overlayMs: 0 },
  })
  const amount = fc.integer({ min: 1, max: 100 })

  it('that is opened before the answer has what the answer allows of it, whatever is usual, and however often it could not be had', () => {
    const words = fc.array(fc.constantFrom('loading' as const, 'failed' as const), { maxLength: 2 })
    fc.assert(
      fc.property(amount, fc.option(amount, { nil: undefined }), amount, words, (usual, most, saved, missing) => {
        const inputs = { size: saved, twice: saved, flagged: saved, written: saved }
        const events: readonly FormEvent[] = [
          { type: 'restore', inputs },
          ...missing.map((why) => ({ type: 'initMissing', why }) as const),
          // An answer that does not say it leaves it as it usually is.
          { type: 'init', data: most === undefined ? { other: 1 } : { most } },
        ]
        const limit = most ?? usual
        expect(events.reduce(reduce, initialState(compile(schema(usual)))).inputs).toEqual({
          size: Math.min(saved, limit),
          twice: Math.min(saved, 2 * limit),
          flagged: saved,
          written: Math.min(saved, 50),
          left: Math.min(60, limit),
        })
      }),
    )
  })
})
