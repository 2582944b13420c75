/** fast-check arbitraries for the texts, values and events of any compiled calculator. */
import fc from 'fast-check'
import type { FormEvent, RowsEvent } from '../commit/events.ts'
import { optionsOf } from '../plan/options.ts'
import type { InitData, Plan, PlannedField } from '../plan/plan.ts'
import { boundNames } from '../plan/plan.ts'

/** Unusual texts that people, scripts and converters enter into number fields. */
const oddTexts = [
  '',
  ' ',
  '-',
  '+',
  '.',
  ',',
  '1.',
  '.5',
  '1,5',
  '1.5',
  '1 000,5',
  '1,234.5',
  '1,234',
  '1e3',
  '1e309',
  '-1e309',
  '1e-320',
  'NaN',
  'Infinity',
  '0x10',
  '--1',
  '5 in',
  '1.2 kN',
  '3 kg',
  '2 t',
  '10 min',
  '１２．５',
  '<script>alert(1)</script>',
  '__proto__',
  '9007199254740993',
  '-0',
  '0',
]

/** Numbers at, just inside and just outside every literal bound of a field. */
function boundaryNumbers(planned: PlannedField): readonly number[] {
  const literals = boundNames.flatMap((name) => {
    const bound = planned.bounds[name]
    return bound && 'literal' in bound ? [bound.literal] : []
  })
  return literals.flatMap((limit) => [limit, limit * (1 + 1e-6), limit * (1 - 1e-6), limit + 1, limit - 1])
}

/** Plausible values of a number field. */
const plausibleNumbers = (planned: PlannedField) => [...boundaryNumbers(planned).filter((one) => one > 0), 1, 1.4, 2, 10, 25, 300, 1000]

/** A text for a number field. */
export function textArbitrary(planned: PlannedField): fc.Arbitrary<string> {
  const numbers = boundaryNumbers(planned)
  return fc.oneof(
    { weight: 4, arbitrary: fc.double({ min: 0, max: 20000, noNaN: true }).map((value) => String(Number(value.toPrecision(4)))) },
    { weight: 2, arbitrary: fc.double({ min: 0.5, max: 5, noNaN: true }).map((value) => String(Number(value.toPrecision(3)))) },
    { weight: 2, arbitrary: fc.constantFrom(...oddTexts) },
    { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }).map(String) },
    { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
    ...(numbers.length > 0 ? [{ weight: 2, arbitrary: fc.constantFrom(...numbers).map(String) }] : []),
  )
}

/** What a field can be switched to: its options, its tabs, on and off. */
export function switchValues(plan: Plan, planned: PlannedField, init: InitData | undefined): readonly (string | boolean)[] {
  return planned.field.kind === 'toggle' ? [false, true] : optionValues(plan, planned, init)
}

/** The options of a field. */
export function optionValues(plan: Plan, planned: PlannedField, init: InitData | undefined): readonly string[] {
  const { field } = planned
  if (field.kind === 'alternatives') return Object.keys(field.branches)
  if (field.kind !== 'choice' && field.kind !== 'choices') return []
  return (optionsOf(plan.schema, field, init) ?? []).map((option) => option.value)
}

function fieldEvents(plan: Plan, planned: PlannedField, init: InitData): readonly fc.Arbitrary<FormEvent>[] {
  const {
    id: field,
    field: { kind },
  } = planned
  if (kind === 'diagram') return []
  if (kind === 'list') return rowEvents(plan, field, init)
  if (kind === 'number') {
    const text = textArbitrary(planned)
    return [
      fc.record({ type: fc.constant('commit' as const), field: fc.constant(field), text }),
      fc.record({ type: fc.constant('input' as const), field: fc.constant(field), text }),
    ]
  }
  if (kind === 'choices') {
    const option = fc.constantFrom(...optionValues(plan, planned, init), 'no such option')
    return [fc.record({ type: fc.constant('toggle' as const), field: fc.constant(field), value: option })]
  }
  const value = fc.constantFrom(...switchValues(plan, planned, init), 'no such option')
  return [
    fc.record({
      type: fc.constant('choose' as const),
      field: fc.constant(field),
      value: fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: fc.constant(undefined) }),
    }),
  ]
}

/** Row keys count up from 1, and few events create few rows. */
const someKey = fc.integer({ min: 0, max: 6 })
const somePlace = fc.integer({ min: -1, max: 5 })

type InnerEvent = Extract<RowsEvent, { type: 'inRow' }>['event']
const isInner = (event: FormEvent): event is InnerEvent => event.type === 'input' || event.type === 'commit' || event.type === 'choose'

