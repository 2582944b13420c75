/** The nodes of a compiled expression. */
import { Absent, invalid, joinAbsent, missing } from './absent.ts'
import { references } from './expression.ts'
import type { Expression } from './expression.ts'
import type { Scalar, Value } from './value.ts'

/** Computes an expression from the values of its slots. Pure; never throws on values of the checked types; never gives NaN, ±Infinity or -0. */
export type Evaluator = (values: readonly Value[]) => Value

/** Slot index of an operand without a slot. No value has this index, so that reading it gives undefined. */
export const nowhere = -1

/** A slot, a constant or a computation. One shape for all three, and no call for the first two: most operands are of those. */
export type Operand = {
  /** Position in the values; `nowhere` for the other two kinds. */
  readonly slot: number
  readonly constant: Scalar | undefined
  readonly evaluate: Evaluator
}

/** What an operand is now. */
export function read(operand: Operand, values: readonly Value[]): Value {
  return (operand.slot >= 0 ? values[operand.slot] : operand.constant) ?? operand.evaluate(values)
}

/**
 * The value at a position; missing where there is none.
 *
 * @throws RangeError where the path has no slot
 */
export function slotOperand(path: string, slot: number): Operand {
  if (!(slot >= 0)) throw new RangeError(`unknown name '${path}'`)
  const empty = missing(path)
  return { slot, constant: undefined, evaluate: (values) => values[slot] ?? empty }
}

/** A literal. */
export function constantOperand(constant: Scalar): Operand {
  return { slot: nowhere, constant, evaluate: () => constant }
}

/** The result of an operation. */
export function computed(evaluate: Evaluator): Operand {
  return { slot: nowhere, constant: undefined, evaluate }
}

/** What comes out where the operands are not what the operator needs: their absence, or a result that is not finite. */
export type Failure = (a: Value, b?: Value) => Absent

/** The failure of one node: the absence of its operands, else invalid because of the inputs it uses. */
export function failureOf(expression: Expression): Failure {
  return (a, b) => {
    if (a instanceof Absent) return b instanceof Absent ? joinAbsent(a, b) : a
    return b instanceof Absent ? b : invalid(...references(expression))
  }
}
