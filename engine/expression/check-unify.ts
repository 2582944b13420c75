/** Unifies types: branches of a conditional, items of a list, rows of a table. */
import { uniteTexts } from './check-texts.ts'
import { unifyUnits } from './check-units.ts'
import type { Complain } from './expression-error.ts'
import { describeType } from './expression-type.ts'
import type { ExpressionType, RecordType } from './expression-type.ts'

/** Where a value is needed, a choice has the type of its chosen option's text. */
export function valueType(type: ExpressionType): ExpressionType {
  return type.kind === 'record' ? (type.self ?? type) : type
}

/** The common type of both; reports an error if there is none. */
export function unify(a: ExpressionType, b: ExpressionType, complain: Complain): ExpressionType | undefined {
  if (a.kind === 'record' && b.kind === 'record') return unifyRecords(a, b, complain)
  const [first, second] = [valueType(a), valueType(b)]
  if (first.kind === 'number' && second.kind === 'number') return unifyUnits(first, second, complain)
  if (first.kind === 'text' && second.kind === 'text') return uniteTexts(first, second)
  if (first.kind === 'boolean' && second.kind === 'boolean') return first
  if (first.kind === 'list' && second.kind === 'list') {
    const item = unify(first.of, second.of, complain)
    return item && { kind: 'list', of: item }
  }
  complainOfType(describeType(first), second, complain)
  return undefined
}

/** Reports a type mismatch. */
export function complainOfType(expected: string, type: ExpressionType, complain: Complain): void {
  const found = describeType(type)
  complain('typeMismatch', `expected ${expected}, found ${found}`, { expected, found })
}

/** The common type of two records has the members that both have. */
function unifyRecords(a: RecordType, b: RecordType, complain: Complain): RecordType {
  const members: Record<string, ExpressionType> = {}
  for (const [name, type] of Object.entries(a.members)) {
    const other = Object.hasOwn(b.members, name) ? b.members[name] : undefined
    const shared = other && unify(type, other, complain)
    if (shared !== undefined) members[name] = shared
  }
  const self = a.self && b.self && unify(a.self, b.self, complain)
  return self === undefined ? { kind: 'record', members } : { kind: 'record', members, self }
}
