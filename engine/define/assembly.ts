/** What a calculator's answer consists of beside its first part: parts sized by other families, open positions, and their joints. */
import type { ExpressionText } from './bound.ts'

/**
 * A part that a family sizes. Its parameters read the parameters of the calculator's request by their names, and the figures of the parts
 * before it: `jack.inputTorque`.
 */
export type SizedRole = {
  /** Service and call that size it, `Service/Call`. */
  readonly sizedBy: string
  readonly request: Readonly<Record<string, ExpressionText>>
  /** Pieces; 1 where it is left out. */
  readonly quantity?: ExpressionText
}

/** What an open position has to meet at least. */
export type RoleNeed = { readonly value: ExpressionText; readonly unit?: string }

/** A position that no catalogue fills, with what it has to meet. `decisive`: the assembly is not complete without it. */
export type OpenRole = { readonly needs: Readonly<Record<string, RoleNeed>>; readonly decisive?: boolean }

/** One figure of both sides of a joint; a side that is left out is not stated. */
export type JointFigure = {
  readonly a?: ExpressionText
  readonly b?: ExpressionText
  readonly unit?: string
  /** How the figure of `a` has to be to that of `b`. */
  readonly is: '<=' | '>=' | '='
}

/** Where two parts meet: `a` and `b` are `<role>.<port>`. */
export type RoleJoint = { readonly a: string; readonly b: string; readonly figures?: Readonly<Record<string, JointFigure>> }

/** The parts of an answer by role, in the order of their positions; the first is the one whose models are listed. */
export type AssemblySchema = {
  readonly roles: Readonly<Record<string, SizedRole | OpenRole>>
  readonly joints: readonly RoleJoint[]
}
