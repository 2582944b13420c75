/** What a fault in a schema is: an edit of its data. */

/** Data as JSON has it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }
export type JsonObject = { readonly [key: string]: Json | undefined }

/** What is planted, by what a schema says there. */
export const schemaKinds = [
  'bounds',
  'exclusive',
  'units',
  'defaults',
  'visibility',
  'sets',
  'clears',
  'mapping',
  'constants',
  'operators',
  'tables',
  'wireUnits',
  'policies',
  'options',
] as const
export type SchemaKind = (typeof schemaKinds)[number]

/** Keys from the top of a schema. */
export type Way = readonly string[]

/** One fault: what stands at each way then; undefined is nothing. */
export type Edit = {
  readonly kind: SchemaKind
  readonly way: Way
  readonly to: Json | undefined
  /** Written at the same time. */
  readonly also?: { readonly way: Way; readonly to: Json | undefined }
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Members of an object; none of anything else. */
export const membersOf = (value: Json | undefined): readonly (readonly [string, Json])[] =>
  isObject(value) ? Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [[key, one] as const])) : []

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

export const itemsOf = (value: Json | undefined): readonly Json[] => (isList(value) ? value : [])

/** What stands at a way. */
export const at = (whole: Json | undefined, way: Way): Json | undefined =>
  way.reduce<Json | undefined>((part, key) => {
    if (Array.isArray(part)) return itemsOf(part)[Number(key)]
    return isObject(part) && Object.hasOwn(part, key) ? part[key] : undefined
  }, whole)

/** A copy with something else, or nothing, at a way. */
export const put = (whole: Json | undefined, [key, ...rest]: Way, to: Json | undefined): Json | undefined => {
  if (key === undefined) return to
  if (Array.isArray(whole)) {
    const items = itemsOf(whole)
    const changed = put(items[Number(key)], rest, to)
    return items.flatMap((item, index) => (index === Number(key) ? (changed === undefined ? [] : [changed]) : [item]))
  }
  const object = isObject(whole) ? whole : {}
  const changed = put(object[key], rest, to)
  const entries = Object.entries(object).flatMap(([name, one]) => (name === key ? [] : [[name, one] as const]))
  if (changed === undefined) return Object.fromEntries(entries)
  // In its place: the order of fields and options is seen.
  return Object.hasOwn(object, key)
    ? Object.fromEntries(Object.entries(object).map(([name, one]) => [name, name === key ? changed : one]))
    : { ...object, [key]: changed }
}

/** A little more and a little less: a tenth, or 1 where there is nothing. */
export const around = (value: number): readonly number[] => (value === 0 ? [1, -1] : [value * 1.1, value * 0.9].map(rounded))

const rounded = (value: number): number => Number(value.toPrecision(6))

/** The same quantity's symbols in another scale, by the first of a unit. */
const others: Readonly<Record<string, string>> = {
  mm: 'm',
  m: 'mm',
  um: 'mm',
  kg: 't',
  t: 'kg',
  g: 'kg',
  N: 'kN',
  kN: 'N',
  s: 'min',
  min: 's',
  h: 'min',
  ms: 's',
  deg: 'rad',
  arcmin: 'deg',
  rpm: 'deg/s',
  kW: 'W',
  W: 'kW',
  mPa: 'Pa',
  Pa: 'mPa',
  '': '%',
  '%': '',
}

const firstSymbol = /^[A-Za-z%]*/

/** @returns a unit of the same dimension in another scale; undefined where we know of none */
export const otherScale = (unit: string): string | undefined => {
  if (unit !== '' && others[unit] !== undefined) return others[unit]
  const [symbol = ''] = firstSymbol.exec(unit) ?? []
  if (unit === '') return others['']
  return symbol === '' || others[symbol] === undefined ? undefined : others[symbol] + unit.slice(symbol.length)
}
