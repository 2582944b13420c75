/** Values that the parts of an assembly read, and expressions over them. */
import { check, compileExpression, type ExpressionType, isAbsent, parse, references, type Value } from '../../../engine/expression/index.ts'
import type { ParameterValue } from '../../../engine/request/decode.ts'
import type { ParameterRule } from '../../../engine/request/parameter-rules.ts'

/** A number in its unit, or a text. */
type KnownValue = { readonly type: ExpressionType; readonly value: number | string }

/** Values by name; figures of a part by `<role>.<figure>`. */
export type Known = ReadonlyMap<string, KnownValue>

/** What an expression yields: its value, or the names that are not known, or why it cannot be read. */
export type Evaluated = { readonly value: number | string } | { readonly missing: readonly string[] } | { readonly fault: string }

const typeOf = (rule: ParameterRule): ExpressionType | undefined => {
  if (rule.kind === 'number') return { kind: 'number', unit: rule.unit }
  return rule.kind === 'text' ? { kind: 'text', ...(rule.options && { options: rule.options }) } : undefined
}

/** @returns the numbers and texts of a decoded request, by the names of its parameters */
export const valuesOfRequest = (rules: readonly ParameterRule[], values: Readonly<Record<string, ParameterValue>>): Known =>
  new Map(
    rules.flatMap((rule) => {
      const [type, value] = [typeOf(rule), values[rule.name]]
      return type && (typeof value === 'number' || typeof value === 'string') ? [[rule.name, { type, value }] as const] : []
    }),
  )

/** @returns the same with the figures of a part, of which those that are no finite numbers are not known */
export const withFigures = (
  known: Known,
  role: string,
  figures: readonly { readonly name: string; readonly value: number | string; readonly unit: string }[],
): Known => {
  const all = new Map(known)
  for (const { name, value, unit } of figures) {
    if (typeof value === 'number' && Number.isFinite(value)) all.set(`${role}.${name}`, { type: { kind: 'number', unit }, value })
  }
  return all
}

/** Figures of a part are read as members of its role. */
function scopeOf(known: Known): Readonly<Record<string, ExpressionType>> {
  const names: Record<string, ExpressionType> = {}
  for (const [name, { type }] of known) {
    const [role = '', figure] = name.split('.', 2)
    const before = names[role]
    const members = before?.kind === 'record' ? before.members : {}
    names[role] = figure === undefined ? type : { kind: 'record', members: { ...members, [figure]: type } }
  }
  return names
}

/**
 * @param known values
 * @param text of the expression
 * @param expected type and unit
 */
export function evaluateIn(known: Known, text: string, expected: ExpressionType): Evaluated {
  const parsed = parse(text)
  if ('errors' in parsed) return { fault: parsed.errors.map(({ message }) => message).join('; ') }
  const { expression } = parsed
  const missing = references(expression).filter((name) => !known.has(name))
  if (missing.length > 0) return { missing }
  const { errors } = check(expression, { names: scopeOf(known) }, expected)
  if (errors.length > 0) return { fault: errors.map(({ message }) => message).join('; ') }
  const names = [...known.keys()]
  const values: readonly Value[] = [...known.values()].map(({ value }) => value)
  const found = compileExpression(expression, (name) => names.indexOf(name))(values)
  if (isAbsent(found) || (typeof found !== 'number' && typeof found !== 'string')) return { missing: [text] }
  return typeof found === 'number' && !Number.isFinite(found) ? { missing: [text] } : { value: found }
}

/** @returns names of figures that an expression reads of other parts: role and figure */
export const figuresRead = (text: string): readonly (readonly [role: string, figure: string])[] => {
  const parsed = parse(text)
  if ('errors' in parsed) return []
  return references(parsed.expression).flatMap((name) => {
    const [role = '', figure] = name.split('.', 2)
    return figure === undefined ? [] : [[role, figure] as const]
  })
}
