/** A formula with the numbers that it is calculated from, and without the branches that are not taken. */
import type { ListField } from '../define/index.ts'
import { compileExpression, isAbsent, isBlank, nowhere, pathOf } from '../expression/index.ts'
import type { Binary, Expression, Value } from '../expression/index.ts'
import { isAggregate } from '../expression/functions.ts'
import type { Snapshot } from '../plan/evaluate.ts'
import type { Plan } from '../plan/plan.ts'

/** A plan with its values. */
export type Explained = { readonly plan: Plan; readonly snapshot: Snapshot }

const place = { at: [0, 0] } as const

/** The value of a part of a formula. */
export const valueOf = ({ plan, snapshot }: Explained, part: Expression): Value =>
  compileExpression(part, (path) => plan.slots.get(path) ?? nowhere)(snapshot.values)

function unitOfColumn({ row, rowDerived }: ListField, name: string): string | undefined {
  const own = row[name] ?? rowDerived?.[name]
  return own && 'unit' in own ? own.unit : undefined
}

/** The unit of a number at a path: of a field, an end of a window, a value, a column, a cell or a number of the service. */
function unitOfPath({ schema, derived }: Plan, path: string): string | undefined {
  const [root = '', name = '', column = ''] = path.split('.')
  if (root === 'tables') return schema.tables?.[name]?.units?.[column]
  if (root === 'init') return schema.init?.numbers?.[name]
  const field = schema.fields[root]
  if (field?.kind === 'list') return unitOfColumn(field, name)
  if (field?.kind === 'number') return name === '' ? field.unit : '%'
  return derived.get(path)?.unit
}

/** The unit of a part of a formula that is read as one value; of a column that is calculated row by row it is not said. */
function unitOfPart({ plan }: Explained, part: Expression): string | undefined {
  const read = part.kind === 'call' && part.name !== 'count' ? part.arguments[0] : part
  const path = read && pathOf(read)
  return path === undefined ? undefined : unitOfPath(plan, path)
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

/** The side of `??` that counts: the fallback where the other is hidden or left empty. */
function takenSide(explained: Explained, { left, right }: Binary): Expression {
  const value = valueOf(explained, left)
  return takenBranches(explained, isAbsent(value) && isBlank(value) ? right : left)
}

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
      return part.operator === '??' ? takenSide(explained, part) : { ...part, left: inner(part.left), right: inner(part.right) }
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
