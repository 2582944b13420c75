/** Generates acts in a form. The meaning of each text is given beside it, so that the reference parses nothing. */
import fc from 'fast-check'
import type { CalculatorSchema, Field, RowField } from '../../define/index.ts'
import type { Act } from './commit.ts'
import { bounds, type Form, type Meaning, options } from './form.ts'
import { shownNumber } from './number.ts'
import type { Cell } from './take.ts'
import { needs } from './order.ts'

/** An act that depends on the form: a number near a limit is known only once the limit is. */
export type Doing = (form: Form) => Act

/** Texts that people type, with their meanings. */
const texts: readonly (readonly [string, Meaning])[] = [
  ['', { empty: true }],
  ['  ', { empty: true }],
  ['-', { code: 'notANumber' }],
  ['NaN', { code: 'notANumber' }],
  ['Infinity', { code: 'notANumber' }],
  ['<script>', { code: 'notANumber' }],
  ['--1', { code: 'notANumber' }],
  ['1.2.3', { code: 'notANumber' }],
  ['1,234', { code: 'ambiguousMark' }],
  ['0x10', { code: 'unknownUnit' }],
  ['7 furlong', { code: 'unknownUnit' }],
  ['1e309', { number: Infinity }],
  ['2e9', { number: 2e9 }],
  ['1e-12', { number: 0 }],
  ['-0', { number: 0 }],
  ['1.', { number: 1 }],
  ['.5', { number: 0.5 }],
  ['1,5', { number: 1.5 }],
  ['1 000,5', { number: 1000.5 }],
  ['1,234.5', { number: 1234.5 }],
  ['1e3', { number: 1000 }],
  ['−3', { number: -3 }],
  ['１２．５', { number: 12.5 }],
  ['+4', { number: 4 }],
  ['1 000 000', { number: 1e6 }],
  ['5 in', { number: 5, unit: 'in' }],
  ['1.5 cm', { number: 1.5, unit: 'cm' }],
  ['2 m', { number: 2, unit: 'm' }],
  ['3 ft', { number: 3, unit: 'ft' }],
  ['1.2 kN', { number: 1.2, unit: 'kN' }],
  ['300 lbf', { number: 300, unit: 'lbf' }],
  ['3 kg', { number: 3, unit: 'kg' }],
  ['2 t', { number: 2, unit: 't' }],
  ['9 lbs', { number: 9, unit: 'lb' }],
  ['10 min', { number: 10, unit: 'min' }],
  ['0.5 h', { number: 0.5, unit: 'h' }],
  ['0.2 m/s', { number: 0.2, unit: 'm/s' }],
  ['4 Nm', { number: 4, unit: 'N*m' }],
  ['2 kW', { number: 2, unit: 'kW' }],
  ['3 hp', { number: 3, unit: 'hp' }],
  ['90°', { number: 90, unit: 'deg' }],
  ['1 rad', { number: 1, unit: 'rad' }],
  ['5 %', { number: 5, unit: '%' }],
  ['6 1/min', { number: 6, unit: '1/min' }],
]

const plausible = [0, 0.3, 1, 1.4, 2, 4, 10, 25, 90, 300, 1000].map((number) => [String(number), { number }] as const)
const limitNames = ['min', 'max', 'exclusiveMin', 'exclusiveMax'] as const
const besides = [
  (x: number) => x,
  (x: number) => x,
  (x: number) => x + 1,
  (x: number) => x - 1,
  (x: number) => x * 1.001 + 1e-6,
  (x: number) => x * 0.999 - 1e-6,
  (x: number) => x / 2,
  (x: number) => x * 3,
]

type Text = (form: Form) => readonly [string, Meaning]

const besideLimit = (id: string, unit: string): fc.Arbitrary<Text> =>
  fc.tuple(fc.nat({ max: 3 }), fc.constantFrom(...besides), fc.nat({ max: 4 })).map(([which, beside, steps]) => (form) => {
    const field = form.schema.fields[id]
    const step = field?.kind === 'number' ? (field.step ?? 0) : 0
    const { limits } = bounds(form, id)
    const there = limitNames.filter((one) => limits[one] !== undefined)
    const name = there[which % Math.max(there.length, 1)] ?? 'min'
    const number = Number((beside(limits[name] ?? 3) + (name.endsWith('ax') ? -1 : 1) * step * steps).toPrecision(12))
    return unit === '' ? [String(number), { number }] : [`${number} ${unit}`, { number, unit }]
  })

/** Types the displayed text again. */
const shownAgain =
  (id: string): Text =>
  (form) => {
    const [field, now] = [form.schema.fields[id], form.inputs.get(id)]
    const number = field?.kind === 'number' && typeof now === 'number' ? shownNumber(form, field, now) : 1
    return [String(number), { number }]
  }

const typing = (id: string, unit: string): fc.Arbitrary<Text> =>
  fc.oneof(
    { weight: 3, arbitrary: besideLimit(id, unit) },
    { weight: 1, arbitrary: fc.constant(shownAgain(id)) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...plausible).map(
        (text): Text =>
          () =>
            text,
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...texts).map(
        (text): Text =>
          () =>
            text,
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .double({ min: -50, max: 20_000, noNaN: true })
        .map((one) => Number(one.toPrecision(4)))
        .map((number): Text => () => [String(number), { number }]),
    },
  )

