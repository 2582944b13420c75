/** A formula with the numbers that it is calculated from, and without the branches that are not taken. */
import { scopeOf } from '../compile/scope.ts'
import { check, compileExpression, nowhere, pathOf } from '../expression/index.ts'
import type { Expression, Scope, Value } from '../expression/index.ts'
import { isAggregate } from '../expression/functions.ts'
import type { Snapshot } from '../plan/evaluate.ts'
import type { Plan } from '../plan/plan.ts'

/** A plan with its values, and the names of its expressions. */
export type Explained = { readonly plan: Plan; readonly snapshot: Snapshot; readonly scope: Scope }

/** What explanations of a plan are made from. */
export const explainedBy = (plan: Plan, snapshot: Snapshot): Explained => ({ plan, snapshot, scope: scopeOf(plan.schema) })

const place = { at: [0, 0] } as const

/** The value of a part of a formula. */
export const valueOf = ({ plan, snapshot }: Explained, part: Expression): Value =>
  compileExpression(part, (path) => plan.slots.get(path) ?? nowhere)(snapshot.values)

/** The unit of a part of a formula; undefined where it is no number. */
export function unitOfPart({ scope }: Explained, part: Expression): string | undefined {
  const { type } = check(part, scope)
  const own = type?.kind === 'record' ? type.self : type
  return own?.kind === 'number' ? own.unit : undefined
}

function literal(value: Value, unit: string | undefined): Expression | undefined {
  if (typeof value === 'number') {
    const number = { ...place, kind: 'number', value: Math.abs(value), ...(unit ? { unit } : {}) } as const
    return value < 0 ? { ...place, kind: 'unary', operator: '-', operand: number } : number
  }
  if (typeof value === 'string') return { ...place, kind: 'text', value }
  if (typeof value === 'boolean') return { ...place, kind: 'boolean', value }
  return Array.isArray(value)
    ? { ...place, kind: 'list', items: value.map((one) => ({ ...place, kind: 'text', value: String(one) })) }
    : undefined
}

/** Whether a part is one value, whatever it is read from: a name, a cell, a column that is summed up. */
const isRead = (part: Expression): boolean =>
  pathOf(part) !== undefined || part.kind === 'member' || part.kind === 'index' || (part.kind === 'call' && isAggregate(part))

/** The formula without the branches that are not taken; a condition that is not known keeps both. */
export function takenBranches(explained: Explained, part: Expression): Expression {
  const inner = (one: Expression) => takenBranches(explained, one)
  switch (part.kind) {
    case 'conditional': {
      const decision = valueOf(explained, part.condition)
      if (decision === true) return inner(part.whenTrue)
      if (decision === false) return inner(part.whenFalse)
      return part
    }
    case 'unary':
      return { ...part, operand: inner(part.operand) }
    case 'binary':
      return { ...part, left: inner(part.left), right: inner(part.right) }
    case 'call':
      return isAggregate(part) ? part : { ...part, arguments: part.arguments.map(inner) }
    default:
      return part
  }
}

/** The formula with each known number in place of its name. */
export function withNumbers(explained: Explained, part: Expression): Expression {
  if (isRead(part)) return literal(valueOf(explained, part), unitOfPart(explained, part)) ?? part
  const inner = (one: Expression) => withNumbers(explained, one)
  switch (part.kind) {
    case 'unary':
      return { ...part, operand: inner(part.operand) }
    case 'binary':
      return { ...part, left: inner(part.left), right: inner(part.right) }
    case 'conditional':
      return { ...part, condition: inner(part.condition), whenTrue: inner(part.whenTrue), whenFalse: inner(part.whenFalse) }
    case 'call':
      return { ...part, arguments: part.arguments.map(inner) }
    case 'list':
      return { ...part, items: part.items.map(inner) }
    default:
      return part
  }
}
