/** Formats a value as TypeScript source. */

const isName = (key: string): boolean => /^[a-zA-Z_$][\w$]*$/.test(key)

/** An object key as source; `__proto__` must be computed to create an own key. */
const keyOf = (key: string): string => (key === '__proto__' ? "['__proto__']" : isName(key) ? key : JSON.stringify(key))

const ofNumber = (value: number): string => (Object.is(value, -0) ? '-0' : String(value))

const ofObject = (value: object, names: ReadonlyMap<unknown, string>): string => {
  if (Array.isArray(value)) return `[${value.map((one) => literalOf(one, names)).join(', ')}]`
  const members = Object.entries(value).map(([key, inner]) => `${keyOf(key)}: ${literalOf(inner, names)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

/** @param names identifiers to use for known values */
export const literalOf = (value: unknown, names: ReadonlyMap<unknown, string> = new Map()): string => {
  const name = names.get(value)
  if (name !== undefined) return name
  if (typeof value === 'number') return ofNumber(value)
  if (typeof value === 'object' && value !== null) return ofObject(value, names)
  return value === undefined ? 'undefined' : JSON.stringify(value)
}