const some = (form: Form, field: Field | RowField, at: number): string | boolean | undefined => {
  if (field.kind === 'toggle') return at % 2 === 1
  const all = field.kind === 'alternatives' ? Object.keys(field.branches) : (options(form, field)?.map(({ value }) => value) ?? [])
  return all[at % Math.max(all.length, 1)]
}

function onField(id: string, field: Field | RowField): readonly fc.Arbitrary<Doing>[] {
  const undo = fc.constant<Doing>(() => ({ type: 'undo', field: id }))
  const place = fc.nat({ max: 20 })
  if (field.kind === 'diagram') return []
  if (field.kind === 'list') return onRows(id, field)
  if (field.kind === 'number') {
    const type = fc.constantFrom('commit' as const, 'commit' as const, 'input' as const)
    const done = fc.tuple(type, typing(id, field.unit ?? '')).map(([how, text]): Doing => (form) => {
      const [typed, means] = text(form)
      return { type: how, field: id, text: typed, means }
    })
    const picked = fc.tuple(typing(id, field.unit ?? '')).map(([text]): Doing => (form) => {
      const [, means] = text(form)
      return { type: 'pick', field: id, value: 'number' in means ? means.number : Number.NaN }
    })
    return [done, done, done, undo, picked]
  }
  const value = fc.oneof(
    { weight: 8, arbitrary: place.map((at) => (form: Form) => some(form, field, at)) },
    { weight: 1, arbitrary: fc.constant(() => 'no such option') },
    { weight: 1, arbitrary: fc.constant(() => undefined) },
  )
  const choose = value.map((one): Doing => (form) => ({ type: 'choose', field: id, value: one(form) }))
  const toggle = value.map((one): Doing => (form) => ({ type: 'toggle', field: id, value: String(one(form) ?? '') }))
  return [field.kind === 'choices' ? toggle : choose, undo]
}

const cellOf = (id: string, field: RowField): fc.Arbitrary<(form: Form) => readonly [string, Cell]> =>
  field.kind === 'number'
    ? typing(id, field.unit ?? '').map((text) => (form) => {
        const [typed, means] = text(form)
        return [id, { text: typed, means }]
      })
    : fc.nat({ max: 20 }).map((at) => (form) => [id, { text: String(some(form, field, at) ?? 'no such option'), means: { empty: true } }])

/** Pastes rows of a table with some empty cells; a column is present in every row or in none. */
function pasting(list: string, row: Readonly<Record<string, RowField>>): fc.Arbitrary<Doing> {
  const cells = fc.tuple(...Object.entries(row).map(([id, field]) => fc.option(cellOf(id, field), { nil: undefined })))
  const place = fc.option(fc.integer({ min: -1, max: 5 }), { nil: undefined })
  return fc.tuple(fc.array(cells, { maxLength: 4 }), place, fc.boolean()).map(([rows, at, replace]): Doing => (form) => {
    const inRow = form.rows.get(list)?.[0]?.form ?? form
    const table = rows.map((texts) => Object.fromEntries(texts.flatMap((text) => (text ? [text(inRow)] : []))))
    return { type: 'pasted', list, cells: table, at, replace }
  })
}

/** A saved value of a field: mostly valid ones, some that it rejects. */
function savedValue(id: string, field: Field | RowField): fc.Arbitrary<(form: Form) => unknown> {
  const odd = fc
    .constantFrom<unknown>(null, 'no such option', 5, 1e12, Number.NaN, [], ['no such option'], {}, true)
    .map((one) => () => one)
  const place = fc.nat({ max: 20 })
  const good: fc.Arbitrary<(form: Form) => unknown> =
    field.kind === 'number'
      ? typing(id, '').map((text) => (form: Form) => {
          const [, means] = text(form)
          return 'number' in means ? means.number : null
        })
      : field.kind === 'choices'
        ? fc.array(place, { maxLength: 3 }).map((all) => (form: Form) => [...new Set(all.map((at) => some(form, field, at)))])
        : field.kind === 'list'
          ? fc
              .array(savedValues(field.row), { maxLength: 3 })
              .map((rows) => (form: Form) => rows.map((row) => row(form.rows.get(id)?.[0]?.form ?? form)))
          : place.map((at) => (form: Form) => (field.kind === 'diagram' ? 'x' : some(form, field, at)))
  return fc.oneof({ weight: 5, arbitrary: good }, { weight: 1, arbitrary: odd })
}

