/** The shape of a scene: working conditions and the results that follow from them, without a request. Plain data like a calculator schema. */
import type { Bound, ExpressionText } from './bound.ts'

/** A numeric input. Default, bounds and step are in `unit`; it is a number field of the schema that the scene becomes. */
export type SceneItem = {
  /** Symbol in formulas. */
  readonly symbol: string
  readonly unit: string
  readonly default: number
  readonly min?: Bound
  readonly max?: Bound
  readonly exclusiveMin?: Bound
  readonly exclusiveMax?: Bound
  readonly step?: number
}

/** A number made from others. `value` must have the unit `unit`; `formula` and `source` are what people read of it, in no language. */
export type SceneValue = {
  readonly symbol: string
  readonly unit: string
  readonly value: ExpressionText
  readonly formula: string
  readonly source: string
}

/** A stretch of the cycle: names of an item or value in s, and of one in N*m that acts all through it. */
export type ScenePhase = {
  readonly kind: 'accelerate' | 'constant' | 'decelerate' | 'dwell'
  readonly duration: string
  readonly torque: string
}

/** Everything about a scene but its words. Names of items, assumptions and values are its own and differ from each other. */
export type Scene = {
  readonly name: string
  /** Orientation of the axis of rotation. */
  readonly axis: 'vertical' | 'horizontal'
  /** Steps with a pause after each, or rotation without end: there the last phase goes on for ever. */
  readonly motion: 'indexing' | 'continuous'
  /** Name of a drawing. */
  readonly picture: string
  /** In the order of the form. */
  readonly items: Readonly<Record<string, SceneItem>>
  /** Values that the form does not ask for; a caller may change them. */
  readonly assumptions: Readonly<Record<string, SceneItem & { readonly source: string }>>
  readonly values: Readonly<Record<string, SceneValue>>
  /** Items and values that are its results, in order. */
  readonly rows: readonly string[]
  /** The torque at the output over one cycle. `speed` names the speed that is reached. */
  readonly cycle: { readonly speed: string; readonly phases: readonly ScenePhase[] }
}