function rowEvents(plan: Plan, list: string, init: InitData): readonly fc.Arbitrary<FormEvent>[] {
  const row = plan.rows.get(list)?.plan
  if (!row) return []
  const inner = fc.oneof(...[...row.fields.values()].flatMap((planned) => fieldEvents(row, planned, init))).filter(isInner)
  const undo = fc.record({ type: fc.constant('undo' as const), change: fc.integer({ min: 0, max: 5 }) })
  const name = fc.constant(list)
  return [
    fc.record({ type: fc.constant('inRow' as const), list: name, row: someKey, event: inner }),
    fc.record({ type: fc.constant('inRow' as const), list: name, row: someKey, event: fc.oneof(inner, undo) }),
    fc.record({ type: fc.constant('rowAdded' as const), list: name, at: somePlace }),
    fc.record({ type: fc.constant('rowRemoved' as const), list: name, row: someKey }),
    fc.record({ type: fc.constant('rowPutBack' as const), list: name }),
    fc.record({ type: fc.constant('rowMoved' as const), list: name, row: someKey, to: somePlace }),
    tableArbitrary(row, init, (planned) => textArbitrary(planned)).map((cells) => ({ type: 'rowsPasted' as const, list, cells })),
    completeRows(plan, list, init),
  ]
}

/** Cells of a pasted table: number texts from `texts`, options, and invalid values. */
function tableArbitrary(row: Plan, init: InitData, texts: (planned: PlannedField) => fc.Arbitrary<string>) {
  const cells = [...row.fields.values()].map((planned) => {
    const cell = planned.field.kind === 'number' ? texts(planned) : fc.constantFrom(...optionValues(row, planned, init), 'no such option')
    return [planned.id, cell] as const
  })
  return fc.array(fc.record(Object.fromEntries(cells)), { minLength: 1, maxLength: 4 })
}

/** Rows as a careful user would fill them in. */
function completeRows(plan: Plan, list: string, init: InitData): fc.Arbitrary<FormEvent> {
  const row = plan.rows.get(list)?.plan ?? plan
  const plausible = (planned: PlannedField) => fc.constantFrom(...plausibleNumbers(planned)).map(String)
  return tableArbitrary(row, init, plausible).map((cells) => ({ type: 'rowsPasted', list, cells, replace: true }))
}

/** Any event of a form, including init answers (`inits`, in any order). */
export function eventArbitrary(plan: Plan, inits: readonly InitData[]): fc.Arbitrary<FormEvent> {
  const [init = {}] = inits
  const perField = [...plan.fields.values()].flatMap((planned) => fieldEvents(plan, planned, init))
  return fc.oneof(
    { weight: 20, arbitrary: fc.oneof(...perField) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('init' as const), data: fc.constantFrom(...inits) }) },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constant('units' as const), system: fc.constantFrom('metric' as const, 'imperial' as const) }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('undo' as const), change: fc.integer({ min: 0, max: 12 }) }) },
    { weight: 1, arbitrary: fc.constant({ type: 'reset' as const }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('restore' as const), inputs: looseInputs(plan, init) }) },
  )
}

/** Values of any type under any name, as a script, an outdated session or an attacker may send them. */
export function looseInputs(plan: Plan, init: InitData): fc.Arbitrary<Record<string, unknown>> {
  const names = [...plan.fields.keys()]
  const options = [...plan.fields.values()].flatMap((planned) => optionValues(plan, planned, init))
  const value = fc.oneof(
    fc.double(),
    fc.double({ min: 0, max: 5000, noNaN: true }),
    fc.constantFrom(...options, 'x', ''),
    fc.array(fc.constantFrom(...options, 'x'), { maxLength: 3 }),
    fc.constantFrom(null, true, {}, [], Number.NaN),
    ...[...plan.rows.values()].map((row) => fc.array(looseInputs(row.plan, init), { maxLength: 3 })),
  )
  return fc.dictionary(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: fc.string({ maxLength: 5 }) }),
    value,
  )
}

/** Complete inputs as a careful user would leave them: every field gets a plausible value. */
export function completeEvents(plan: Plan, init: InitData): fc.Arbitrary<readonly FormEvent[]> {
  const perField = [...plan.fields.values()].flatMap((planned): fc.Arbitrary<FormEvent>[] => {
    const {
      id: field,
      field: { kind },
    } = planned
    if (kind === 'diagram') return []
    if (kind === 'list') return [completeRows(plan, field, init)]
    if (kind === 'number') {
      return [fc.constantFrom(...plausibleNumbers(planned)).map((value) => ({ type: 'commit', field, text: String(value) }))]
    }
    const values = switchValues(plan, planned, init)
    if (values.length === 0) return []
    const value = fc.constantFrom(...values)
    return kind === 'choices'
      ? [value.map((one) => ({ type: 'toggle', field, value: String(one) }))]
      : [value.map((one) => ({ type: 'choose', field, value: one }))]
  })
  return fc.tuple(...perField)
}
