/** Faults in a schema as edits of its data. */

/** JSON data. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }
export type JsonObject = { readonly [key: string]: Json | undefined }

/** Kinds of faults, by the edited part of a schema. */
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

/** Keys from the root of a schema. */
export type Way = readonly string[]

/** One fault: the new value at a path; undefined removes it. */
export type Edit = {
  readonly kind: SchemaKind
  readonly way: Way
  readonly to: Json | undefined
  /** A second edit, applied together with the first. */
  readonly also?: { readonly way: Way; readonly to: Json | undefined }
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Members of an object; empty for any other value. */
export const membersOf = (value: Json | undefined): readonly (readonly [string, Json])[] =>
  isObject(value) ? Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [[key, one] as const])) : []

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

export const itemsOf = (value: Json | undefined): readonly Json[] => (isList(value) ? value : [])

/** The value at a path. */
export const at = (whole: Json | undefined, way: Way): Json | undefined =>
  way.reduce<Json | undefined>((part, key) => {
    if (Array.isArray(part)) return itemsOf(part)[Number(key)]
    return isObject(part) && Object.hasOwn(part, key) ? part[key] : undefined
  }, whole)

/** A copy with the value at a path replaced or removed. */
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
  // Replaced in place, because the order of fields and options is visible.
  return Object.hasOwn(object, key)
    ? Object.fromEntries(Object.entries(object).map(([name, one]) => [name, name === key ? changed : one]))
    : { ...object, [key]: changed }
}

/** Slightly larger and smaller: by a tenth, or by 1 for zero. */
export const around = (value: number): readonly number[] => (value === 0 ? [1, -1] : [value * 1.1, value * 0.9].map(rounded))

const rounded = (value: number): number => Number(value.toPrecision(6))

/** Symbols of the same quantity in another scale, by the first symbol of a unit. */
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

/** @returns a unit of the same dimension in another scale; undefined if none is known */
export const otherScale = (unit: string): string | undefined => {
  if (unit !== '' && others[unit] !== undefined) return others[unit]
  const [symbol = ''] = firstSymbol.exec(unit) ?? []
  if (unit === '') return others['']
  return symbol === '' || others[symbol] === undefined ? undefined : others[symbol] + unit.slice(symbol.length)
}
