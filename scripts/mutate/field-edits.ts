/** Faults in the fields of a schema. */
import { rewritesOf } from './expression-edits.ts'
import { around, at, type Edit, isObject, itemsOf, type Json, type JsonObject, membersOf, otherScale, type Way } from './schema-edits.ts'

const boundNames = ['min', 'max', 'exclusiveMin', 'exclusiveMax'] as const
const swapped = { min: 'exclusiveMin', max: 'exclusiveMax', exclusiveMin: 'min', exclusiveMax: 'max' } as const

type Place = { readonly field: JsonObject; readonly way: Way }

const moved = (value: Json): readonly Json[] => {
  if (typeof value === 'number') return around(value)
  return typeof value === 'string' ? [1.1, 0.9].map((factor) => `(${value}) * ${factor}`) : []
}

const boundEdits = ({ field, way }: Place): readonly Edit[] =>
  boundNames.flatMap((name): readonly Edit[] => {
    const value = field[name]
    if (value === undefined) return []
    const own = [...way, name]
    const saved = [...moved(value), undefined].map((to): Edit => ({ kind: 'bounds', way: own, to }))
    return [...saved, { kind: 'exclusive', way: own, to: undefined, also: { way: [...way, swapped[name]], to: value } }]
  })

const countEdits = ({ field, way }: Place): readonly Edit[] =>
  (['minRows', 'maxRows'] as const).flatMap((name): readonly Edit[] => {
    const value = field[name]
    if (typeof value !== 'number') return []
    const moves = [value + 1, ...(value > 0 ? [value - 1] : []), undefined]
    return moves.map((to) => ({ kind: 'bounds', way: [...way, name], to }))
  })

/** Replaces a unit by one of another scale, and removes it. */
export const unitEdits = (value: Json | undefined, way: Way): readonly Edit[] => {
  if (typeof value !== 'string') return []
  const other = otherScale(value)
  const moves = [...(other === undefined ? [] : [other]), ...(value === '' ? [] : [''])]
  return moves.map((to) => ({ kind: 'units', way, to }))
}

const optionName = (option: Json): Json | undefined => (isObject(option) ? option['value'] : option)

/** Alternative defaults of a choice. */
const otherDefaults = ({ field }: Place): readonly Json[] => {
  const value = field['default']
  if (typeof value === 'number') return around(value)
  const names =
    field['kind'] === 'alternatives' ? membersOf(field['branches']).map(([name]) => name) : itemsOf(field['options']).map(optionName)
  const other = names.find((name) => name !== undefined && name !== value)
  if (field['kind'] === 'number') return value === undefined ? [] : moved(value)
  if (Array.isArray(value)) return itemsOf(value).length > 1 ? [itemsOf(value).slice(1)] : []
  return other === undefined ? [] : [other]
}

/** Of a default that holds by condition: another value, the condition turned round, and none. */
const conditionEdits = (written: JsonObject, own: Way): readonly Edit[] => {
  const { value } = written
  const condition = (['when', 'unless'] as const).flatMap((name): readonly Edit[] => {
    const text = written[name]
    return typeof text === 'string'
      ? [{ kind: 'defaults', way: [...own, name], to: `!(${text})` }, ...formulaEditsOf(text, [...own, name])]
      : []
  })
  const always: readonly Edit[] = value === undefined ? [] : [{ kind: 'defaults', way: own, to: value }]
  return [...moved(value ?? null).map((to): Edit => ({ kind: 'defaults', way: [...own, 'value'], to })), ...condition, ...always]
}

const defaultEdits = (place: Place): readonly Edit[] => {
  const { field, way } = place
  const own = [...way, 'default']
  const window = at(field, ['tolerance', 'default'])
  const ends = itemsOf(window).map((one, index): Edit => {
    const to = typeof one === 'number' ? one - 1 : one
    return { kind: 'defaults', way: [...way, 'tolerance', 'default', String(index)], to }
  })
  if (field['kind'] === 'toggle') return [{ kind: 'defaults', way: own, to: field['default'] === true ? undefined : true }]
  if (field['default'] === undefined) return ends
  const gone: readonly Edit[] = field['kind'] === 'alternatives' ? [] : [{ kind: 'defaults', way: own, to: undefined }]
  if (isObject(field['default'])) return [...conditionEdits(field['default'], own), ...gone, ...ends]
  return [...otherDefaults(place).map((to): Edit => ({ kind: 'defaults', way: own, to })), ...gone, ...ends]
}

const visibilityEdits = ({ field, way }: Place): readonly Edit[] => [
  ...(['visible', 'hidden', 'required'] as const).flatMap((name): readonly Edit[] => {
    const value = field[name]
    if (typeof value !== 'string') return []
    return [`!(${value})`, undefined].map((to) => ({ kind: 'visibility', way: [...way, name], to }))
  }),
  ...(field['unlockedBy'] === undefined ? [] : [{ kind: 'visibility' as const, way: [...way, 'unlockedBy'], to: undefined }]),
  ...membersOf(field['branches']).flatMap(([name, list]) =>
    itemsOf(list).map((_, index): Edit => ({ kind: 'visibility', way: [...way, 'branches', name, String(index)], to: undefined })),
  ),
]

const setsEdits = ({ field, way }: Place): readonly Edit[] =>
  membersOf(field['sets']).flatMap(([target, value]): readonly Edit[] => {
    const own = [...way, 'sets', target]
    const text = typeof value === 'string' ? value : ''
    const isWord = /^'.*'$/.test(text) || text === 'true' || text === 'false'
    return [{ kind: 'sets', way: own, to: undefined }, ...(isWord ? [] : [{ kind: 'sets' as const, way: own, to: `(${text}) * 1.1` }])]
  })