/** Restores only one list at a time, because the order in which rows of several lists get their keys is unspecified. */
function savedValues(fields: Readonly<Record<string, Field | RowField>>): fc.Arbitrary<(form: Form) => Readonly<Record<string, unknown>>> {
  const shown = Object.entries(fields).filter(([, field]) => field.kind !== 'diagram')
  const lists = shown.flatMap(([id, field]) => (field.kind === 'list' ? [id] : []))
  const all = fc.tuple(...shown.map(([id, field]) => fc.option(savedValue(id, field), { nil: undefined })))
  return fc.tuple(all, fc.nat({ max: 5 })).map(([values, at]) => (form) => {
    const others = new Set(lists.filter((_, index) => index !== at % lists.length))
    return Object.fromEntries(
      shown.flatMap(([id], index) => (values[index] && !others.has(id) ? [[id, values[index](form)] as const] : [])),
    )
  })
}

function onRows(list: string, { row }: Field & { kind: 'list' }): readonly fc.Arbitrary<Doing>[] {
  const place = fc.nat({ max: 3 })
  const anywhere = fc.integer({ min: -1, max: 4 })
  const key = (form: Form, at: number) => form.rows.get(list)?.[at]?.key ?? -1
  const inner = fc.oneof(...Object.entries(row).flatMap(([id, field]) => onField(id, field)))
  const inRow = fc.tuple(place, inner).map(([at, doing]): Doing => (form) => {
    const found = form.rows.get(list)?.[at]
    return { type: 'inRow', list, row: found?.key ?? -1, act: doing(found?.form ?? form) }
  })
  return [
    inRow,
    inRow,
    inRow,
    inRow,
    fc.option(anywhere, { nil: undefined }).map((at): Doing => () => ({ type: 'rowAdded', list, at })),
    fc.constant<Doing>(() => ({ type: 'rowPutBack', list })),
    pasting(list, row),
    place.map((at): Doing => (form) => ({ type: 'rowRemoved', list, row: key(form, at) })),
    fc.tuple(place, anywhere).map(([at, to]): Doing => (form) => ({ type: 'rowMoved', list, row: key(form, at), to })),
  ]
}

function filling(id: string, field: Field | RowField): readonly fc.Arbitrary<Doing>[] {
  if (field.kind === 'diagram') return []
  if (field.kind === 'list') {
    const cells = Object.entries(field.row).flatMap(([name, one]) => filling(name, one))
    const inRow =
      (doing: Doing): Doing =>
      (form) => {
        const row = form.rows.get(id)?.[0]
        return { type: 'inRow', list: id, row: row?.key ?? -1, act: doing(row?.form ?? form) }
      }
    return [fc.constant<Doing>(() => ({ type: 'rowAdded', list: id })), ...cells.map((cell) => cell.map(inRow))]
  }
  if (field.kind !== 'number') return onField(id, field).slice(0, 1)
  const good = fc.oneof(
    fc.constantFrom(...plausible).map(
      (text): Text =>
        () =>
          text,
    ),
    besideLimit(id, field.unit ?? ''),
  )
  return [
    good.map((text): Doing => (form) => ({ type: 'commit', field: id, text: text(form)[0], means: text(form)[1] })),
  ]
}

/** Sequences of acts; half of them start with a filled-in form. */
export function doings(schema: CalculatorSchema, inits: readonly Readonly<Record<string, unknown>>[]): fc.Arbitrary<readonly Doing[]> {
  const onForm = fc.oneof(
    fc.constantFrom(...inits).map((data): Doing => () => ({ type: 'init', data })),
    fc.constantFrom('metric' as const, 'imperial' as const).map((system): Doing => () => ({ type: 'units', system })),
    fc.constantFrom('loading' as const, 'failed' as const).map((why): Doing => () => ({ type: 'initMissing', why })),
    fc.constant<Doing>(() => ({ type: 'reset' })),
  )
  const fields = Object.entries(schema.fields)
  const restored = savedValues(schema.fields).map((inputs): Doing => (form) => ({ type: 'restore', inputs: inputs(form) }))
  const any = fc.oneof(
    { weight: 1, arbitrary: restored },
    { weight: 9, arbitrary: fc.oneof(...fields.flatMap(([id, field]) => onField(id, field))) },
    { weight: 1, arbitrary: onForm },
  )
  const first: Doing = () => ({ type: 'init', data: inits[0] ?? {} })
  const filled = fc.tuple(...fields.flatMap(([id, field]) => filling(id, field)))
  // A field with its dependencies: among many fields, two related ones seldom meet by chance.
  const groups = fields.map(([id]) => [id, ...needs(schema, id)]).map((ids) => fields.filter(([id]) => ids.includes(id)))
  const together = fc.constantFrom(...groups).chain((group): fc.Arbitrary<readonly Doing[]> => {
    const inGroup = group.flatMap(([id, field]) => onField(id, field))
    return inGroup.length === 0 ? fc.constant<readonly Doing[]>([]) : fc.array(fc.oneof(...inGroup, onForm), { maxLength: 10 })
  })
  return fc.oneof(
    fc.array(any, { maxLength: 15 }).map((more) => [first, ...more]),
    fc.tuple(fc.array(any, { maxLength: 2 }), together).map(([before, more]) => [...before, ...more]),
    fc.tuple(filled, together).map(([all, more]) => [first, ...all, ...more]),
    fc.tuple(filled, fc.array(any, { maxLength: 8 })).map(([all, more]) => [first, ...all, ...more]),
  )
}
