/** The type of something that is one thing or another: branches of a conditional, items of a list, rows of a table. */
import { uniteTexts } from './check-texts.ts'
import { unifyUnits } from './check-units.ts'
import type { SourceRange } from './expression.ts'
import type { Report } from './expression-error.ts'
import { describeType } from './expression-type.ts'
import type { ExpressionType, RecordType } from './expression-type.ts'

/** A choice stands for its chosen option where a value is wanted. */
export function valueType(type: ExpressionType): ExpressionType {
  return type.kind === 'record' ? (type.self ?? type) : type
}

/**
 * The type that both share.
 *
 * @param at what to point at where they share none, which is reported
 */
export function unify(a: ExpressionType, b: ExpressionType, at: SourceRange, report: Report): ExpressionType | undefined {
  if (a.kind === 'record' && b.kind === 'record') return unifyRecords(a, b, at, report)
  const [first, second] = [valueType(a), valueType(b)]
  if (first.kind === 'number' && second.kind === 'number') return unifyUnits(first, second, at, report)
  if (first.kind === 'text' && second.kind === 'text') return uniteTexts(first, second)
  if (first.kind === 'boolean' && second.kind === 'boolean') return first
  if (first.kind === 'list' && second.kind === 'list') {
    const item = unify(first.of, second.of, at, report)
    return item && { kind: 'list', of: item }
  }
  reportType(describeType(first), second, at, report)
  return undefined
}

/** Reports that one type was needed and another is there. */
export function reportType(expected: string, type: ExpressionType, at: SourceRange, report: Report): void {
  const found = describeType(type)
  report('typeMismatch', at, `expected ${expected}, found ${found}`, { expected, found })
}

/** Two rows have the members that both have. */
function unifyRecords(a: RecordType, b: RecordType, at: SourceRange, report: Report): RecordType {
  const members: Record<string, ExpressionType> = {}
  for (const [name, type] of Object.entries(a.members)) {
    const other = Object.hasOwn(b.members, name) ? b.members[name] : undefined
    const shared = other && unify(type, other, at, report)
    if (shared !== undefined) members[name] = shared
  }
  const self = a.self && b.self && unify(a.self, b.self, at, report)
  return self === undefined ? { kind: 'record', members } : { kind: 'record', members, self }
}