const clearsEdits = ({ field, way }: Place): readonly Edit[] =>
  itemsOf(field['clears']).map((_, index) => ({ kind: 'clears', way: [...way, 'clears', String(index)], to: undefined }))

/** Values of each policy; the first is the default. */
const policies: Readonly<Record<string, readonly Json[]>> = {
  onOutOfRange: ['reject', 'snap', 'correct', 'hint'],
  onNotANumber: ['reject', 'empty'],
  onEmptyBlur: ['keep', 'restorePrevious'],
  onOptionGone: ['clear', 'first'],
  onNoOptions: ['wait', 'hide'],
  required: [true, false],
  send: [true, false],
  chooseSingle: [false, true],
}

/** Kinds that nobody can leave empty. */
const neverEmpty: ReadonlySet<Json | undefined> = new Set(['diagram', 'alternatives', 'toggle'])

/** Changes explicit policies; `required` also where it is omitted, as its absence has a meaning. */
const policyEdits = ({ field, way }: Place): readonly Edit[] => {
  const stated = Object.entries(policies).flatMap(([name, values]): readonly Edit[] => {
    const value = field[name]
    if (value === undefined && (name !== 'required' || neverEmpty.has(field['kind']))) return []
    const others = values.filter((one) => one !== (value ?? values[0]))
    return others.map((one) => ({ kind: 'policies', way: [...way, name], to: one === values[0] ? undefined : one }))
  })
  const { step } = field
  const steps = typeof step === 'number' ? [step * 2, undefined] : []
  return [...stated, ...steps.map((to): Edit => ({ kind: 'policies', way: [...way, 'step'], to }))]
}

const dataEdits = (option: Json, way: Way): readonly Edit[] =>
  membersOf(option).flatMap(([name, value]): readonly Edit[] => {
    if (typeof value === 'boolean') return [{ kind: 'options', way: [...way, name], to: !value }]
    return typeof value === 'number' ? around(value).map((to) => ({ kind: 'options', way: [...way, name], to })) : []
  })

const optionEdits = ({ field, way }: Place): readonly Edit[] => [
  ...itemsOf(field['options']).flatMap((option, index): readonly Edit[] => {
    const own = [...way, 'options', String(index)]
    return [{ kind: 'options', way: own, to: undefined }, ...dataEdits(option, own)]
  }),
  ...(['optionValue', 'sort'] as const).flatMap((name): readonly Edit[] =>
    field[name] === undefined ? [] : [{ kind: 'options', way: [...way, name], to: undefined }],
  ),
]

const formulaNames = ['visible', 'hidden', 'required', ...boundNames, 'default'] as const

const formulaEdits = ({ field, way }: Place): readonly Edit[] => {
  const texts = [
    ...formulaNames.map((name) => [[...way, name], field['kind'] === 'choice' && name === 'default' ? undefined : field[name]] as const),
    ...membersOf(field['sets']).map(([target, value]) => [[...way, 'sets', target], value] as const),
  ]
  return texts.flatMap(([own, value]) => formulaEditsOf(value, own))
}

/** Edits numbers and operators of a formula. */
export const formulaEditsOf = (value: Json | undefined, way: Way): readonly Edit[] =>
  typeof value === 'string' ? rewritesOf(value).map(({ kind, text }) => ({ kind, way, to: text })) : []

/** Leaves out a rule or its condition, turns what has to hold round, moves it to one place alone, and refuses what it warned of. */
export const ruleEdits = (rule: Json, way: Way): readonly Edit[] => {
  const holds = at(rule, ['holds'])
  const places = itemsOf(at(rule, ['at']))
  const edit = (name: string, to: Json | undefined): Edit => ({ kind: 'bounds', way: [...way, name], to })
  return [
    { kind: 'bounds', way, to: undefined },
    ...(typeof holds === 'string' ? [edit('holds', `!(${holds})`)] : []),
    ...(at(rule, ['when']) === undefined ? [] : [edit('when', undefined)]),
    ...(places.length > 1 ? places.map((_, index) => edit('at', places.toSpliced(index, 1))) : []),
    edit('level', at(rule, ['level']) === 'warn' ? 'refuse' : 'warn'),
    ...formulaEditsOf(holds, [...way, 'holds']),
    ...formulaEditsOf(at(rule, ['when']), [...way, 'when']),
  ]
}

/** All faults of a field, and of the fields and values of its rows. */
export const fieldEdits = (field: Json, way: Way): readonly Edit[] => {
  if (!isObject(field)) return []
  const place = { field, way }
  return [
    ...boundEdits(place),
    ...countEdits(place),
    ...unitEdits(field['unit'], [...way, 'unit']),
    ...defaultEdits(place),
    ...visibilityEdits(place),
    ...setsEdits(place),
    ...clearsEdits(place),
    ...policyEdits(place),
    ...optionEdits(place),
    ...formulaEdits(place),
    ...membersOf(field['row']).flatMap(([name, cell]) => fieldEdits(cell, [...way, 'row', name])),
    ...membersOf(field['rowDerived']).flatMap(([name, value]) => derivedEdits(value, [...way, 'rowDerived', name])),
    ...membersOf(field['rowRules']).flatMap(([name, rule]) => ruleEdits(rule, [...way, 'rowRules', name])),
  ]
}

/** All faults of a derived value. */
export const derivedEdits = (derived: Json, way: Way): readonly Edit[] => [
  ...unitEdits(at(derived, ['unit']), [...way, 'unit']),
  ...formulaEditsOf(at(derived, ['value']), [...way, 'value']),
]
