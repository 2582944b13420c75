/** The neutral form that every adapter builds, and what the harness does with it. */

export type NumberField = {
  readonly kind: 'number'
  readonly id: string
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly visibleIf: { readonly field: string; readonly equals: string } | undefined
}
export type SelectField = {
  readonly kind: 'select'
  readonly id: string
  readonly label: string
  readonly value: string
  readonly options: readonly string[]
}
export type DerivedField = {
  readonly kind: 'derived'
  readonly id: string
  readonly label: string
  readonly op: 'sum' | 'product'
  readonly of: readonly [string, string]
}
export type SpecField = NumberField | SelectField | DerivedField
export type Spec = { readonly n: number; readonly fields: readonly SpecField[] }

/** What the harness does: the ids it types into and looks at, and the derived value that must come out. */
export type Probe = {
  readonly typed: string
  readonly toggled: string
  readonly shown: readonly string[]
  readonly last: string
  readonly keys: readonly string[]
  readonly toggleKeys: readonly [string, string]
  readonly expected: string
}

/** Number fields shown or hidden by one select. */
const groupSize = 5

/** Fields `i` of a form of n numbers: number i, every fourth time a select, every tenth time a derived value. */
function fieldsAt(i: number, n: number): SpecField[] {
  const select = Math.floor((i - 3) / 4 / groupSize)
  const visibleIf = i % 4 === 3 ? { field: `s${select}`, equals: 'b' } : undefined
  const fields: SpecField[] = [{ kind: 'number', id: `f${i}`, label: `Number ${i}`, value: 10 + (i % 7), min: 0, max: 1000, visibleIf }]
  if (i % 4 === 0) {
    const k = i / 4
    // Every second group starts visible.
    const value = k % 2 === 1 && k < n / 4 / groupSize ? 'b' : 'a'
    fields.push({ kind: 'select', id: `s${k}`, label: `Select ${k}`, options: ['a', 'b', 'c'], value })
  }
  if (i % 10 === 2) {
    const k = (i - 2) / 10
    fields.push({ kind: 'derived', id: `d${k}`, label: `Derived ${k}`, op: k % 2 ? 'sum' : 'product', of: [`f${i - 2}`, `f${i}`] })
  }
  return fields
}

/**
 * n numbers, n/4 selects, n/10 derived values. Every fourth number is visible only while its select is 'b'; one select governs five.
 *
 * @throws RangeError unless n is a multiple of 40
 */
export function makeSpec(n: number): Spec {
  if (n < 40 || n % 40 !== 0) throw new RangeError(`n must be a multiple of 40, got ${n}`)
  return { n, fields: Array.from({ length: n }, (_, i) => fieldsAt(i, n)).flat() }
}

/** What to do with the form: the middle field is typed into, which feeds one derived value; the first select shows five fields. */
export function makeProbe({ n, fields }: Spec): Probe {
  const numbers = fields.filter((field) => field.kind === 'number')
  const typed = `f${n / 2}`
  const derived = fields.find((field) => field.kind === 'derived' && field.of[0] === typed)
  const valueOf = (id: string) => numbers.find((field) => field.id === id)?.value ?? Number.NaN
  return {
    typed,
    toggled: 's0',
    shown: numbers.filter((field) => field.visibleIf?.field === 's0').map((field) => field.id),
    last: numbers.findLast((field) => !field.visibleIf)?.id ?? '',
    // 16 → 167 → 1674 (above the maximum) → 167 → 16.
    keys: ['7', '4', 'Backspace', 'Backspace'],
    toggleKeys: ['ArrowDown', 'ArrowUp'],
    expected: derived?.kind === 'derived' ? String(Number(`${valueOf(typed)}7`) * valueOf(derived.of[1])) : '',
  }
}
